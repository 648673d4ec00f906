import type { MassProperties } from "../bodies/massProperties.ts";
import type { Lane } from "../dynamics/lane.ts";
import { sizeOfQuat } from "../math/quat.ts";
import { addVec, dot, norm, scaleVec, subVec, type Vec3 } from "../math/vec3.ts";
import type { Acting } from "./acting.ts";
import { differencesFrom, noise } from "./misfit.ts";
import type { Precision, RecordedFrame, Recording } from "./recording.ts";

/* What happens to a body in single frames: it falls asleep, its speed is cut, it is struck. Rows are counted from 0. */

/** Leaves a gap before each of these rows, so that nothing is run across the way into it. */
export function cutBefore(recording: Recording, rows: ReadonlySet<number>): Recording {
  let gaps = 0;
  const frames = recording.frames.map((recorded, row) => {
    if (rows.has(row)) gaps++;
    return gaps === 0 ? recorded : { ...recorded, frame: recorded.frame + gaps };
  });
  return { ...recording, frames };
}

function roundingAt({ omega, omegaRelative }: Precision, speed: number): number {
  return omega + omegaRelative * speed;
}

/** The last speeds of a body that came to rest by itself are about its rounding; one put to sleep was faster. */
const AWAKE = 50;

/** The first of the last rows in which ω is exactly 0, after one in which the body turned; null where there is none. */
export function sleepIn({ frames, precision }: Recording): number | null {
  let row = frames.length;
  while (row > 0 && norm(frames[row - 1]?.omega_W ?? [1, 0, 0]) === 0) row--;
  const before = frames[row - 1];
  if (row > frames.length - 2 || before === undefined) return null;
  return norm(before.omega_W) > AWAKE * roundingAt(precision, 1) ? row : null;
}

export interface SpeedLimit {
  /** [rad/s] */
  readonly limit: number;
  readonly rows: ReadonlySet<number>;
}

/** A smooth maximum has fewer rows at the greatest speed. */
const FLAT_ROWS = 5;

/**
 * The greatest |ω|, where it stays so to the digits for some rows but changes far more in a frame on the way there. A speed that
 * never changes is that of a ball, or of a rule without the term.
 */
export function speedLimitIn({ frames, precision }: Recording): SpeedLimit | null {
  const speeds = frames.map(({ omega_W }) => norm(omega_W));
  const top = median([...speeds].sort((a, b) => b - a).slice(0, FLAT_ROWS));
  const same = 5 * roundingAt(precision, top) + 4e-16 * top;
  const limit = median(speeds.filter((speed) => Math.abs(speed - top) <= 2 * same));
  const atLimit = speeds.map((speed) => Math.abs(speed - limit) <= same);
  const rows = new Set(atLimit.flatMap((isAt, row) => (isAt ? [row] : [])));
  const above = speeds.filter((speed) => speed > limit + same);
  const isStartAbove = above.length === 1 && speeds[0] === above[0];
  if (rows.size < FLAT_ROWS || (above.length > 0 && !isStartAbove)) return null;
  if (isStartAbove && rows.size === frames.length - 1) return { limit, rows };
  const stepsInto = speeds.flatMap((speed, row) =>
    row > 0 && atLimit[row] === true && atLimit[row - 1] === false
      ? [Math.abs(speed - (speeds[row - 1] ?? 0))]
      : [],
  );
  const isCut = longestRun(atLimit) >= FLAT_ROWS && stepsInto.some((step) => step > ABRUPT * same);
  return isCut ? { limit, rows } : null;
}

/** A smooth speed reaches its greatest, or its end, by steps of no more than these digits. */
const ABRUPT = 8;

function longestRun(flags: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const flag of flags) {
    run = flag ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * The factor by which ω shrinks in each frame while its direction stands still: a body without the gyroscopic term under a damping.
 *
 * @returns with its standard deviation; null where ω does anything else
 */
export function decayOf({
  frames,
  precision,
}: Recording): { readonly factor: number; readonly deviation: number } | null {
  const pairs = frames.flatMap((from, row) => {
    const to = frames[row + 1];
    return to?.frame === from.frame + 1 ? [{ from: from.omega_W, to: to.omega_W }] : [];
  });
  const products = pairs.reduce((sum, { from, to }) => sum + dot(from, to), 0);
  const squares = pairs.reduce((sum, { from }) => sum + dot(from, from), 0);
  const factor = products / squares;
  const isDecay = pairs.every(({ from, to }) => {
    const rounding = 1.75 * roundingAt(precision, norm(from)) + precision.arithmetic * norm(from);
    return norm(subVec(to, scaleVec(factor, from))) <= 4 * rounding;
  });
  const first = frames[0]?.omega_W ?? [0, 0, 0];
  const deviation = (2 * roundingAt(precision, norm(first))) / Math.sqrt(squares);
  return isDecay && factor < 1 - 5 * deviation && pairs.length >= FLAT_ROWS ? { factor, deviation } : null;
}

/** A blow is a change of ω so many times as far from its neighbours as is usual around it. */
const SUDDEN = 12;
const AROUND = 10;
const MOST_BLOWS = 0.1;

/** Rows into which ω changes far more than around them; none where they are many. */
export function suddenRows({ frames, precision }: Recording): ReadonlySet<number> {
  const changes = frames.map((recorded, row) => changeInto(frames[row - 1], recorded));
  const bends = changes.map((change, row) => {
    const [before, after] = [changes[row - 1], changes[row + 1]];
    return change && before && after ? norm(subVec(change, scaleVec(0.5, addVec(before, after)))) : 0;
  });
  const sudden = bends.flatMap((bend, row) => {
    const around = median(bends.slice(Math.max(0, row - AROUND), row + AROUND + 1));
    const floor = roundingAt(precision, norm(frames[row]?.omega_W ?? [0, 0, 0]));
    const isPeak = bend >= (bends[row - 1] ?? 0) && bend >= (bends[row + 1] ?? 0);
    return isPeak && bend > SUDDEN * (around + 2 * floor) ? [row] : [];
  });
  return new Set(sudden.length <= MOST_BLOWS * frames.length ? sudden : []);
}

function changeInto(before: RecordedFrame | undefined, now: RecordedFrame): Vec3 | null {
  return before?.frame === now.frame - 1 ? subVec(now.omega_W, before.omega_W) : null;
}

/** A lane's misfit in multiples of the noise. */
const STRUCK = 20;
const MOST_FRAMES = 5000;

/** Rows into which a lane that follows the recording elsewhere is far off; none where they are many. */
export function rowsOff(
  recording: Recording,
  body: MassProperties,
  lane: Lane,
  acting: Acting | null,
  most = MOST_BLOWS,
): readonly number[] {
  const { frames, precision, dt } = recording;
  const isKnown = lane.orientation !== "matrix" || frames[0]?.rawAttitude?.form === "matrix";
  if (!isKnown || lane.angular === "exact" || frames.length > MOST_FRAMES) return [];
  const off = frames.flatMap((recorded, at) => {
    if (frames[at + 1]?.frame !== recorded.frame + 1) return [];
    const [difference] = differencesFrom(recording, body, lane, { at, horizon: 1 }, acting);
    const explained = noise(precision, dt, norm(recorded.omega_W), 1);
    const isOff =
      difference === undefined ||
      norm(difference.omega) > STRUCK * explained.omega ||
      sizeOfQuat(difference.q) > STRUCK * explained.q;
    return isOff ? [at + 1] : [];
  });
  return off.length <= most * frames.length ? off : [];
}
