import { widthOf } from "../../language/strings/en";
import { AREA_HEIGHT, AREA_WIDTH, timeFraction, valueFraction } from "../plotArea";
import type { Curve, PlotPicture } from "./curve";
import type { Box } from "./textBox";

export interface EndName extends Box {
  readonly lane: number;
  readonly text: string;
}

type Band = Pick<Box, "top" | "bottom">;

/** A letter's mean width and the distance from curves, in units of the drawing. */
const LINE = 14;
const LETTER = 7;
const GAP = 4;

/** Above and below a dot. */
const IMPACT_ROOM = 18;

/** A curve that varies more beside a name would not be recognised. */
const STEADY = 30;

/** Names with room right above or below their curves' ends; letters beside the plot stand for the others. */
export function endNames(picture: PlotPicture, names: readonly string[]): EndName[] {
  const placed: EndName[] = [];
  for (const curve of picture.curves) {
    const text = names[curve.lane] ?? "";
    const width = LETTER * widthOf(text) + GAP;
    const own = bandOf(curve, picture, width);
    if (text === "" || width > AREA_WIDTH / 2 || !curve.last || !own || own.bottom - own.top > STEADY)
      continue;
    const taken = [...picture.curves.flatMap((each) => obstacles(each, picture, width)), ...placed];
    const free = [above(own), below(own)].find((band) => isFree(band, taken));
    if (free) placed.push({ lane: curve.lane, text, left: AREA_WIDTH - width, right: AREA_WIDTH, ...free });
  }
  return placed;
}

const above = ({ top }: Band): Band => ({ top: top - GAP - LINE, bottom: top - GAP });
const below = ({ bottom }: Band): Band => ({ top: bottom + GAP, bottom: bottom + GAP + LINE });

function isFree({ top, bottom }: Band, taken: readonly Band[]): boolean {
  return (
    top >= 0 && bottom <= AREA_HEIGHT && taken.every((other) => bottom <= other.top || top >= other.bottom)
  );
}

function obstacles(curve: Curve, picture: PlotPicture, width: number): Band[] {
  const band = bandOf(curve, picture, width);
  const from = 1 - width / AREA_WIDTH;
  const impacts = curve.impacts
    .filter(({ t }) => timeFraction(picture.window, t) > from)
    .map(({ value }) => AREA_HEIGHT * valueFraction(picture.range, value));
  return [
    ...(band ? [{ top: band.top - GAP / 2, bottom: band.bottom + GAP / 2 }] : []),
    ...impacts.map((height) => ({ top: height - IMPACT_ROOM, bottom: height + IMPACT_ROOM })),
  ];
}

/** In the last units of the area; null where the curve is not there. */
function bandOf({ points }: Curve, { window, range }: PlotPicture, width: number): Band | null {
  const from = 1 - width / AREA_WIDTH;
  const first = points.findIndex(({ t }) => timeFraction(window, t) >= from);
  if (first < 0) return null;
  const [before, after] = [points[first - 1], points[first]];
  const heights = points.slice(first).map(({ value }) => value);
  if (before && after) {
    const share =
      (from - timeFraction(window, before.t)) / timeFraction(window, after.t - before.t + window.from);
    heights.push(before.value + share * (after.value - before.value));
  }
  const seen = heights.filter(Number.isFinite).map((value) => AREA_HEIGHT * valueFraction(range, value));
  return seen.length === 0 ? null : { top: Math.min(...seen), bottom: Math.max(...seen) };
}
