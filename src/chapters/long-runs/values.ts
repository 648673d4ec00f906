import type { AngularId } from "../../core/dynamics/ids";
import type { Checkpoint } from "../../core/runs/longRun";
import { errorsOf, RATES, type SweptRule } from "../../core/runs/workPrecision";
import type { ScenarioId } from "../../core/scenario/named";
import { decimals, shortNumber, toDegrees } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";
import { flipsText } from "./ensemble/picture";
import {
  COUNT,
  ensembleReading,
  flipIntervals,
  GROWTH,
  separationAcross,
  separationAlong,
} from "./ensemble/runs";
import { longRunOf, separatrixOf, tiltFromMiddle } from "./longRun";

interface LongRunAt {
  readonly scenario?: ScenarioId;
  readonly rule: AngularId;
  /** Frames a second. */
  readonly rate: number;
  /** Seconds from the start. */
  readonly at: number;
}

interface SweptRun {
  readonly rule: SweptRule;
  readonly rate: (typeof RATES)[number];
}

interface Thrown {
  readonly scenario: ScenarioId;
}

interface Time {
  /** Seconds from the start. */
  readonly at: number;
}

export const LONG_RUN_VALUES = {
  flips: (run: LongRunAt) => decimals(checkpointOf(run).flips, 0),
  energyChange: (run: LongRunAt) => percentText(checkpointOf(run).energyDrift),
  momentumChange: (run: LongRunAt) => percentText(checkpointOf(run).momentumDrift),
  attitudeError: (run: LongRunAt) => angleText(checkpointOf(run).attitudeError ?? Number.NaN),

  tiltFromMiddle: ({ scenario }: Thrown) => angleText(tiltFromMiddle(scenario)),

  middleMoment: ({ scenario }: Thrown) => shortNumber(separatrixOf(scenario).middle, 4),
  fromSeparatrix: ({ scenario }: Thrown) => {
    const { middle, intermediate } = separatrixOf(scenario);
    return percentText(intermediate / middle - 1);
  },

  sweptError: ({ rule, rate }: SweptRun) => {
    const error = errorsOf(rule)[RATES.indexOf(rate)] ?? Number.NaN;
    return `${shortNumber(error, 2)} rad`;
  },

  ensembleUpright: ({ at }: Time) => decimals(COUNT * ensembleReading(at).upright, 0),
  ensembleFlips: ({ at }: Time) => flipsText(ensembleReading(at)),
  shortestFlipInterval: () => `${decimals(flipIntervals()[0], 1)} s`,
  longestFlipInterval: () => `${decimals(flipIntervals()[1], 1)} s`,
  separationAcross: ({ at }: Time) => angleText(widest(separationAcross, at)),
  separationAlong: ({ at }: Time) => angleText(widest(separationAlong, at)),
  growthRate: () => `${decimals(GROWTH, 2)} s⁻¹`,
  growthPerSecond: () => shortNumber(Math.exp(GROWTH), 2),
  tenfoldDelay: () => `${decimals((2 * Math.log(10)) / GROWTH, 1)} s`,
};

/** [s], asked for together, so that a run is computed once. */
const TABLED = [50, 300];

function checkpointOf({ scenario = "thrownFiveMinutes", rule, rate, at }: LongRunAt): Checkpoint {
  const times = TABLED.includes(at) ? TABLED : [at];
  const checkpoint = longRunOf(scenario, rule, rate, times).checkpoints[times.indexOf(at)];
  if (!checkpoint) throw new Error(`${rule} at ${rate} frames a second does not last ${at} s`);
  return checkpoint;
}

function percentText(ratio: number | null): string {
  const percent = 100 * Math.abs(ratio ?? Number.NaN);
  return `${percent >= 10 ? decimals(percent, 0) : shortNumber(percent, 2)}${PERCENT}`;
}

function angleText(radians: number): string {
  const value = toDegrees(radians);
  if (value < 0.01) return `${shortNumber(value, 1)}°`;
  return `${decimals(value, value >= 10 ? 0 : value >= 1 ? 1 : 2)}°`;
}

/** Within the last six seconds, longer than any member takes from flip to flip. */
function widest(separation: (t: number) => number, at: number): number {
  return Math.max(...Array.from({ length: 600 }, (_, k) => separation(Math.max(0, at - k / 100))));
}
