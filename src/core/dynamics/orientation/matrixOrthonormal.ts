import type { Mat3 } from "../../math/mat3.ts";
import { cross, dot, normaliseVec, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import { matrixStep } from "./matrix.ts";
import type { MatrixRule } from "./rule.ts";

/**
 * The matrix step, followed by Gram and Schmidt's orthonormalisation of the columns: the first keeps its direction, the
 * second loses its part along the first, the third is their cross product.
 *
 * @param rotation rotation matrix before
 */
export function matrixOrthonormalStep(rotation: Mat3, omega_W: Vec3, dt: number): Mat3 {
  const stretched = matrixStep(rotation, omega_W, dt);
  const x_W = normaliseVec([stretched[0], stretched[3], stretched[6]]);
  const y: Vec3 = [stretched[1], stretched[4], stretched[7]];
  const y_W = normaliseVec(subVec(y, scaleVec(dot(y, x_W), x_W)));
  const z_W = cross(x_W, y_W);
  return [x_W[0], y_W[0], z_W[0], x_W[1], y_W[1], z_W[1], x_W[2], y_W[2], z_W[2]];
}

/** @see Baraff, Rigid Body Simulation I, SIGGRAPH 1997 course notes */
export const matrixOrthonormalRule: MatrixRule = {
  id: "matrix-orthonormal",
  equation: "R_2 = \\operatorname{GramSchmidt}(R_1 + \\Delta t\\,\\Omega R_1)",
  form: "matrix",
  turn: matrixOrthonormalStep,
};
