import { clamp } from "../../core/math/scalar";
import { widthOf as lettersIn } from "../../language/strings/en";
import type { Viewport } from "../camera";

/* Widths are estimates on the safe side: both renderers and the build must put a name at one place, and only browsers can measure. */

/** A letter's mean width, and what the widest has beyond it [px]. */
const LINE_HEIGHT = 17;
const MEAN_LETTER = 8;
const WIDER = 5;

/** [px] */
const EDGE = 3;

/** From here on names part little by little, so that none jumps [px]. */
const EASE = 7;

/** Enough for three names that meet at the edge of the picture. */
const ROUNDS = 12;

/** By its centre [px]. */
export interface Named {
  readonly text: string;
  readonly at: { readonly x: number; readonly y: number };
}

const widthOf = (text: string): number => MEAN_LETTER * lettersIn(text) + WIDER;

const acrossOf = (a: Named, b: Named): number => (widthOf(a.text) + widthOf(b.text)) / 2;

export function overlap(a: Named, b: Named): boolean {
  return Math.abs(a.at.x - b.at.x) < acrossOf(a, b) && Math.abs(a.at.y - b.at.y) < LINE_HEIGHT;
}

export function isWithin({ x, y }: Named["at"], { width, height }: Viewport): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Not cut by the edge of the picture, nor below it in its foot. */
export function keptWithin<Place extends Named["at"]>(text: string, at: Place, viewport: Viewport): Place {
  const across = Math.min(viewport.width / 2, widthOf(text) / 2 + EDGE);
  const up = Math.min(viewport.height / 2, LINE_HEIGHT / 2 + EDGE);
  return {
    ...at,
    x: clamp(at.x, across, viewport.width - across),
    y: clamp(at.y, up, viewport.height - (viewport.foot ?? 0) - up),
  };
}

/** On it no name may lie but its own [px]. */
export interface Obstacle {
  readonly owner: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly radius: number;
}

interface OwnedName extends Named {
  readonly owner?: string | undefined;
}

/** Of an ellipse round the obstacle, outside which the name's middle stays. */
function reachOf(name: OwnedName, { radius }: Obstacle): { across: number; up: number } {
  return { across: widthOf(name.text) / 2 + radius, up: LINE_HEIGHT / 2 + radius };
}

/** That ellipse is at 1. */
function nearness(name: OwnedName, obstacle: Obstacle): number {
  const { across, up } = reachOf(name, obstacle);
  return Math.hypot((name.at.x - obstacle.at.x) / across, (name.at.y - obstacle.at.y) / up);
}

export function liesOn(name: OwnedName, obstacle: Obstacle): boolean {
  return name.owner !== obstacle.owner && nearness(name, obstacle) < 1;
}

/** A name that crosses a head moves at most so many times as fast as it, and does not jump. */
const SWIFTEST = 10;

/** Straight out from the obstacles. */
function placeOff(name: OwnedName, obstacles: readonly Obstacle[]): Named["at"] {
  let { at } = name;
  for (const obstacle of obstacles) {
    const moved = { text: name.text, owner: name.owner, at };
    if (!liesOn(moved, obstacle)) continue;
    const factor = Math.min(1 / nearness(moved, obstacle), SWIFTEST);
    const out = (from: number, to: number) => from + (to - from) * factor;
    at = { x: out(obstacle.at.x, at.x), y: out(obstacle.at.y, at.y) };
  }
  return at;
}

/** Moves names off obstacles, then apart, up and down by the same way, and keeps them in the picture. */
export function spread<Label extends OwnedName>(
  labels: readonly Label[],
  viewport: Viewport,
  obstacles: readonly Obstacle[] = [],
): Label[] {
  const placed = labels.map((label) => ({ label, at: { ...label.at, ...placeOff(label, obstacles) } }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(0, index)) {
        // As they stand by themselves: two that changed places on the way would jump.
        const [upper, lower] = one.label.at.y < other.label.at.y ? [one, other] : [other, one];
        const apart = Math.abs(one.at.x - other.at.x) - acrossOf(one.label, other.label);
        const share = clamp(1 - apart / EASE, 0, 1);
        const lacking = Math.max(0, share * LINE_HEIGHT - (lower.at.y - upper.at.y));
        upper.at.y -= lacking / 2;
        lower.at.y += lacking / 2;
      }
    for (const each of placed) each.at = keptWithin(each.label.text, each.at, viewport);
  }
  return placed.map(({ label, at }) => ({ ...label, at }));
}
