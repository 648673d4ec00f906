import type { ReactNode } from "react";
import { type BodySpec, isTensor } from "../../core/bodies/spec";
import { strings } from "../strings/en";
import { PartFields } from "./fields";
import { MomentFields, TensorFields, VectorAndMass } from "./InertiaFields";
import { PointFields } from "./PointFields";
import type { BodyInput } from "./similarBody";

const words = strings.body;

const MASS = [words.mass, "mass"] as const;

interface BodyFieldsProps {
  readonly body: BodySpec;
  readonly set: (next: BodyInput) => string | null;
}

export function BodyFields({ body, set }: BodyFieldsProps): ReactNode {
  if (!("shape" in body)) {
    const { inertia, mass } = body;
    return isTensor(inertia) ? (
      <TensorFields rows={inertia} mass={mass} set={set} />
    ) : (
      <MomentFields moments={inertia} mass={mass} set={set} />
    );
  }
  switch (body.shape) {
    case "box":
      return (
        <VectorAndMass
          key="box"
          vector={{ legend: words.size, measure: "length", value: body.size }}
          mass={body.mass}
          set={(size, mass) => set({ ...body, size, mass })}
        />
      );
    case "ellipsoid":
      return (
        <VectorAndMass
          key="ellipsoid"
          vector={{ legend: words.semiAxes, measure: "length", value: body.semiAxes }}
          mass={body.mass}
          set={(semiAxes, mass) => set({ ...body, semiAxes, mass })}
        />
      );
    case "cylinder":
      return (
        <div className="vector-parts">
          <PartFields
            key="cylinder"
            of={body}
            parts={{ radius: [words.radius, "length"], height: [words.height, "length"], mass: MASS }}
            set={set}
          />
        </div>
      );
    case "points":
      return <PointFields points={body.points} set={set} />;
    case "mesh":
      return (
        <div className="vector-parts">
          <PartFields key="mesh" of={body} parts={{ scale: [words.scale, "number"], mass: MASS }} set={set} />
        </div>
      );
  }
}
