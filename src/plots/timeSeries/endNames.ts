import { AREA_HEIGHT, AREA_WIDTH, timeFraction, valueFraction } from "../plotArea";
import type { Curve, PlotPicture } from "./curve";

/** A name at the end of a curve. */
export interface EndName {
  readonly lane: number;
  readonly text: string;
  /** Upper and lower edge of its line, from the top of the area, in units of the drawing. */
  readonly top: number;
  readonly bottom: number;
}

/** Heights of the area, in units of the drawing. */
interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** Height of a line of a name, mean width of a letter and what keeps it from curves, in units of the drawing. */
const LINE = 14;
const LETTER = 7;
const GAP = 4;

/** The height above and below a dot of an impact that the dot and its label take. */
const IMPACT_ROOM = 18;

/** A curve that varies by more than this beside a name would not be recognised as the one named. */
const STEADY = 30;

/**
 * The names that have room inside the plot, right above or below the ends of their curves, so that none lies on a curve or on
 * another. The others are left out: the letters beside the plot stand for them.
 */
export function endNames(picture: PlotPicture, names: readonly string[]): EndName[] {
  const placed: EndName[] = [];
  for (const curve of picture.curves) {
    const text = names[curve.lane] ?? "";
    const width = nameWidth(text);
    const own = bandOf(curve, picture, width);
    if (text === "" || width > AREA_WIDTH / 2 || !curve.last || !own || own.bottom - own.top > STEADY)
      continue;
    const taken = [...picture.curves.flatMap((each) => obstacles(each, picture, width)), ...placed];
    const free = [above(own), below(own)].find((band) => isFree(band, taken));
    if (free) placed.push({ lane: curve.lane, text, ...free });
  }
  return placed;
}

/** Room that a name takes along the area, in units of the drawing. */
export const nameWidth = (text: string): number => LETTER * text.length + GAP;

const above = ({ top }: Band): Band => ({ top: top - GAP - LINE, bottom: top - GAP });
const below = ({ bottom }: Band): Band => ({ top: bottom + GAP, bottom: bottom + GAP + LINE });

function isFree({ top, bottom }: Band, taken: readonly Band[]): boolean {
  return (
    top >= 0 && bottom <= AREA_HEIGHT && taken.every((other) => bottom <= other.top || top >= other.bottom)
  );
}

/** What a curve covers of the last units of the area, impacts included. */
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

/** Between which heights a curve runs in the last units of the area; null where it is not there. */
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
