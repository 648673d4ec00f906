import { shortNumber } from "../../format/numbers";
import { strings } from "../strings/en";
import { columnOf, framesIn, type PlotPicture } from "./curve";
import type { LaneRun, PlottedRun } from "./plottedRun";

const words = strings.summary;

/** Each lane's start, end and extremes, for screen readers. */
export function plotSummary(picture: PlotPicture, run: PlottedRun, names: readonly string[]): string {
  const { from, to } = picture.window;
  const lanes = run.lanes.map((lane, index) =>
    words.lane(names[index] ?? "", laneSummary(picture, run, lane, index)),
  );
  return words.plot(picture.kind.title, shortNumber(from), shortNumber(to), lanes);
}

function laneSummary(picture: PlotPicture, run: PlottedRun, lane: LaneRun, index: number): string[] {
  const { kind, curves } = picture;
  const [first, last] = framesIn(picture.window, run);
  const values = columnOf(lane.values, kind)
    .subarray(first, last + 1)
    .filter(Number.isFinite);
  if (values.length === 0) {
    const ended = lane.end?.why === "the recording ends" ? words.hasEnded : words.hasDiverged;
    return [ended(endTime(lane, run))];
  }
  const unit = kind.unit === "" || kind.unit === "°" ? kind.unit : ` ${kind.unit}`;
  const withUnit = (value: number) => shortNumber(value) + unit;
  const [start = 0] = values;
  const end = values.at(-1) ?? 0;
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const course =
    high - low < kind.leastSpan / 1000
      ? words.staysAt(withUnit(start))
      : words.runs({ start: withUnit(start), end: withUnit(end), low: withUnit(low), high: withUnit(high) });
  const { leaves, diverges, impacts = [] } = curves[index] ?? {};
  return [
    course,
    ...impactsIn(impacts),
    ...(leaves ? [words.offTheScale(shortNumber(leaves.t))] : []),
    ...(diverges ? [words.diverges(endTime(lane, run))] : []),
  ];
}

function impactsIn(struck: readonly { readonly t: number; readonly lost: number }[]): string[] {
  const [greatest] = [...struck].sort((a, b) => Math.abs(b.lost) - Math.abs(a.lost));
  if (!greatest) return [];
  const energy = shortNumber(Math.abs(greatest.lost), 3);
  const time = shortNumber(greatest.t);
  return [words.impacts({ count: struck.length, isLoss: greatest.lost > 0, energy, time })];
}

function endTime(lane: LaneRun, run: PlottedRun): string {
  return lane.end ? `${shortNumber(lane.end.frame * run.dt)} s` : words.theEnd;
}
