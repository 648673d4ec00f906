import type { ReactNode } from "react";
import { type BodySpec, isTensor } from "../../core/bodies/spec";
import { strings } from "../strings/en";
import { MassField, NumberField, VectorField } from "./fields";
import { MomentFields, TensorFields } from "./InertiaFields";
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
      return <BoxFields body={body} set={set} />;
    case "ellipsoid":
      return <EllipsoidFields body={body} set={set} />;
    case "cylinder":
      return <CylinderFields body={body} set={set} />;
    case "points":
      return <PointFields points={body.points} set={set} />;
    case "mesh":
      return <MeshFields body={body} set={set} />;
  }
}

function BoxFields({ body, set }: BodyFieldsProps<Shaped<"box">>): ReactNode {
  const { size, mass } = body;
  return (
    <>
      <VectorField
        legend={words.size}
        measure="length"
        value={size}
        onChange={(next) => set({ ...body, size: [...next] })}
      />
      <MassField mass={mass} onChange={(next) => set({ ...body, size: [...size], mass: next })} />
    </>
  );
}

function EllipsoidFields({ body, set }: BodyFieldsProps<Shaped<"ellipsoid">>): ReactNode {
  const { semiAxes, mass } = body;
  return (
    <>
      <VectorField
        legend={words.semiAxes}
        measure="length"
        value={semiAxes}
        onChange={(next) => set({ ...body, semiAxes: [...next] })}
      />
      <MassField mass={mass} onChange={(next) => set({ ...body, semiAxes: [...semiAxes], mass: next })} />
    </>
  );
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
