import type { MassProperties } from "../../bodies/massProperties.ts";
import { mulVec } from "../../math/mat3.ts";
import { rotate, rotateInverse } from "../../math/quat.ts";
import { scaleVec, subVec } from "../../math/vec3.ts";
import type { Load } from "../load.ts";
import { exponentialMap } from "../orientation/exponentialMap.ts";
import { kickDriftKick } from "../translation.ts";
import { implicitConverged } from "./implicitConverged.ts";
import { kick } from "./kick.ts";
import type { RotationalState, WholeFrameRule } from "./rule.ts";

/**
 * The implicit midpoint rule in body axes,
 *     I (ω₂ − ω₁) + dt ω_m × I ω_m = 0,   ω_m = ½ (ω₁ + ω₂).
 * With ω₂ = 2 ω_m − ω₁ it is a backward Euler step of half the length for ω_m,
 *     I (ω_m − ω₁) + ½ dt ω_m × I ω_m = 0,
 * which is solved to round-off; the body turns by ω_m. The product of the rule with ω_m leaves
 * ½ (ω₂·Iω₂ − ω₁·Iω₁) = 0 and the product with Iω_m leaves ½ (|Iω₂|² − |Iω₁|²) = 0: E and |L| stay to round-off. The
 * direction of L stays to second order. Torque acts as half kicks before and after.
 *
 * @param start orientation, and angular momentum [kg m²/s]
 * @param body mass properties
 * @param load null where nothing acts
 * @param dt   time step [s]
 * @returns orientation and angular momentum after the step
 * @see MuJoCo 3.7 to 3.10, implicitfast, free bodies without children, in vacuum and without constraints; Hairer, Lubich and Wanner, "Geometric Numerical Integration", VII.5
 */
export function midpoint(
  start: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  const kicked = kick(start, body, load, 0.5 * dt);
  const momentum_B = rotateInverse(kicked.q_WB, kicked.momentum_W);
  const omega_B = mulVec(body.inverseInertia_B, momentum_B);
  const middle_B = implicitConverged(omega_B, body.inertia_B, 0.5 * dt);
  const next_B = subVec(scaleVec(2, middle_B), omega_B);
  const q_WB = exponentialMap(kicked.q_WB, rotate(kicked.q_WB, middle_B), dt);
  const momentum_W = rotate(q_WB, mulVec(body.inertia_B, next_B));
  return kick({ q_WB, momentum_W }, body, load, 0.5 * dt);
}

export const midpointRule: WholeFrameRule = {
  id: "midpoint",
  equation:
    "I\\,(\\omega'-\\omega) + \\Delta t\\,\\omega_m\\times I\\omega_m = 0,\\quad \\omega_m = \\tfrac12(\\omega+\\omega')",
  order: 2,
  wholeFrame: true,
  state: "rotational",
  advance: midpoint,
  translate: kickDriftKick,
};
