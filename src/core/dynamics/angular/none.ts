import type { Mat3 } from "../../math/mat3";
import type { Vec3 } from "../../math/vec3";
import type { VelocityRule } from "./rule";

/**
 * The gyroscopic term dropped:  I (ω₂ − ω₁) = 0.
 *
 * @param omega angular velocity [rad/s]
 * @returns the same angular velocity [rad/s]
 */
function none(omega: Vec3, _inertia: Mat3, _dt: number): Vec3 {
  return omega;
}

export const noneRule: VelocityRule = {
  id: "none",
  name: "No gyroscopic term",
  description: "The gyroscopic term is dropped, so without torque the spin never changes.",
  equation: "I\\,(\\omega_2-\\omega_1) = 0",
  order: 0,
  conserves: "energy and the length of L; not its direction",
  usedBy: "cannon-es, Havok; Jolt and PhysX by default",
  source: "cannon-es 0.20, World.internalStep",
  wholeFrame: false,
  state: "velocity",
  axes: "world",
  step: none,
};
