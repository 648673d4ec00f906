import type { ReactNode } from "react";
import type { Vec3 } from "../../core/math/vec3";
import { OutlinedButton, PlainButton } from "../../ui/buttons";
import { strings } from "../strings/en";
import { PartFields, VectorParts } from "./fields";
import type { BodyInput } from "./similarBody";

const words = strings.body;

interface PointMass {
  readonly mass: number;
  readonly position: Vec3;
}

/** A body of fewer points may turn about a line without inertia. */
const FEWEST_POINTS = 3;

interface PointFieldsProps {
  readonly points: readonly PointMass[];
  readonly set: (next: BodyInput) => string | null;
}

export function PointFields({ points, set }: PointFieldsProps): ReactNode {
  const take = (next: readonly PointMass[]) =>
    set({ shape: "points", points: next.map(({ mass, position }) => ({ mass, position: [...position] })) });
  const replace = (index: number, point: PointMass) =>
    take(points.map((old, k) => (k === index ? point : old)));
  const remove = (index: number) => take(points.filter((_, k) => k !== index));
  return (
    <>
      {points.map((point, index) => (
        <fieldset className="vector-field" key={words.point(index + 1)}>
          <legend>{words.point(index + 1)}</legend>
          <div className="vector-parts">
            <VectorParts
              measure="length"
              value={point.position}
              onChange={(position) => replace(index, { ...point, position })}
            />
            <PartFields
              of={point}
              parts={{ mass: [words.mass, "mass"] }}
              set={(change) => replace(index, { ...point, ...change })}
            />
          </div>
          {points.length > FEWEST_POINTS ? (
            <PlainButton onPress={() => remove(index)}>{words.removePoint(index + 1)}</PlainButton>
          ) : null}
        </fieldset>
      ))}
      <OutlinedButton onPress={() => take([...points, furtherPoint(points)])}>
        {words.addPoint}
      </OutlinedButton>
    </>
  );
}

function furtherPoint(points: readonly PointMass[]): PointMass {
  return { mass: points[0]?.mass ?? 1, position: [0.1 * points.length, 0.2, 0.3] };
}
