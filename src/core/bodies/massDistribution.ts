import type { Mat3 } from "../math/mat3.ts";
import type { Vec3 } from "../math/vec3.ts";

export interface MassDistribution {
  /** [kg] */
  readonly mass: number;
  /** about the centre of mass [kg m²] */
  readonly inertia_B: Mat3;
  /** from the origin in which the shape was given [m] */
  readonly centre_B: Vec3;
  /** those that can touch a plane, from the centre of mass [m]; null for a body without corners */
  readonly vertices_B: readonly Vec3[] | null;
}
