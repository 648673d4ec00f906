import { areaPoint } from "../plotArea";
import type { PlotPicture } from "./curve";

/** In units of the drawing from the top left of the area. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between texts and curves, in units of the drawing. */
const GAP = 3;

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Or passed by less than {@link GAP}. */
export function isCrossed(box: Box, picture: PlotPicture): boolean {
  return picture.curves.some(({ points }) => {
    const drawn = points.map((point) => areaPoint(picture, point));
    return drawn.some((to, index) => {
      const from = drawn[index - 1] ?? to;
      if (!Number.isFinite(from.y + to.y) || to.x < box.left || from.x > box.right) return false;
      const heightAt = (x: number) =>
        to.x === from.x ? to.y : from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
      const heights =
        to.x === from.x
          ? [from.y, to.y]
          : [heightAt(Math.max(from.x, box.left)), heightAt(Math.min(to.x, box.right))];
      return Math.min(...heights) < box.bottom + GAP && Math.max(...heights) > box.top - GAP;
    });
  });
}
