import { type Drifts, drifts } from "../../core/diagnostics/drifts";
import { type Readings, readings } from "../../core/diagnostics/readings";
import { advance, initialInstant } from "../../core/dynamics/advance";
import { type DivergenceReason, type Instant, isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import type { PlotKind } from "./kind";

/** Of the whole run, frame by frame. */
export interface PlottedRun {
  /** [s] */
  readonly dt: number;
  readonly frames: number;
  readonly lanes: readonly LaneRun[];
}

export interface LaneRun {
  /** A value a frame under the kind's id; not a number where there is none. */
  readonly values: Readonly<Record<string, Float64Array>>;
  /** The first frame that is not there. */
  readonly end: { readonly frame: number; readonly why: DivergenceReason } | null;
  /** Frames that end with the body struck, and the kinetic energy lost [J]; none where no plot marks them. */
  readonly impacts: readonly { readonly frame: number; readonly lost: number }[];
}

/** Some tenths of a millisecond. */
const FRAMES_PER_YIELD = 64;

/**
 * The same steps as the player's and the command line's, hence the same digits.
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
    recordValues(values, kinds, frame, { ...now, ...drifts(start, now) }, system);
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

function recordValues(
  values: Record<string, Float64Array>,
  kinds: readonly PlotKind[],
  frame: number,
  report: Readings & Drifts,
  system: System,
): void {
  for (const kind of kinds) {
    const column = values[kind.id];
    if (column) column[frame] = kind.value(report, system) ?? Number.NaN;
  }
}
