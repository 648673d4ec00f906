import { exponentialMap } from "../core/dynamics/orientation/exponentialMap";
import { rotationVector } from "../core/identification/kinematics";
import { conjugate, mulQuat } from "../core/math/quat";
import { lerpVec, norm, scaleVec } from "../core/math/vec3";
import type { Axes } from "./axes";
import { type Frame, type Motion, quatIn, type Reading, threeOf } from "./conventions";
import { RATE_UNITS, TIME_UNITS } from "./units";

/** The farthest that ω's turns may be from q's, root mean square [rad]; turns at random are off by two. */
const ALIASED = 0.5;

/**
 * The plain reading of a log whose body turns by more than half a turn a frame, of which q shows the shorter way round.
 *
 * @returns the median turn in a frame [rad], and the reading in which q says the same turns; null where ω says less
 */
export function beyondHalfATurn(
  motion: Motion,
): { readonly reading: Reading | null; readonly turn: number } | null {
  const { step, omegas, frames, quaternions, named, said = {} } = motion;
  if (step === null) return null;
  const unit = said.unit ?? named.unit ?? "rad/s";
  const timeUnit = said.timeUnit ?? named.timeUnit ?? "s";
  const dt = step * TIME_UNITS[timeUnit].si;
  const turns = omegas.map((row) => scaleVec(RATE_UNITS[unit].si * dt, threeOf(row)));
  const turn = turns.map(norm).sort((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0;
  if (!(turn > Math.PI)) return null;
  const order = said.order ?? named.order ?? "wxyz";
  const attitudes = quaternions.map((numbers) => quatIn(order, "body-to-world", numbers));
  const offIn = (frame: Frame) => {
    let [squares, count] = [0, 0];
    for (let k = 0; k + 1 < frames.length; k++) {
      const [from, to, before, after] = [attitudes[k], attitudes[k + 1], turns[k], turns[k + 1]];
      if (!from || !to || !before || !after || frames[k + 1] !== (frames[k] ?? 0) + 1) continue;
      const turned = exponentialMap([1, 0, 0, 0], lerpVec(before, after, 0.5), 1);
      const predicted = frame === "world" ? mulQuat(turned, from) : mulQuat(from, turned);
      squares += norm(rotationVector(mulQuat(predicted, conjugate(to)))) ** 2;
      count++;
    }
    return Math.sqrt(squares / Math.max(1, count));
  };
  const frameOf = (said.omega ? [said.omega] : (["world", "body"] as const)).map((frame) => ({
    frame,
    off: offIn(frame),
  }));
  const best = frameOf.reduce((found, each) => (each.off < found.off ? each : found));
  if (best.off > ALIASED) return { reading: null, turn };
  const axes: Axes = { columns: [0, 1, 2], signs: [1, 1, 1] };
  const common = { order, direction: "body-to-world", omega: best.frame, axes, unit, timeUnit, dt } as const;
  return { reading: { ...common, isUnitKnown: false, disagreement: best.off / turn, slips: 0 }, turn };
}
