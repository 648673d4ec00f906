import { type Drifts, drifts } from "../../core/diagnostics/drifts";
import { readings } from "../../core/diagnostics/readings";
import type { State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { sizeOfQuat } from "../../core/math/quat";
import { type Failure, jobOf, overflowing, type Trial } from "../job";
import { quaternionGiven } from "../ruleFrame";
import { named, RATE } from "../starts";

/** [s] */
export const HORIZONS = [10, 60, 300] as const;

const EVERY = 6;

/** A smaller change, relative or in radians, counts as none, as in the book’s tables. */
export const KEPT = 1e-10;

/** A swing that does not grow is at most so many times as wide in the whole as in its beginning. */
const SAME_SWING = 1.5;

/** A swing comes back to within this share of its widest, in the last four minutes too. */
const COMES_BACK = 0.2;

export interface Horizon {
  readonly seconds: number;
  /** (E − E₀) / E₀ then, and the largest size of it so far. */
  readonly energy: number;
  readonly widestEnergy: number;
  /** (|L| − |L₀|) / |L₀|, likewise. */
  readonly momentum: number;
  readonly widestMomentum: number;
  /** Between L and L₀ [rad]. */
  readonly widestAngle: number;
  /** ||q| − 1| of the quaternion that the rule keeps. */
  readonly widestQuaternion: number;
}

/** A swing comes back and does not grow. */
export type Trend = "kept" | "swings" | "gains" | "loses";

export interface KeptFound {
  readonly horizons: readonly Horizon[];
  readonly energy: Trend;
  readonly momentum: Trend;
  readonly direction: "kept" | "swings" | "strays";
  readonly ended: Failure | null;
  /** [s] */
  readonly endedAt: number | null;
}

export function* kept(): Trial<KeptFound> {
  const system = named("crookedFiveMinutes", RATE, HORIZONS[2]);
  const { states, failure } = yield* overflowing(jobOf(system, EVERY));
  const changes = changesOf(system, states);
  const isWhole = failure === null;
  const energies = changes.map(({ energyDrift }) => energyDrift ?? 0);
  const momenta = changes.map(({ momentumDrift }) => momentumDrift ?? 0);
  const angle = trendOf(
    changes.map(({ momentumAngle }) => momentumAngle ?? 0),
    isWhole,
  );
  return {
    horizons: HORIZONS.flatMap((seconds) => {
      const until = countUntil(seconds);
      return until > states.length
        ? []
        : [horizonOf(seconds, changes.slice(0, until), states.slice(0, until))];
    }),
    energy: trendOf(energies, isWhole),
    momentum: trendOf(momenta, isWhole),
    direction: angle === "gains" || angle === "loses" ? "strays" : angle,
    ended: failure,
    endedAt: failure && failure.frame / RATE,
  };
}

function countUntil(seconds: number): number {
  return (seconds * RATE) / EVERY + 1;
}

function changesOf(system: System, states: readonly State[]): Drifts[] {
  const [first] = states;
  if (first === undefined) return [];
  const start = readings(system, first);
  return states.map((state) => drifts(start, readings(system, state)));
}

function horizonOf(seconds: number, changes: readonly Drifts[], states: readonly State[]): Horizon {
  const widest = (of: (change: Drifts) => number | null) =>
    changes.reduce((most, change) => Math.max(most, Math.abs(of(change) ?? 0)), 0);
  const last = changes.at(-1);
  return {
    seconds,
    energy: last?.energyDrift ?? 0,
    widestEnergy: widest(({ energyDrift }) => energyDrift),
    momentum: last?.momentumDrift ?? 0,
    widestMomentum: widest(({ momentumDrift }) => momentumDrift),
    widestAngle: widest(({ momentumAngle }) => momentumAngle),
    widestQuaternion: states.reduce(
      (most, state) => Math.max(most, Math.abs(sizeOfQuat(quaternionGiven(state)) - 1)),
      0,
    ),
  };
}

function trendOf(changes: readonly number[], isWhole: boolean): Trend {
  const widestOf = (part: readonly number[]) =>
    part.reduce((most, change) => Math.max(most, Math.abs(change)), 0);
  const widest = widestOf(changes);
  if (isWhole && widest < KEPT) return "kept";
  const late = changes.slice(countUntil(HORIZONS[1]));
  const nearest = late.reduce((least, change) => Math.min(least, Math.abs(change)), Number.POSITIVE_INFINITY);
  const isEarly = widest < SAME_SWING * widestOf(changes.slice(0, countUntil(HORIZONS[0])));
  if (isWhole && isEarly && nearest < COMES_BACK * widest) return "swings";
  return (changes.at(-1) ?? 0) > 0 ? "gains" : "loses";
}
