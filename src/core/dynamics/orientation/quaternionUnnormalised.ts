import { addQuat, mulQuat, type Quat } from "../../math/quat.ts";
import { scaleVec, type Vec3 } from "../../math/vec3.ts";
import type { QuaternionRule } from "./rule.ts";

/**
 * One Euler step of  q̇ = ½ (0, ω) q  without normalising:  q₂ = q₁ + ½ dt (0, ω) q₁.
 * The step multiplies q₁ on the left by (1, ½ dt ω), and lengths of quaternions multiply: |q| grows by √(1 + (|ω| dt / 2)²)
 * at every step.
 *
 * @returns quaternion after, longer
 */
export function quaternionUnnormalisedStep(quaternion: Quat, omega_W: Vec3, dt: number): Quat {
  const half = scaleVec(0.5 * dt, omega_W);
  const change = mulQuat([0, half[0], half[1], half[2]], quaternion);
  return addQuat(quaternion, change);
}

export const quaternionUnnormalisedRule: QuaternionRule = {
  id: "quaternion-unnormalised",
  equation: "q' = q + \\tfrac12\\Delta t\\,(0,\\omega)\\,q",
  form: "quaternion",
  turn: quaternionUnnormalisedStep,
};
