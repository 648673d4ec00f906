import { type Mat3, mulVec } from "../../math/mat3.ts";
import { type Quat, rotate, rotateInverse } from "../../math/quat.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { MomentumRule } from "./rule.ts";

/**
 * The angular velocity that belongs to an angular momentum,  ω = R I_B⁻¹ Rᵀ L.
 *
 * @param momentum_W        angular momentum about the centre of mass, world axes [kg m²/s]
 * @param q_WB              orientation of the axes in which the tensor is given
 * @param inverseInertia_B  inverse inertia tensor in those axes [kg⁻¹ m⁻²]
 * @returns angular velocity, world axes [rad/s]
 * @see Baraff, "Rigid Body Simulation I", SIGGRAPH 1997 course notes, 2.11
 */
export function velocityOf(momentum_W: Vec3, q_WB: Quat, inverseInertia_B: Mat3): Vec3 {
  const momentum_B = rotateInverse(q_WB, momentum_W);
  const omega_B = mulVec(inverseInertia_B, momentum_B);
  return rotate(q_WB, omega_B);
}

/**
 * The angular momentum that belongs to an angular velocity,  L = R I_B Rᵀ ω.
 *
 * @param omega_W   angular velocity, world axes [rad/s]
 * @param q_WB      orientation of the axes in which the tensor is given
 * @param inertia_B inertia tensor in those axes [kg m²]
 * @returns angular momentum about the centre of mass, world axes [kg m²/s]
 */
export function momentumOf(omega_W: Vec3, q_WB: Quat, inertia_B: Mat3): Vec3 {
  const omega_B = rotateInverse(q_WB, omega_W);
  const momentum_B = mulVec(inertia_B, omega_B);
  return rotate(q_WB, momentum_B);
}

export const momentumRule: MomentumRule = {
  id: "momentum",
  equation: "L' = L + \\Delta t\\,\\tau,\\qquad \\omega = R I_B^{-1} R^{\\mathsf T} L",
  order: 1,
  wholeFrame: false,
  state: "momentum",
};
