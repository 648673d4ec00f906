import type { Vec3 } from "../math/vec3.ts";

export type BodySpec = ShapeSpec | InertiaSpec;

/** Lengths [m] and mass [kg]; the centre of mass is the origin of what is given. */
export type ShapeSpec =
  | { readonly shape: "box"; readonly size: Vec3; readonly mass: number }
  | { readonly shape: "ellipsoid"; readonly semiAxes: Vec3; readonly mass: number }
  | { readonly shape: "cylinder"; readonly radius: number; readonly height: number; readonly mass: number }
  | { readonly shape: "points"; readonly points: readonly PointMass[] }
  | {
      readonly shape: "mesh";
      readonly mesh: string;
      readonly scale: number;
      readonly mass: number;
      readonly massAt: "solid" | "vertices";
    };

export interface PointMass {
  readonly mass: number;
  readonly position: Vec3;
}

/** Three principal moments, or a symmetric tensor row by row [kg m²]. */
export interface InertiaSpec {
  readonly inertia: Vec3 | TensorRows;
  readonly mass: number;
}

/** A symmetric tensor, row by row [kg m²]. */
export type TensorRows = readonly [Vec3, Vec3, Vec3];

export function isTensor(inertia: InertiaSpec["inertia"]): inertia is TensorRows {
  return Array.isArray(inertia[0]);
}
