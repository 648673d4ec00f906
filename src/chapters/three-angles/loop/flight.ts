import { attitudeAt, type FreeRotation, freeRotation } from "../../../core/exact/freeRotation";
import { angleRates, anglesFromMat, quatFromAngles } from "../../../core/math/eulerAngles";
import { type Quat, quatToMat, rotate, rotateInverse } from "../../../core/math/quat";
import type { Vec3 } from "../../../core/math/vec3";
import { DART_BODY } from "../dart";

/*
 * A loop that misses the zenith. The aeroplane is a free body that spins about the line of its wings, one of its principal axes, and
 * starts level with a bank of δ. World axes: x where its nose points at the start, y to the right, z down.
 */

export const LAST_FRAME = 240;
/** Frames a second. */
export const PACE = 30;
export const LOOP_SECONDS = LAST_FRAME / PACE;
/** [rad/s] */
export const SPIN = (2 * Math.PI) / LOOP_SECONDS;

export interface Flight {
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  /** Yaw, pitch and roll [rad], yaw counted on past half a turn. */
  readonly angles: Vec3;
  /** [rad/s] */
  readonly rates: Vec3;
}

/** @param miss δ [rad] @param t [s] */
export function flightAt(miss: number, t: number): Flight {
  const { q_WB, omega_W } = attitudeAt(loopPast(miss), t);
  const [yaw, pitch, roll] = anglesFromMat("zyx", quatToMat(q_WB));
  // Yaw is never a quarter turn from the angle flown.
  const turns = Math.round((SPIN * t - yaw) / (2 * Math.PI));
  return {
    q_WB,
    omega_W,
    angles: [yaw + 2 * Math.PI * turns, pitch, roll],
    rates: angleRates("zyx", [yaw, pitch, roll], rotateInverse(q_WB, omega_W)),
  };
}

let last: { readonly miss: number; readonly loop: FreeRotation } | null = null;

function loopPast(miss: number): FreeRotation {
  if (last?.miss === miss) return last.loop;
  const start = quatFromAngles("zyx", [0, 0, miss]);
  const loop = freeRotation(DART_BODY, start, rotate(start, [0, SPIN, 0]));
  last = { miss, loop };
  return loop;
}
