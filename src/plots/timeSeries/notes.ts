import { laneLetter } from "../laneLetter";
import { AREA_HEIGHT, AREA_WIDTH, MARGIN, timeFraction } from "../plotArea";
import { strings } from "../strings/en";
import type { Curve, PlotPicture } from "./curve";
import { type Box, isCrossed, overlap } from "./textBox";

/** What is said of a curve where it leaves the plot or diverges. */
export interface Note {
  readonly lane: number;
  readonly text: string;
  /** The time it is about. */
  readonly t: number;
  /** Its edges, from the top left of the area, in units of the drawing; above the area `top` is negative. */
  readonly box: Box;
  readonly anchor: "start" | "end";
}

/** Height of a line and mean width of a letter, in units of the drawing. */
const LINE = 16;
const LETTER = 6.5;

/** The line above the area, which no curve crosses. */
const ABOVE = { top: -22, bottom: -22 + LINE } as const;

/** How far a note above the area reaches beyond the time that it is about; inside, how far beside that it may stand. */
const OVERHANG = { start: 2, end: 6 } as const;
const BESIDE = [7, 40, 75, 110];

/**
 * Places the notes on where curves leave the plot or diverge: above the area while there is room, else on the highest line inside
 * it where they lie on no curve and on nothing else that is written.
 *
 * @param written what is written in the area already
 */
export function placedNotes(picture: PlotPicture, written: readonly Box[]): Note[] {
  const placed: Note[] = [];
  for (const note of picture.curves.flatMap((curve) => notesOf(curve, picture))) {
    const taken = [...written, ...placed.map(({ box }) => box)];
    const places = placesFor(note, picture);
    const isClear = ({ box }: Place) => !taken.some((other) => overlap(box, other));
    const free = places.find((place) => isClear(place) && !isCrossed(place.box, picture));
    const place = free ?? places.find(isClear) ?? places[0];
    if (place) placed.push({ ...note, ...place });
  }
  return placed;
}

type Words = Pick<Note, "lane" | "text" | "t">;
type Place = Pick<Note, "box" | "anchor">;

/** Notes closer than this along the plot are one. */
const MIN_DISTANCE = 90;

function notesOf({ lane, leaves, diverges }: Curve, { window }: PlotPicture): Words[] {
  const letter = laneLetter(lane);
  if (
    leaves &&
    diverges &&
    AREA_WIDTH * timeFraction(window, diverges.t - leaves.t + window.from) < MIN_DISTANCE
  )
    return [{ lane, t: diverges.t, text: strings.leavesAndDiverges(letter) }];
  const off = leaves && leaves.t <= window.from ? strings.isOffTheScale : strings.leavesTheScale;
  return [
    ...(leaves ? [{ lane, t: leaves.t, text: off(letter) }] : []),
    ...(diverges ? [{ lane, t: diverges.t, text: strings.diverges(letter) }] : []),
  ];
}

/** Where a note may stand, the best place first. */
function placesFor({ t, text }: Words, { window }: PlotPicture): Place[] {
  const share = timeFraction(window, t);
  const x = AREA_WIDTH * share;
  const width = LETTER * text.length;
  const sidesWith = ({ start, end }: { readonly start: number; readonly end: number }) => ({
    start: { left: x - start, right: x - start + width },
    end: { left: x + end - width, right: x + end },
  });
  const sidesAbove = sidesWith(OVERHANG);
  const sidesInside = BESIDE.map((distance) => sidesWith({ start: -distance, end: -distance }));
  const anchors = share < 0.4 ? (["start", "end"] as const) : (["end", "start"] as const);
  const inside = Array.from({ length: Math.floor(AREA_HEIGHT / LINE) }, (_, line) => ({
    top: line * LINE,
    bottom: (line + 1) * LINE,
  }));
  const places = [
    { sides: sidesAbove, line: ABOVE },
    ...inside.flatMap((line) => sidesInside.map((sides) => ({ sides, line }))),
  ].flatMap(({ sides, line }) => anchors.map((anchor) => ({ anchor, box: { ...sides[anchor], ...line } })));
  const [first, ...others] = places;
  return [
    ...(first ? [first] : []),
    ...others.filter(({ box }) => box.left >= -MARGIN.left && box.right <= AREA_WIDTH + MARGIN.right),
  ];
}
