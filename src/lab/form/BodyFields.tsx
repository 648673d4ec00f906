import type { ReactNode } from "react";
import { type BodySpec, isTensor } from "../../core/bodies/spec";
import { strings } from "../strings/en";
import { type Part, PartFields } from "./fields";
import { PointFields } from "./PointFields";
import { type BodyInput, kindOf } from "./similarBody";
import { TensorFields } from "./TensorFields";

const words = strings.body;

interface BodyFieldsProps {
  readonly body: BodySpec;
  readonly set: (next: BodyInput) => string | null;
}

const PARTS: Readonly<Partial<Record<ReturnType<typeof kindOf>, Readonly<Record<string, Part>>>>> = {
  box: { size: [words.size, "length"] },
  ellipsoid: { semiAxes: [words.semiAxes, "length"] },
  cylinder: { radius: [words.radius, "length"], height: [words.height, "length"] },
  mesh: { scale: [words.scale, "number"] },
  moments: { inertia: [words.moments, "inertia", ["1", "2", "3"]] },
};

export function BodyFields({ body, set }: BodyFieldsProps): ReactNode {
  if (!("shape" in body)) {
    if (isTensor(body.inertia)) return <TensorFields rows={body.inertia} mass={body.mass} set={set} />;
  } else if (body.shape === "points") return <PointFields points={body.points} set={set} />;
  const kind = kindOf(body);
  const fields = (
    <PartFields
      key={kind}
      of={body as object as Readonly<Record<string, number | readonly number[]>>}
      parts={{ ...PARTS[kind], mass: [words.mass, "mass"] }}
      set={(change) => set({ ...body, ...change } as BodyInput)}
    />
  );
  return kind === "cylinder" || kind === "mesh" ? <div className="vector-parts">{fields}</div> : fields;
}
