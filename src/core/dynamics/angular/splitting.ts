import type { MassProperties } from "../../bodies/massProperties";
import { cos, sin } from "../../math/elementary";
import { mulQuat, normaliseQuat, type Quat, rotateInverse } from "../../math/quat";
import { dot, type Vec3 } from "../../math/vec3";
import type { Load } from "../load";
import { kick } from "./kick";
import type { RotationalState, WholeFrameRule } from "./rule";

/**
 * A symmetric product of exact rotations about the principal axes x, y, z in ascending order of moment,
 *     x½ y½ z y½ x½,   each by the angle (L·axis / I) dt that the body would turn with that one term of its energy.
 * L stays as it is; E is kept to second order and does not drift. Torque acts as half kicks before and after.
 *
 * @param spin orientation, and angular momentum [kg m²/s]
 * @param body mass properties
 * @param load null where nothing acts
 * @param dt   time step [s]
 * @returns orientation and angular momentum after the step
 * @see McLachlan and Zanna, "The Discrete Moser-Veselov Algorithm for the Free Rigid Body, Revisited", 2005;
 *      Dullweber, Leimkuhler and McLachlan 1997
 */
function splitting(
  spin: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  const kicked = kick(spin, body, load, 0.5 * dt);
  const { moments, axes_B } = body.principal;
  const [x_B, y_B, z_B] = axes_B;
  const momentum_W = kicked.momentum_W;
  const afterX = turnAbout(x_B, moments[0], kicked.q_WB, momentum_W, 0.5 * dt);
  const afterY = turnAbout(y_B, moments[1], afterX, momentum_W, 0.5 * dt);
  const afterZ = turnAbout(z_B, moments[2], afterY, momentum_W, dt);
  const afterY2 = turnAbout(y_B, moments[1], afterZ, momentum_W, 0.5 * dt);
  const afterX2 = turnAbout(x_B, moments[0], afterY2, momentum_W, 0.5 * dt);
  return kick({ q_WB: normaliseQuat(afterX2), momentum_W }, body, load, 0.5 * dt);
}

/** The orientation after a turn about one principal axis at the rate that L along it asks for. */
function turnAbout(axis_B: Vec3, moment: number, q_WB: Quat, momentum_W: Vec3, dt: number): Quat {
  const momentum_B = rotateInverse(q_WB, momentum_W);
  const halfAngle = (0.5 * dt * dot(axis_B, momentum_B)) / moment;
  const s = sin(halfAngle);
  return mulQuat(q_WB, [cos(halfAngle), s * axis_B[0], s * axis_B[1], s * axis_B[2]]);
}

export const splittingRule: WholeFrameRule = {
  id: "splitting",
  name: "Splitting",
  description: "Exact rotations about the three principal axes in turn, arranged symmetrically.",
  equation:
    "\\Phi_{\\Delta t} = x_{1/2}\\,y_{1/2}\\,z\\,y_{1/2}\\,x_{1/2},\\quad \\theta_i = \\frac{L_i}{I_i}\\,\\Delta t",
  order: 2,
  conserves: "L to round-off; energy swings to second order and does not drift",
  usedBy: "geometric integrators",
  source: "Dullweber, Leimkuhler and McLachlan 1997; McLachlan and Zanna 2005",
  wholeFrame: true,
  state: "spin",
  advance: splitting,
};
