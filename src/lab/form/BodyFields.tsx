import type { ReactNode } from "react";
import { type BodySpec, isTensor } from "../../core/bodies/spec";
import { strings } from "../strings/en";
import { MassField, NumberField } from "./fields";
import { MomentFields, TensorFields, VectorAndMass } from "./InertiaFields";
import { PointFields } from "./PointFields";
import type { BodyInput } from "./similarBody";

const words = strings.body;

interface BodyFieldsProps<Body> {
  readonly body: Body;
  readonly set: (next: BodyInput) => string | null;
}

type Shaped<Shape> = Extract<BodySpec, { readonly shape: Shape }>;

export function BodyFields({ body, set }: BodyFieldsProps<BodySpec>): ReactNode {
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
      return <CylinderFields body={body} set={set} />;
    case "points":
      return <PointFields points={body.points} set={set} />;
    case "mesh":
      return <MeshFields body={body} set={set} />;
  }
}

function CylinderFields({ body, set }: BodyFieldsProps<Shaped<"cylinder">>): ReactNode {
  return (
    <div className="vector-parts">
      <NumberField
        label={words.radius}
        measure="length"
        value={body.radius}
        onChange={(radius) => set({ ...body, radius })}
      />
      <NumberField
        label={words.height}
        measure="length"
        value={body.height}
        onChange={(height) => set({ ...body, height })}
      />
      <MassField mass={body.mass} onChange={(mass) => set({ ...body, mass })} />
    </div>
  );
}

function MeshFields({ body, set }: BodyFieldsProps<Shaped<"mesh">>): ReactNode {
  return (
    <div className="vector-parts">
      <NumberField
        label={words.scale}
        measure="number"
        value={body.scale}
        onChange={(scale) => set({ ...body, scale })}
      />
      <MassField mass={body.mass} onChange={(mass) => set({ ...body, mass })} />
    </div>
  );
}
