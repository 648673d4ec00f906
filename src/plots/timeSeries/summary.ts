import { shortNumber } from "../../format/shortNumber";
import { columnOf, framesIn, type PlotPicture } from "./curve";
import type { LaneRun, PlottedRun } from "./plottedRun";

/**
 * What a plot shows, in one sentence for whoever does not see it: how each lane starts and ends and between what it
 * runs, in the time shown.
 *
 * @param names the lanes, as the page calls them
 */
export function plotSummary(picture: PlotPicture, run: PlottedRun, names: readonly string[]): string {
  const { from, to } = picture.window;
  const lanes = run.lanes.map((lane, index) => `${names[index]} ${laneSummary(picture, run, lane, index)}`);
  const time = `from ${shortNumber(from)} to ${shortNumber(to)} s`;
  return `${picture.kind.title} ${time}: ${lanes.join("; ")}.`;
}

function laneSummary(picture: PlotPicture, run: PlottedRun, lane: LaneRun, index: number): string {
  const { kind, curves } = picture;
  const [first, last] = framesIn(picture.window, run);
  const values = columnOf(lane.values, kind)
    .subarray(first, last + 1)
    .filter(Number.isFinite);
  if (values.length === 0) return `has diverged before, at ${endTime(lane, run)}`;
  const unit = kind.unit === "" || kind.unit === "°" ? kind.unit : ` ${kind.unit}`;
  const told = (value: number) => shortNumber(value) + unit;
  const [start = 0] = values;
  const end = values.at(-1) ?? 0;
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const course =
    high - low < kind.leastSpan / 1000
      ? `stays at ${told(start)}`
      : `starts at ${told(start)}, ends at ${told(end)}, and runs between ${told(low)} and ${told(high)}`;
  const leaves = curves[index]?.leaves;
  const hits = impactsIn(curves[index]?.impacts ?? []);
  const off = leaves ? `, off the scale from ${shortNumber(leaves.t)} s` : "";
  return course + hits + off + (curves[index]?.diverges ? `, and diverges at ${endTime(lane, run)}` : "");
}

/** What the impacts that are marked took, or gave. */
function impactsIn(struck: readonly { readonly t: number; readonly lost: number }[]): string {
  const [greatest] = [...struck].sort((a, b) => Math.abs(b.lost) - Math.abs(a.lost));
  if (!greatest) return "";
  const change = `${greatest.lost > 0 ? "loss" : "gain"} ${shortNumber(Math.abs(greatest.lost), 3)} J at ${shortNumber(greatest.t)} s`;
  return `, with ${struck.length} impacts marked, the greatest ${change}`;
}

function endTime(lane: LaneRun, run: PlottedRun): string {
  return lane.end ? `${shortNumber(lane.end.frame * run.dt)} s` : "the end";
}
