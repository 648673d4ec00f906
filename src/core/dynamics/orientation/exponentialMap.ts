import { cos, sin } from "../../math/elementary.ts";
import { mulQuat, normaliseQuat, type Quat } from "../../math/quat.ts";
import { norm, scaleVec, type Vec3 } from "../../math/vec3.ts";
import type { UnitQuaternionRule } from "./rule.ts";

/**
 * The turn by the angle |ω| dt about ω,
 *     q₂ = (cos θ/2, sin θ/2 ω/|ω|) q₁,   θ = |ω| dt:
 * exact for a constant ω. sin(θ/2)/|ω| has full precision for every |ω| > 0; at 0 its limit is ½ dt.
 *
 * @param q_WB    orientation before, unit
 * @param omega_W angular velocity, world axes [rad/s]
 * @param dt      time step [s]
 * @returns orientation after, unit
 * @see Grassia, "Practical Parameterization of Rotations Using the Exponential Map", 1998
 */
export function exponentialMap(q_WB: Quat, omega_W: Vec3, dt: number): Quat {
  const speed = norm(omega_W);
  const halfAngle = 0.5 * speed * dt;
  const sinOverSpeed = speed === 0 ? 0.5 * dt : sin(halfAngle) / speed;
  const axis = scaleVec(sinOverSpeed, omega_W);
  const turn: Quat = [cos(halfAngle), axis[0], axis[1], axis[2]];
  return normaliseQuat(mulQuat(turn, q_WB));
}

export const exponentialMapRule: UnitQuaternionRule = {
  id: "exponential-map",
  equation:
    "q' = \\left(\\cos\\tfrac{\\theta}{2},\\ \\sin\\tfrac{\\theta}{2}\\,\\tfrac{\\omega}{|\\omega|}\\right) q,\\quad \\theta = |\\omega|\\,\\Delta t",
  form: "unit-quaternion",
  turn: exponentialMap,
};
