import { mulQuat, normaliseQuat, type Quat } from "../../math/quat.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { exponentialMap } from "./exponentialMap.ts";
import type { UnitQuaternionRule } from "./rule.ts";

/**
 * The mistake of {@link quaternionWrongSideStep} with the exponential map:  q₂ = q₁ exp(½ dt ω)  with ω in world axes on the right of q.
 * Since  q exp(½ θ) = exp(½ Rθ) q,  the body turns about Rω.
 *
 * @returns orientation after, unit, turned about the wrong axis unless body and world axes agree
 */
export function exponentialMapWrongSide(q_WB: Quat, omega_W: Vec3, dt: number): Quat {
  const turn = exponentialMap([1, 0, 0, 0], omega_W, dt);
  return normaliseQuat(mulQuat(q_WB, turn));
}

export const exponentialMapWrongSideRule: UnitQuaternionRule = {
  id: "exponential-map-wrong-side",
  equation:
    "q_2 = q_1 \\left(\\cos\\tfrac{\\theta}{2},\\ \\sin\\tfrac{\\theta}{2}\\,\\tfrac{\\omega}{|\\omega|}\\right),\\quad \\theta = |\\omega|\\,\\Delta t",
  form: "unit-quaternion",
  turn: exponentialMapWrongSide,
};
