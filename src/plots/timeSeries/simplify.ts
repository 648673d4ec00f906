import type { Point } from "../plotArea";

/** Slopes of the lines that pass within the tolerance of all points since. */
interface Sleeve {
  readonly from: Point;
  readonly flattest: number;
  readonly steepest: number;
}

/**
 * @param tolerance how far a value left out may lie from the line that is drawn instead
 * @see Zhao and Saalfeld, "Linear-time sleeve-fitting polyline simplification algorithms", 1997
 */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept: Point[] = [];
  let sleeve: Sleeve | null = null;
  let held: Point | null = null;
  for (const point of points) {
    if (sleeve && !fits(sleeve, point) && held) {
      kept.push(held);
      sleeve = openSleeve(held);
      held = null;
    }
    if (sleeve && fits(sleeve, point)) {
      sleeve = narrow(sleeve, point, tolerance);
      held = point;
    } else {
      kept.push(point);
      sleeve = Number.isNaN(point.value) ? null : openSleeve(point);
    }
  }
  return held ? [...kept, held] : kept;
}

function openSleeve(from: Point): Sleeve {
  return { from, flattest: Number.NEGATIVE_INFINITY, steepest: Number.POSITIVE_INFINITY };
}

function fits({ from, flattest, steepest }: Sleeve, point: Point): boolean {
  const slope = slopeTo(from, point, 0);
  return slope >= flattest && slope <= steepest;
}

function narrow({ from, flattest, steepest }: Sleeve, point: Point, tolerance: number): Sleeve {
  return {
    from,
    flattest: Math.max(flattest, slopeTo(from, point, -tolerance)),
    steepest: Math.min(steepest, slopeTo(from, point, tolerance)),
  };
}

function slopeTo(from: Point, to: Point, above: number): number {
  return (to.value + above - from.value) / (to.t - from.t);
}
