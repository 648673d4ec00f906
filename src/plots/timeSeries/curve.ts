import { clamp } from "../../core/math/scalar";
import { AREA_HEIGHT, AREA_WIDTH, type Point, type TimeWindow, type ValueRange } from "../plotArea";
import type { LaneRun, PlotKind, PlottedRun } from "./plottedRun";
import { clip, downsample, edgeCrossing, isOutside, simplify } from "./polyline";
import { valueRange } from "./range";

export const laneLetter = (lane: number): string => String.fromCharCode("A".charCodeAt(0) + lane);

/** In units of the drawing: no screen or printer resolves it. */
const SIMPLIFY_TOLERANCE = 0.15;

export interface Curve {
  readonly lane: number;
  readonly points: readonly Point[];
  /** At the end of the window, if that is in range. */
  readonly last: Point | null;
  /** On the edge of the range. */
  readonly leaves: Point | null;
  /** With the energy lost [J]; not losses too small to be seen. */
  readonly impacts: readonly (Point & { readonly lost: number })[];
  /** Clamped to the range. */
  readonly diverges: Point | null;
}

export interface PlotPicture {
  readonly kind: PlotKind;
  readonly window: TimeWindow;
  readonly range: ValueRange;
  readonly curves: readonly Curve[];
}

export function plotPicture(kind: PlotKind, run: PlottedRun, window: TimeWindow): PlotPicture {
  const [first, last] = framesIn(window, run);
  const columns = run.lanes.map(({ values }) => columnOf(values, kind));
  const start = columns[0]?.[0] ?? 0;
  const range = valueRange(
    kind,
    start,
    columns.map((column) => column.subarray(first, last + 1)),
  );
  const view = { kind, window, range };
  return { ...view, curves: run.lanes.map((lane, index) => curveOf(lane, index, run, view)) };
}

export function framesIn({ from, to }: TimeWindow, { dt, frames }: PlottedRun): [number, number] {
  return [Math.max(0, Math.ceil(from / dt - 1e-6)), Math.min(frames, Math.floor(to / dt + 1e-6))];
}

export function columnOf(values: LaneRun["values"], kind: PlotKind): Float64Array {
  const column = values[kind.id];
  if (!column) throw new Error(`the run has no ${kind.id}`);
  return column;
}

function curveOf(
  lane: LaneRun,
  index: number,
  run: PlottedRun,
  { kind, window, range }: Omit<PlotPicture, "curves">,
): Curve {
  const column = columnOf(lane.values, kind);
  const [first, last] = framesIn(window, run);
  const frames = downsample(column, first, last, AREA_WIDTH);
  const raw = frames.map((frame) => ({ t: frame * run.dt, value: column[frame] ?? Number.NaN }));
  const leaving = raw.findIndex((point) => isOutside(point.value, range));
  const end = raw.at(-1);
  const finite = raw.findLast((point) => Number.isFinite(point.value));
  const diverged = lane.end?.why === "the recording ends" ? null : lane.end;
  const divergesHere = diverged !== null && diverged.frame > first && diverged.frame <= last;
  return {
    lane: index,
    points: simplify(clip(raw, range), (SIMPLIFY_TOLERANCE / AREA_HEIGHT) * (range.high - range.low)),
    last: end && Number.isFinite(end.value) && !isOutside(end.value, range) ? end : null,
    leaves: leaving < 0 ? null : edgeCrossing(raw[leaving - 1], raw[leaving] as Point, range),
    impacts: kind.marksImpacts ? impactPoints(lane, column, run, [first, last], range) : [],
    diverges:
      divergesHere && finite ? { t: finite.t, value: clamp(finite.value, range.low, range.high) } : null,
  };
}

/** As a share of the plot's height. */
const MIN_MARKED_LOSS = 0.02;

function impactPoints(
  { impacts: struck }: LaneRun,
  column: Float64Array,
  { dt }: PlottedRun,
  [first, last]: readonly [number, number],
  range: ValueRange,
): Curve["impacts"] {
  return struck
    .filter(
      ({ frame, lost }) =>
        frame >= first && frame <= last && Math.abs(lost) > MIN_MARKED_LOSS * (range.high - range.low),
    )
    .map(({ frame, lost }) => ({ t: frame * dt, value: column[frame] ?? Number.NaN, lost }))
    .filter(({ value }) => !isOutside(value, range));
}
