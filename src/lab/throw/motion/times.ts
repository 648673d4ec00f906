import { normalEquations, solveLinear } from "../../../core/identification/leastSquares";
import type { Sample } from "./sample";

/* An event's time is when it reached the page. Whole steps along a line are often the better witness. */

export interface Timed {
  readonly samples: readonly Sample[];
  /** usual, between two [s] */
  readonly step: number;
  /** root mean square distance of the given times from the line [s]; null if kept */
  readonly jitter: number | null;
  readonly repeated: number;
}

/** As a share of a step: times farther from the line are the sensor's own. */
const LARGEST_JITTER = 0.35;

const FEWEST = 8;

/** As a share of a step: less makes no difference. */
const SMALL_JITTER = 0.01;

/** The likeliest first; the fit of the motion decides. */
export function timings(given: readonly Sample[]): readonly Timed[] {
  const samples = withoutRepeats(given);
  const gaps = samples.slice(1).map(({ t }, k) => t - (samples[k]?.t ?? 0));
  const step = median(gaps.filter((gap) => gap > 0));
  const kept = { samples: rising(samples), step, jitter: null, repeated: given.length - samples.length };
  const even = laidOut(kept, samples, gaps);
  if (even === null) return [kept];
  return (even.jitter ?? 0) < SMALL_JITTER * even.step ? [even] : [even, kept];
}

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

/** Whole steps since the first sample. A late event is followed by an early one: the sum decides. */
function wholeSteps(gaps: readonly number[], usual: number): number[] {
  const steps = [0];
  let time = 0;
  for (const gap of gaps) {
    time += gap;
    const last = steps.at(-1) ?? 0;
    const step = Math.max(last + 1, Math.round(time / usual));
    // Clocks part slowly: the last sample on time counts.
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
