import { addQuat, mulQuat, normaliseQuat, type Quat } from "../../math/quat.ts";
import { scaleVec, type Vec3 } from "../../math/vec3.ts";
import type { UnitQuaternionRule } from "./rule.ts";

/**
 * One Euler step of  q̇ = ½ (0, ω) q,  brought back to unit length:  q₂ ∝ q₁ + ½ dt (0, ω) q₁.
 * The step multiplies q₁ on the left by  (1, ½ dt ω) ∝ (cos θ/2, sin θ/2 ω/|ω|):  it turns by θ = 2 arctan(|ω| dt / 2),
 * which is always less than |ω| dt.
 *
 * @see Fiedler, "Physics in 3D", 2004
 */
export function quaternionStep(q_WB: Quat, omega_W: Vec3, dt: number): Quat {
  const half = scaleVec(0.5 * dt, omega_W);
  const change = mulQuat([0, half[0], half[1], half[2]], q_WB);
  return normaliseQuat(addQuat(q_WB, change));
}

export const quaternionRule: UnitQuaternionRule = {
  id: "quaternion",
  equation: "q' \\propto q + \\tfrac12\\Delta t\\,(0,\\omega)\\,q",
  form: "unit-quaternion",
  turn: quaternionStep,
};
