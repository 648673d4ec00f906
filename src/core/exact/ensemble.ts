import type { Principal } from "../bodies/principal";
import { cos, sin } from "../math/elementary";
import { rotate } from "../math/quat";
import type { Vec3 } from "../math/vec3";
import { type MomentumMotion, momentumAlongAxes, momentumMotion } from "./momentumMotion";

/**
 * Many free motions of one body, with one |L|, whose L starts within a small cap about the intermediate axis: what may
 * be true of a body whose start is known but to so much.
 */
export type Ensemble = readonly MomentumMotion[];

/** The golden angle, π (3 − √5): successive members never line up [rad]. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * One member of a cloud spread evenly over its cap: the k-th of n stands at the angle  tilt √((k + ½) / n)  from the axis,
 * and a golden angle further round it than the one before.
 *
 * @param principal moments and axes of the body
 * @param momentum  |L| [kg m²/s], > 0
 * @param tilt      radius of the cap [rad]
 * @param count     n, how many there are
 * @param k         which, from 0 on
 * @see Vogel, "A better way to construct the sunflower head", Math. Biosci. 44 (1979)
 */
export function memberOf(
  principal: Principal,
  momentum: number,
  tilt: number,
  count: number,
  k: number,
): MomentumMotion {
  const off = tilt * Math.sqrt((k + 0.5) / count);
  const across = momentum * sin(off);
  return motionFrom(principal, [across * cos(GOLDEN * k), momentum * cos(off), across * sin(GOLDEN * k)]);
}

/** The motion of L from a start given along the principal axes; throws where L would stand still. */
export function motionFrom(principal: Principal, [x, y, z]: Vec3): MomentumMotion {
  const [x_B, y_B, z_B] = principal.axes_B;
  const momentum_B: Vec3 = [
    x * x_B[0] + y * y_B[0] + z * z_B[0],
    x * x_B[1] + y * y_B[1] + z * z_B[1],
    x * x_B[2] + y * y_B[2] + z * z_B[2],
  ];
  const circulation = momentumMotion(principal, momentum_B);
  if (circulation === null) throw new Error("L stands still in the body");
  return circulation;
}

/** L/|L| in body axes at a time [s]. */
export function directionOfMember(member: MomentumMotion, t: number): Vec3 {
  return rotate(member.q_BP, momentumAlongAxes(member, t));
}

/** Time from one flip to the next, half a period of the motion [s]; infinite on the separatrix. */
export function flipInterval(member: MomentumMotion): number {
  return member.endless ? Number.POSITIVE_INFINITY : (2 * member.modulus.quarterPeriod) / member.rate;
}

/** Flips from the start to a time: how often L has passed through the plane across the intermediate axis. */
export function flipsBy(member: MomentumMotion, t: number): number {
  const halves = (phase: number) => Math.floor(phase / (2 * member.modulus.quarterPeriod));
  if (member.endless) return 0;
  return Math.abs(halves(member.startPhase + member.rate * t) - halves(member.startPhase));
}
