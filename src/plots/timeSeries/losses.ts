import { AREA_HEIGHT, AREA_WIDTH, areaPoint } from "../plotArea";
import type { PlotPicture } from "./curve";
import { type Box, isCrossed, overlap } from "./textBox";

/** Of one, in units of the drawing. */
const MAX_LOSS_LABELS = 3;
const LOSS_LABEL = { width: 44, height: 12 } as const;

/** Nearer impacts have one label, of the greater loss. */
const NEAR = { x: 56, y: 15 } as const;

/** From the dot, the best place first. */
const LOSS_PLACES = [-6, 6, -10, 10].flatMap((dy) =>
  (["start", "end"] as const).map((anchor) => ({ anchor, dx: anchor === "start" ? 6 : -6, dy })),
);

/** Edges in units of the drawing. */
interface LossLabel {
  readonly t: number;
  readonly value: number;
  readonly lost: number;
  readonly box: Box;
  readonly place: (typeof LOSS_PLACES)[number];
}

/** The greatest losses or gains; left out where they would lie on a curve, a dot or another label. */
export function placedLosses(picture: PlotPicture): LossLabel[] {
  const all = picture.curves.flatMap(({ impacts: struck }) => struck);
  const at = (hit: (typeof all)[number]) => areaPoint(picture, hit);
  const dots = all.map(at).map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
  const kept: LossLabel[] = [];
  for (const hit of all.sort((a, b) => Math.abs(b.lost) - Math.abs(a.lost))) {
    if (kept.length === MAX_LOSS_LABELS) break;
    const { x, y } = at(hit);
    if (kept.map(at).some((other) => Math.abs(other.x - x) <= NEAR.x && Math.abs(other.y - y) <= NEAR.y))
      continue;
    const taken = [...dots, ...kept.map(({ box }) => box)];
    const isFree = ({ box }: { readonly box: Box }) =>
      isInArea(box) && !taken.some((other) => overlap(box, other)) && !isCrossed(box, picture);
    const free = LOSS_PLACES.map((place) => ({ ...hit, place, box: lossBox(x, y, place) })).find(isFree);
    if (free) kept.push(free);
  }
  return kept;
}

function isInArea({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= AREA_WIDTH && top >= 0 && bottom <= AREA_HEIGHT;
}

function lossBox(x: number, y: number, { anchor, dx, dy }: (typeof LOSS_PLACES)[number]): Box {
  const left = anchor === "start" ? x + dx : x + dx - LOSS_LABEL.width;
  const top = y + dy - LOSS_LABEL.height / 2;
  return { left, right: left + LOSS_LABEL.width, top, bottom: top + LOSS_LABEL.height };
}
