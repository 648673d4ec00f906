import { addMat, type Mat3, mulMat, scaleMat, skew } from "../../math/mat3.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { MatrixRule } from "./rule.ts";

/**
 * One Euler step of  Ṙ = Ω R,  Ω = [ω]×:  R₂ = R₁ + dt Ω R₁.
 * In the plane across ω the matrix 1 + dt Ω is (1, −h; h, 1) with h = |ω| dt: a turn times √(1 + h²). By that factor the
 * part of a column across ω grows at every step, and det R by 1 + h².
 *
 * @param rotation matrix before, its columns the body's axes in world components
 * @returns matrix after, not quite a rotation
 */
export function matrixStep(rotation: Mat3, omega_W: Vec3, dt: number): Mat3 {
  const rate = mulMat(skew(omega_W), rotation);
  return addMat(rotation, scaleMat(dt, rate));
}

/** @see Baraff, Rigid Body Simulation I, SIGGRAPH 1997 course notes */
export const matrixRule: MatrixRule = {
  id: "matrix",
  equation: "R_2 = R_1 + \\Delta t\\,\\Omega R_1",
  form: "matrix",
  turn: matrixStep,
};
