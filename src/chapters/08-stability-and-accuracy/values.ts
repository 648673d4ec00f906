import type { AngularId } from "../../core/dynamics/ids";
import type { Checkpoint } from "../../core/runs/longRun";
import type { ScenarioId } from "../../core/scenario/named";
import {
  SPRING,
  type SpringId,
  type SpringState,
  springDistance,
  springEnergy,
} from "../../core/spring/index";
import { decimals, shortNumber, toDegrees } from "../../format/numbers";
import { flipsText } from "./ensemble/picture";
import {
  COUNT,
  ensembleReading,
  flipIntervals,
  GROWTH,
  separationAcross,
  separationAlong,
} from "./ensemble/runs";
import { longRunOf } from "./longRun";
import { measuredOrder } from "./spring/order";
import { errorsOf, RATES, type SweptRule } from "./sweep/sweep";

/** A rule for the spring, and the angle of a frame [rad]. */
interface SpringRun {
  readonly rule: SpringId;
  readonly h: number;
}

interface LongRunAt {
  /** The careful throw by default. */
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

interface Time {
  /** Seconds from the start. */
  readonly at: number;
}

/** Numbers in prose on stability, each with the run that it is read off. */
export const STABILITY_VALUES = {
  /** The energy after one turn of the spring, to the nearest frame, in units of that at the start. */
  springEnergyFactor: (run: SpringRun) => shortNumber(energyRatio(run), 2),
  springEnergyLeft: (run: SpringRun) => `${shortNumber(100 * energyRatio(run), 2)} %`,
  springEnergyLost: (run: SpringRun) => `${shortNumber(100 * (1 - energyRatio(run)), 2)} %`,
  springOrder: ({ rule, h }: SpringRun) => decimals(measuredOrder(rule, h), 2),
  /** The order that the error at the end of a turn shows, in place of the greatest error. */
  springOrderAtTurn: ({ rule, h }: SpringRun) => {
    const frames = framesOfTurn(h);
    return decimals(Math.log2(errorAtTurn(rule, frames) / errorAtTurn(rule, 2 * frames)), 2);
  },

  flips: (run: LongRunAt) => decimals(checkpointOf(run).flips, 0),
  /** The size of the change; the words beside it say which way. */
  energyChange: (run: LongRunAt) => {
    const percent = 100 * Math.abs(checkpointOf(run).energyDrift ?? Number.NaN);
    return `${percent >= 10 ? decimals(percent, 0) : shortNumber(percent, 2)} %`;
  },
  attitudeError: (run: LongRunAt) => angleText(checkpointOf(run).attitudeError ?? Number.NaN),

  sweptError: ({ rule, rate }: SweptRun) => {
    const error = errorsOf(rule)[RATES.indexOf(rate)] ?? Number.NaN;
    return `${shortNumber(error, 2)} rad`;
  },

  /** How many of the ensemble have their L on the side where it began. */
  ensembleUpright: ({ at }: Time) => decimals(COUNT * ensembleReading(at).upright, 0),
  ensembleFlips: ({ at }: Time) => flipsText(ensembleReading(at)),
  shortestFlipInterval: () => `${decimals(flipIntervals()[0], 1)} s`,
  longestFlipInterval: () => `${decimals(flipIntervals()[1], 1)} s`,
  separationAcross: ({ at }: Time) => angleText(widest(separationAcross, at)),
  separationAlong: ({ at }: Time) => angleText(widest(separationAlong, at)),
  /** The factor by which a small tilt from the middle axis grows in a second. */
  growthPerSecond: () => shortNumber(Math.exp(GROWTH), 2),
  /** How much longer an interval between flips is where the tilt is ten times smaller. */
  tenfoldDelay: () => `${decimals((2 * Math.log(10)) / GROWTH, 1)} s`,
};

const START: SpringState = { x: 1, v: 0 };

function framesOfTurn(h: number): number {
  return Math.round((2 * Math.PI) / h);
}

function stateAfter(rule: SpringId, h: number, frames: number): SpringState {
  let state = START;
  for (let frame = 0; frame < frames; frame++) state = SPRING[rule].step(state, 1, h);
  return state;
}

function energyRatio({ rule, h }: SpringRun): number {
  return springEnergy(stateAfter(rule, h, framesOfTurn(h)), 1) / springEnergy(START, 1);
}

/** Distance from the true point when a turn is done in so many frames. */
function errorAtTurn(rule: SpringId, frames: number): number {
  return springDistance(stateAfter(rule, (2 * Math.PI) / frames, frames), START, 1);
}

/** The times [s] that the tables of the chapter ask for: asked for together, a run is computed once. */
const TABLED = [50, 300];

function checkpointOf({ scenario = "racketFiveMinutes", rule, rate, at }: LongRunAt): Checkpoint {
  const times = TABLED.includes(at) ? TABLED : [at];
  const checkpoint = longRunOf(scenario, rule, rate, times).checkpoints[times.indexOf(at)];
  if (!checkpoint) throw new Error(`${rule} at ${rate} frames a second does not last ${at} s`);
  return checkpoint;
}

function angleText(radians: number): string {
  const value = toDegrees(radians);
  return `${decimals(value, value >= 10 ? 0 : value >= 1 ? 1 : 2)}°`;
}

/** The widest angle within the last six seconds, which is longer than any member takes from flip to flip. */
function widest(separation: (t: number) => number, at: number): number {
  return Math.max(...Array.from({ length: 600 }, (_, k) => separation(Math.max(0, at - k / 100))));
}
