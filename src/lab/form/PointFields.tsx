import type { ReactNode } from "react";
import type { Vec3 } from "../../core/math/vec3";
import { OutlinedButton, PlainButton } from "../../ui/buttons";
import { strings } from "../strings/en";
import { MassField, NumberField, withEntry } from "./fields";
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
          <OnePoint point={point} onChange={(next) => replace(index, next)} />
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

interface OnePointProps {
  readonly point: PointMass;
  readonly onChange: (point: PointMass) => string | null;
}

function OnePoint({ point, onChange }: OnePointProps): ReactNode {
  const { mass, position } = point;
  return (
    <div className="vector-parts">
      {(["x", "y", "z"] as const).map((name, axis) => (
        <NumberField
          key={name}
          label={name}
          measure="length"
          value={position[axis] ?? 0}
          onChange={(value) => onChange({ mass, position: withEntry(position, axis, value) })}
        />
      ))}
      <MassField mass={mass} onChange={(next) => onChange({ mass: next, position })} />
    </div>
  );
}
