import { widthOf } from "../../language/strings/en";
import { AREA_HEIGHT, AREA_WIDTH, MARGIN, timeFraction } from "../plotArea";
import { strings } from "../strings/en";
import { type Curve, laneLetter, type PlotPicture } from "./curve";
import { type Box, isCrossed, overlap } from "./textBox";

/** Of a curve that leaves the plot or diverges. */
export interface Note {
  readonly lane: number;
  readonly text: string;
  readonly t: number;
  /** From the top left of the area, in units of the drawing; above it `top` is negative. */
  readonly box: Box;
  readonly anchor: "start" | "end";
}

/** A letter's mean width, in units of the drawing. */
const LINE = 16;
const LETTER = 6.5;

/** No curve crosses this line. */
const ABOVE = { top: -22, bottom: -22 + LINE } as const;

/** A note's reach beyond its time above the area, and distance beside it inside. */
const OVERHANG = { start: 2, end: 6 } as const;
const BESIDE = [7, 40, 75, 110];

/**
 * Above the area while there is room, else on the highest line inside it clear of curves and other text.
 *
 * @param written in the area already
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

/** Closer notes are one. */
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

function placesFor({ t, text }: Words, { window }: PlotPicture): Place[] {
  const share = timeFraction(window, t);
  const x = AREA_WIDTH * share;
  const width = LETTER * widthOf(text);
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
  return places.filter(
    ({ box }, index) => index === 0 || (box.left >= -MARGIN.left && box.right <= AREA_WIDTH + MARGIN.right),
  );
}
