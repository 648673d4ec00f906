import { addQuat, mulQuat, normaliseQuat, type Quat } from "../../math/quat.ts";
import { scaleVec, type Vec3 } from "../../math/vec3.ts";
import type { UnitQuaternionRule } from "./rule.ts";

/**
 * A common mistake:  q₂ ∝ q₁ + ½ dt q₁ (0, ω)  with ω in world axes. ω in body axes belongs on the right of q.
 *
 * @returns orientation after, unit, turned about the wrong axis unless body and world axes agree
 */
export function quaternionWrongSideStep(q_WB: Quat, omega_W: Vec3, dt: number): Quat {
  const half = scaleVec(0.5 * dt, omega_W);
  const change = mulQuat(q_WB, [0, half[0], half[1], half[2]]);
  return normaliseQuat(addQuat(q_WB, change));
}

export const quaternionWrongSideRule: UnitQuaternionRule = {
  id: "quaternion-wrong-side",
  equation: "q' \\propto q + \\tfrac12\\Delta t\\,q\\,(0,\\omega)",
  form: "unit-quaternion",
  turn: quaternionWrongSideStep,
};
