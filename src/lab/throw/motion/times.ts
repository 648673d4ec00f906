import { normalEquations, solveLinear } from "../../../core/identification/leastSquares";
import type { Sample } from "./sample";

/*
 * When samples were taken. A browser tells when an event reached the page, some milliseconds after the sensor was read and never
 * equally many; the sensor itself runs on a clock of its own. Where the times fit a straight line over whole steps, that line is often
 * the better witness. Where they do not, they are kept as they are: nothing here needs equal steps.
 */

export interface Timed {
  readonly samples: readonly Sample[];
  /** the usual time between two [s] */
  readonly step: number;
  /** how far the given times lay from the line, root mean square [s]; null where they were kept */
  readonly jitter: number | null;
  /** readings that came twice, and were taken once */
  readonly repeated: number;
}

/** Times farther than this share of a step from the line are the sensor's own, and are kept. */
const LARGEST_JITTER = 0.35;

/** The fewest readings of which a rate is computed. */
const FEWEST = 8;

/** Deviations from even steps below this share of a step make no difference. */
const SMALL_JITTER = 0.01;

/** The possible times of samples, the likeliest first; the fit of the motion decides between them. */
export function timings(given: readonly Sample[]): readonly Timed[] {
  const samples = withoutRepeats(given);
  const gaps = samples.slice(1).map(({ t }, k) => t - (samples[k]?.t ?? 0));
  const step = median(gaps.filter((gap) => gap > 0));
  const kept = { samples: rising(samples), step, jitter: null, repeated: given.length - samples.length };
  const even = laidOut(kept, samples, gaps);
  if (even === null) return [kept];
  return (even.jitter ?? 0) < SMALL_JITTER * even.step ? [even] : [even, kept];
}

/** The same samples on even steps; null where they do not come near to any. */
function laidOut(
  { step: usual, repeated }: Timed,
  samples: readonly Sample[],
  gaps: readonly number[],
): Timed | null {
  if (samples.length < FEWEST || !(usual > 0)) return null;
  const steps = wholeSteps(gaps, usual);
  const line = lineThrough(
    steps,
    samples.map(({ t }) => t),
  );
  if (line === null || !(line.rms < LARGEST_JITTER * line.slope)) return null;
  const at = (k: number) => line.from + line.slope * (steps[k] ?? 0);
  return {
    samples: samples.map((sample, k) => ({ ...sample, t: at(k) })),
    step: line.slope,
    jitter: line.rms,
    repeated,
  };
}

/**
 * The number of steps from the first sample to each. An event that comes late is followed by one that comes early: the sum
 * decides.
 */
function wholeSteps(gaps: readonly number[], usual: number): number[] {
  const steps = [0];
  let time = 0;
  for (const gap of gaps) {
    time += gap;
    const last = steps.at(-1) ?? 0;
    const step = Math.max(last + 1, Math.round(time / usual));
    // The clocks part slowly; what counts is the time since the last sample that was on time.
    steps.push(step);
    time += 0.1 * (step * usual - time);
  }
  return steps;
}

function lineThrough(
  at: readonly number[],
  values: readonly number[],
): { readonly from: number; readonly slope: number; readonly rms: number } | null {
  const { matrix, right } = normalEquations([at.map(() => 1), at], values);
  const [from = 0, slope = 0] = solveLinear(matrix, right) ?? [];
  const squares = values.reduce((sum, value, k) => sum + (value - from - slope * (at[k] ?? 0)) ** 2, 0);
  return slope > 0 ? { from, slope, rms: Math.sqrt(squares / values.length) } : null;
}

/** The samples without repetitions: some browsers report a reading again when there is no new one. */
function withoutRepeats(samples: readonly Sample[]): readonly Sample[] {
  return samples.filter((sample, k) => {
    const before = samples[k - 1];
    return before === undefined || !sameNumbers(numbersOf(sample), numbersOf(before));
  });
}

function numbersOf({ omega_D, force_D }: Sample): readonly number[] {
  return [...omega_D, ...(force_D ?? [])];
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, k) => value === b[k]);
}

function rising(samples: readonly Sample[]): readonly Sample[] {
  let last = Number.NEGATIVE_INFINITY;
  return samples.filter(({ t }) => {
    const isLater = t > last;
    if (isLater) last = t;
    return isLater;
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
