import type { Mat3 } from "../math/mat3.ts";
import { addVec, scaleVec, subVec, type Vec3 } from "../math/vec3.ts";
import type { MassDistribution } from "./massDistribution.ts";

/** [kg], [m] */
export interface MassPoint {
  readonly mass: number;
  readonly position: Vec3;
}

/**
 * Particles that keep their distances, about their centre of mass:  I = Σ m (|r|² 1 − r rᵀ).
 *
 * @param given at least one particle
 * @see Baraff, "Rigid Body Simulation I", SIGGRAPH 1997 course notes, 2.10
 */
export function points(given: readonly MassPoint[]): MassDistribution {
  const mass = given.reduce((sum, point) => sum + point.mass, 0);
  const moment = given.reduce<Vec3>(
    (sum, point) => addVec(sum, scaleVec(point.mass, point.position)),
    [0, 0, 0],
  );
  const centre_B = scaleVec(1 / mass, moment);
  const centred = given.map((point) => ({ mass: point.mass, arm_B: subVec(point.position, centre_B) }));
  const products = centred.reduce<Mat3>((sum, point) => plusProducts(sum, point.mass, point.arm_B), zeroMat);
  const vertices_B = centred.map(({ arm_B }) => arm_B);
  return { mass, inertia_B: inertiaFromProducts(products), centre_B, vertices_B };
}

export const zeroMat: Mat3 = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** sum + m r rᵀ [kg m²]. */
export function plusProducts(sum: Mat3, mass: number, r: Vec3): Mat3 {
  const [x, y, z] = r;
  const [mx, my, mz] = scaleVec(mass, r);
  return [
    sum[0] + mx * x,
    sum[1] + mx * y,
    sum[2] + mx * z,
    sum[3] + mx * y,
    sum[4] + my * y,
    sum[5] + my * z,
    sum[6] + mx * z,
    sum[7] + my * z,
    sum[8] + mz * z,
  ];
}

/** I = tr(C) 1 − C [kg m²], with C the sum of m r rᵀ. */
export function inertiaFromProducts(c: Mat3): Mat3 {
  return [c[4] + c[8], -c[1], -c[2], -c[3], c[0] + c[8], -c[5], -c[6], -c[7], c[0] + c[4]];
}
