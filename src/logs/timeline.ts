import { LogError } from "./logError";
import { roundingOf } from "./precision";
import { type Log, placeOf } from "./readLog";

export interface Timeline {
  /** a whole number a row, from 0; a gap where frames are missing */
  readonly frames: readonly number[];
  /** between frames, in the log's own unit; null where it holds no time */
  readonly step: number | null;
  /** of `step`, relative to it */
  readonly uncertainty: number;
  readonly missing: number;
  readonly isUneven: boolean;
  /** standard deviation of a clock's times of equal steps, in the log's own unit; null for times of the steps themselves */
  readonly jitter: number | null;
}

/** Times off the grid by more than this share of a step are uneven. */
const UNEVEN = 0.05;

/** @throws LogError where times do not increase */
export function timelineOf({ format, times, frames, lines, columns, names }: Log): Timeline {
  const axis = times ?? frames;
  if (axis === null)
    return numbered(
      lines.map((_, index) => index),
      null,
      0,
    );
  const name = names[(times === null ? columns.frame : columns.time) ?? -1] ?? "t";
  for (let k = 1; k < axis.length; k++) {
    if ((axis[k] ?? 0) > (axis[k - 1] ?? 0)) continue;
    throw new LogError(
      `${placeOf(format, lines[k] ?? 0)}, column ${name}: expected more than the ${axis[k - 1]} before it, got ${axis[k]}`,
    );
  }
  if (times === null) return numbered(onGrid(axis, 1), null, 0);
  return timed(times);
}

function timed(times: readonly number[]): Timeline {
  const [first = 0] = times;
  const last = times.at(-1) ?? first;
  const { absolute, relative } = roundingOf(times);
  const rounding = 4 * (absolute + relative * Math.max(Math.abs(first), Math.abs(last)));
  const mean = (last - first) / (times.length - 1);
  const isWhole = times.every((time, k) => Math.abs(time - first - k * mean) <= UNEVEN * mean + rounding);
  const gaps = times.slice(1).map((time, k) => time - (times[k] ?? 0));
  const usual = isWhole ? mean : (gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? mean);
  const index = onGrid(times, usual);
  const count = index.at(-1) ?? 1;
  const step = (last - first) / count;
  const isUneven = times.some(
    (time, k) => Math.abs(time - first - (index[k] ?? 0) * step) > UNEVEN * step + rounding,
  );
  return { ...numbered(index, step, (rounding + 1e-14 * Math.abs(last)) / (last - first)), isUneven };
}

/** Steps are equal where turns over |ω| are so many times more alike than over the times between. */
const MORE_ALIKE = 5;

/**
 * The equal steps of a log with a clock's times: a frame's turn is as ω says whatever the clock says. A gap of two steps or more
 * is missing frames.
 *
 * @returns null where the steps are as uneven as the times
 */
export function stepsOfClock(
  { times, omegas }: Pick<Log, "times" | "omegas">,
  quaternions: readonly (readonly number[])[],
): Timeline | null {
  if (times === null || omegas === null) return null;
  const gaps = times.slice(1).map((time, k) => time - (times[k] ?? 0));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const counts = gaps.map((gap) => Math.max(1, Math.round(gap / usual)));
  const speedAt = (row: number) => Math.hypot(...(omegas[row] ?? []));
  const ratios = gaps.flatMap((gap, k) => {
    const speed = 0.5 * (speedAt(k) + speedAt(k + 1));
    const turn = distance(quaternions[k] ?? [], quaternions[k + 1] ?? []) / (counts[k] ?? 1);
    return speed > 0 ? [{ equal: turn / speed, timed: (turn * (counts[k] ?? 1)) / speed / gap }] : [];
  });
  const isEqual =
    spread(ratios.map(({ equal }) => equal)) * MORE_ALIKE < spread(ratios.map(({ timed }) => timed));
  if (!isEqual) return null;
  let frame = 0;
  const frames = [0, ...counts.map((count) => (frame += count))];
  const [first = 0] = times;
  const step = ((times.at(-1) ?? first) - first) / frame;
  const off = times.map((time, k) => time - first - (frames[k] ?? 0) * step);
  // Times that wander off do not say how long a step is.
  if (off.some((each) => Math.abs(each) > step)) return null;
  const jitter = deviation(off);
  return { ...numbered(frames, step, (4 * jitter) / (step * frame)), jitter };
}

/** Standard deviation over the mean. */
function spread(values: readonly number[]): number {
  return deviation(values) / (values.reduce((sum, value) => sum + value, 0) / values.length);
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** How many steps each value is after the first, to the nearest. */
function onGrid(axis: readonly number[], step: number): readonly number[] {
  const [first = 0] = axis;
  return axis.map((value) => Math.round((value - first) / step));
}

function numbered(frames: readonly number[], step: number | null, uncertainty: number): Timeline {
  const missing = (frames.at(-1) ?? 0) + 1 - frames.length;
  return { frames, step, uncertainty, missing, isUneven: false, jitter: null };
}

/** Frame rates that programs are set to [Hz]. */
const RATES = [
  24, 25, 30, 48, 50, 60, 72, 75, 80, 90, 100, 120, 125, 128, 144, 150, 165, 180, 200, 240, 250, 256, 300,
  360, 400, 480, 500, 512, 600, 800, 1000, 1200, 2000, 2400, 5000, 10000,
];

/**
 * The step that a program was set to: a rate as above, or whole milliseconds, within what the log leaves open.
 *
 * @param dt          [s]
 * @param uncertainty relative
 */
export function usualStep(dt: number, uncertainty: number): number {
  const open = Math.max(uncertainty, 1e-12);
  const known = [...RATES.map((rate) => 1 / rate), Math.round(dt * 1000) / 1000].filter(
    (step) => step > 0 && Math.abs(step - dt) <= open * dt,
  );
  const [nearest] = known.sort((a, b) => Math.abs(a - dt) - Math.abs(b - dt));
  return nearest ?? dt;
}

/** A body was set elsewhere where a turn is wider by this factor than its neighbours. */
const WIDER = 5;

/** And at least this wide, as a distance between unit quaternions. */
const WIDE = 0.1;

/** Leaves a gap where a body was set elsewhere, so that nothing is run across it; counts these. */
export function withoutJumps(
  timeline: Timeline,
  quaternions: readonly (readonly number[])[],
): { readonly timeline: Timeline; readonly jumps: number } {
  const turns = quaternions.slice(1).map((q, k) => distance(quaternions[k] ?? [], q));
  let jumps = 0;
  const frames = timeline.frames.map((frame, row) => {
    if (row > 0 && isJump(turns, row - 1)) jumps++;
    return frame + jumps;
  });
  return jumps === 0 ? { timeline, jumps } : { timeline: { ...timeline, frames }, jumps };
}

function isJump(turns: readonly number[], at: number): boolean {
  const turn = turns[at] ?? 0;
  const neighbours = Math.max(turns[at - 1] ?? 0, turns[at + 1] ?? 0);
  return turns.length > 2 && turn > WIDE && turn > WIDER * neighbours;
}

/** Between two quaternions in any order of components, sign aside. */
function distance(p: readonly number[], q: readonly number[]): number {
  const squares = (sign: number) => p.reduce((sum, x, k) => sum + (x - sign * (q[k] ?? 0)) ** 2, 0);
  return Math.sqrt(Math.min(squares(1), squares(-1)));
}
