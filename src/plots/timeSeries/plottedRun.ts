import { type Drifts, drifts } from "../../core/diagnostics/drifts";
import { type Readings, readings } from "../../core/diagnostics/readings";
import { advance, initialInstant } from "../../core/dynamics/advance";
import { type DivergenceReason, type Instant, isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";

/** A quantity of every lane, read off each frame. */
export interface PlotKind {
  readonly id: string;
  readonly title: string;
  /** Empty for a pure number. */
  readonly unit: string;
  /** Gives the curves their colour. */
  readonly term: string;
  /** In `unit`; null where there is none. */
  readonly value: (report: Readings & Drifts, system: System) => number | null;
  /** With what they cost. */
  readonly marksImpacts?: boolean;
  /** The column's name in the CSV. */
  readonly quantity: string;
  /** In `unit`: otherwise round-off would fill the plot like a discovery. */
  readonly leastSpan: number;
}

/** Of the whole run, frame by frame. */
export interface PlottedRun {
  /** [s] */
  readonly dt: number;
  readonly frames: number;
  readonly lanes: readonly LaneRun[];
}

export interface LaneRun {
  /** A value a frame by the kind's id; NaN where there is none. */
  readonly values: Readonly<Record<string, Float64Array>>;
  /** The first frame that is not there. */
  readonly end: { readonly frame: number; readonly why: DivergenceReason } | null;
  /** Frames that end with the body struck, and the kinetic energy lost [J]; none where no plot marks them. */
  readonly impacts: readonly { readonly frame: number; readonly lost: number }[];
}

/** Some tenths of a millisecond. */
const FRAMES_PER_YIELD = 64;

/**
 * The player's and the command line's steps, hence the same digits.
 *
 * @returns a generator that yields every few frames, so that its caller can yield to the main thread
 */
export function* plottedRun(system: System, kinds: readonly PlotKind[]): Generator<void, PlottedRun> {
  const { dt, frames, lanes } = system.scenario;
  const runs: LaneRun[] = [];
  for (const lane of lanes.keys()) runs.push(yield* laneRun(system, lane, kinds));
  return { dt, frames, lanes: runs };
}

function* laneRun(system: System, lane: number, kinds: readonly PlotKind[]): Generator<void, LaneRun> {
  const { frames } = system.scenario;
  const values = Object.fromEntries(
    kinds.map(({ id }) => [id, new Float64Array(frames + 1).fill(Number.NaN)]),
  );
  const struck: { frame: number; lost: number }[] = [];
  const marks = kinds.some(({ marksImpacts }) => marksImpacts);
  let instant: Instant = initialInstant(system, lane);
  if (isDiverged(instant)) return { values, impacts: struck, end: { frame: 0, why: instant.diverged } };
  const start = readings(system, instant);
  for (let frame = 0; ; frame++) {
    const now = readings(system, instant as State);
    const report = { ...now, ...drifts(start, now) };
    for (const { id, value } of kinds)
      (values[id] as Float64Array)[frame] = value(report, system) ?? Number.NaN;
    if (frame === frames) return { values, impacts: struck, end: null };
    const step = advance(system, lane, instant as State);
    if (marks && step.impacts.length > 0)
      struck.push({ frame, lost: step.impacts.reduce((sum, hit) => sum + hit.energyLost, 0) });
    instant = step.instant;
    if (isDiverged(instant))
      return { values, impacts: struck, end: { frame: frame + 1, why: instant.diverged } };
    if (frame % FRAMES_PER_YIELD === 0) yield;
  }
}
