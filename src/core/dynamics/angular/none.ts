import type { Mat3 } from "../../math/mat3.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { VelocityRule } from "./rule.ts";

/**
 * The gyroscopic term dropped:  I (ω₂ − ω₁) = 0.
 *
 * @param omega angular velocity [rad/s]
 * @returns the same angular velocity [rad/s]
 */
function none(omega: Vec3, _inertia: Mat3, _dt: number): Vec3 {
  return omega;
}

/** @see cannon-es 0.20, Body.integrate */
export const noneRule: VelocityRule = {
  id: "none",
  equation: "I\\,(\\omega'-\\omega) = 0",
  order: 0,
  wholeFrame: false,
  state: "velocity",
  axes: "world",
  step: none,
};
