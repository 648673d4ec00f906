import type { Projected } from "../camera";
import { distanceToSegment } from "../geometry/distance";

/** How far a point that is left out may lie from the line that is drawn instead [px]: no eye sees it. */
const TOLERANCE = 0.12;

/** The most points that one line stands for. */
const LONGEST = 32;

/** A polyline without the points that its neighbours' line passes through: smooth curves come in many more than show. */
export function thinned(points: readonly Projected[]): readonly Projected[] {
  if (points.length < 3) return points;
  const ends: number[] = [];
  let from = 0;
  for (let to = 2; to < points.length; to++) {
    if (to - from <= LONGEST && passesAll(points, from, to)) continue;
    from = to - 1;
    ends.push(from);
  }
  return [0, ...ends, points.length - 1].map((index) => points[index] as Projected);
}

function passesAll(points: readonly Projected[], from: number, to: number): boolean {
  const [start, end] = [points[from] as Projected, points[to] as Projected];
  for (let index = from + 1; index < to; index++) {
    const { x, y } = points[index] as Projected;
    if (!(distanceToSegment(x, y, start, end) < TOLERANCE)) return false;
  }
  return true;
}
