import { distanceToSegment } from "../geometry/distance.ts";

/** Of an omitted point from the line [px]: invisible. */
const TOLERANCE = 0.12;

const LONGEST = 32;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Without points that their neighbours' line passes within `tolerance` [px]. */
export function thinned<P extends Place>(points: readonly P[], tolerance = TOLERANCE): readonly P[] {
  if (points.length < 3) return points;
  const ends: number[] = [];
  let from = 0;
  for (let to = 2; to < points.length; to++) {
    if (to - from <= LONGEST && passesAll(points, from, to, tolerance)) continue;
    from = to - 1;
    ends.push(from);
  }
  return [0, ...ends, points.length - 1].map((index) => points[index] as P);
}

function passesAll(points: readonly Place[], from: number, to: number, tolerance: number): boolean {
  const [start, end] = [points[from] as Place, points[to] as Place];
  for (let index = from + 1; index < to; index++) {
    const { x, y } = points[index] as Place;
    if (!(distanceToSegment(x, y, start, end) < tolerance)) return false;
  }
  return true;
}
