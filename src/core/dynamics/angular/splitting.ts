import type { MassProperties } from "../../bodies/massProperties.ts";
import { cos, sin } from "../../math/elementary.ts";
import { mulQuat, normaliseQuat, type Quat, rotateInverse } from "../../math/quat.ts";
import { dot, type Vec3 } from "../../math/vec3.ts";
import type { Load } from "../load.ts";
import { kickDriftKick } from "../translation.ts";
import { kick } from "./kick.ts";
import type { RotationalState, WholeFrameRule } from "./rule.ts";

/**
 * The energy splits into one term for each principal axis,
 *     E = L_x²/2I_x + L_y²/2I_y + L_z²/2I_z.
 * With one term alone, say that of x, the motion is exactly a turn about x: ω = (L_x/I_x) x, and a turn about x leaves
 * L_x as it is, so that the angle after a time t is
 *     θ_x = (L_x / I_x) t.
 * A step composes these turns symmetrically, with the axes in ascending order of their moments,
 *     x(½dt) y(½dt) z(dt) y(½dt) x(½dt).
 * Run backwards, the composition is itself, so that its error has only even powers of dt: it is of second order. The
 * turns leave L as it is in the world; E swings to second order and does not drift. Torque acts as half kicks before
 * and after.
 *
 * @param start orientation, and angular momentum [kg m²/s]
 * @param body mass properties
 * @param load null where nothing acts
 * @param dt   time step [s]
 * @returns orientation and angular momentum after the step
 * @see McLachlan and Zanna, "The Discrete Moser-Veselov Algorithm for the Free Rigid Body, Revisited", 2005;
 *      Dullweber, Leimkuhler and McLachlan 1997
 */
export function splitting(
  start: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  const kicked = kick(start, body, load, 0.5 * dt);
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

/** The orientation after a turn about one principal axis by the angle (L_i / I_i) dt. */
function turnAbout(axis_B: Vec3, moment: number, q_WB: Quat, momentum_W: Vec3, dt: number): Quat {
  const momentum_B = rotateInverse(q_WB, momentum_W);
  const halfAngle = (0.5 * dt * dot(axis_B, momentum_B)) / moment;
  const s = sin(halfAngle);
  return mulQuat(q_WB, [cos(halfAngle), s * axis_B[0], s * axis_B[1], s * axis_B[2]]);
}

export const splittingRule: WholeFrameRule = {
  id: "splitting",
  equation:
    "\\Phi_{\\Delta t} = x_{1/2}\\,y_{1/2}\\,z\\,y_{1/2}\\,x_{1/2},\\quad \\theta_i = \\frac{L_i}{I_i}\\,\\Delta t",
  order: 2,
  wholeFrame: true,
  state: "rotational",
  advance: splitting,
  translate: kickDriftKick,
};
