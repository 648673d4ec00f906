import type { State } from "../dynamics/state";
import type { System } from "../dynamics/system";
import { rotateInverse } from "../math/quat";
import { dot } from "../math/vec3";

/** Flips so far, and the side of the intermediate axis that ω is on: +1 that of the start, −1 the other. */
export interface Flips {
  readonly flips: number;
  readonly side: 1 | -1;
}

export const noFlips: Flips = { flips: 0, side: 1 };

/**
 * Counts a flip when the component of ω_B along the intermediate axis passes from beyond +½ of its initial value to
 * beyond −½, or back. Fold over the frames in order, from {@link noFlips}.
 *
 * @param start any lane's frame 0
 * @param state the frame after those counted so far
 */
export function countFlips(system: System, start: State, state: State, before: Flips): Flips {
  const initial = intermediateSpin(system, start);
  const now = intermediateSpin(system, state);
  const crossed = initial * now * before.side < 0 && Math.abs(now) > 0.5 * Math.abs(initial);
  return crossed ? { flips: before.flips + 1, side: before.side === 1 ? -1 : 1 } : before;
}

function intermediateSpin(system: System, state: State): number {
  const omega_B = rotateInverse(state.q_WB, state.omega_W);
  return dot(omega_B, system.body.principal.axes_B[1]);
}
