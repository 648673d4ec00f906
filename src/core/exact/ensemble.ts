import type { Principal } from "../bodies/principal.ts";
import { cos, sin } from "../math/elementary.ts";
import { rotate } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";
import { type MomentumMotion, momentumAlongAxes, momentumMotion } from "./momentumMotion.ts";

/**
 * Free motions of one body that share |L|, its direction spread over a cap of radius `tilt` about the intermediate axis: the
 * uncertainty of the start.
 */
export type Ensemble = readonly MomentumMotion[];

/** π (3 − √5) [rad]: no two members stand at the same angle round the axis. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * The k-th of n members spread evenly over the cap: tilt √((k + ½) / n) from the axis, and a golden angle round it from the one
 * before.
 *
 * @param principal moments and axes of the body
 * @param momentum  |L| [kg m²/s], > 0
 * @param tilt      radius of the cap [rad]
 * @param count     n
 * @param k         from 0 to n − 1
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

/**
 * The motion of L from a start given along the principal axes [kg m²/s].
 *
 * @throws Error where L would be constant in the body
 */
export function motionFrom(principal: Principal, [x, y, z]: Vec3): MomentumMotion {
  const [x_B, y_B, z_B] = principal.axes_B;
  const momentum_B: Vec3 = [
    x * x_B[0] + y * y_B[0] + z * z_B[0],
    x * x_B[1] + y * y_B[1] + z * z_B[1],
    x * x_B[2] + y * y_B[2] + z * z_B[2],
  ];
  const motion = momentumMotion(principal, momentum_B);
  if (motion === null) throw new Error("L is constant in the body");
  return motion;
}

export function directionOfMember(member: MomentumMotion, t: number): Vec3 {
  return rotate(member.q_BP, momentumAlongAxes(member, t));
}

/**
 * The time from one flip of a free body to the next, half a period of its motion,  2K/λ  [s]. Infinite on the separatrix, and where L
 * is constant in the body (`null`).
 */
export function flipInterval(member: MomentumMotion | null): number {
  return member === null || member.onSeparatrix
    ? Number.POSITIVE_INFINITY
    : (2 * member.modulus.quarterPeriod) / member.rate;
}

/** Whether L is on its first side of the plane across the intermediate axis: it crosses once a half period. */
export function isOnSideOfStart(member: MomentumMotion, t: number): boolean {
  if (member.onSeparatrix) return true;
  const halfPeriods = (phase: number) => Math.floor(phase / (2 * member.modulus.quarterPeriod));
  return (halfPeriods(member.startPhase + member.rate * t) - halfPeriods(member.startPhase)) % 2 === 0;
}
