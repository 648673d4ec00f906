import { clamp } from "../../core/math/scalar.ts";

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** [px] */
export function distanceToSegment(x: number, y: number, a: Pixel, b: Pixel): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((x - a.x) * dx + (y - a.y) * dy) / Math.max(dx * dx + dy * dy, 1e-9);
  const nearest = clamp(along, 0, 1);
  return Math.hypot(x - a.x - nearest * dx, y - a.y - nearest * dy);
}

/** [px]: 0 within it. A triangle seen edge-on is its sides. */
export function distanceToTriangle(x: number, y: number, [a, b, c]: readonly [Pixel, Pixel, Pixel]): number {
  const point = { x, y };
  const areas = [signedArea(a, b, point), signedArea(b, c, point), signedArea(c, a, point)];
  const isSeen = Math.abs(signedArea(a, b, c)) > 1e-9;
  if (isSeen && (areas.every((one) => one >= 0) || areas.every((one) => one <= 0))) return 0;
  return Math.min(
    distanceToSegment(x, y, a, b),
    distanceToSegment(x, y, b, c),
    distanceToSegment(x, y, c, a),
  );
}

/** Twice the area; its sign says on which side of a, b the third corner is. */
export function signedArea(a: Pixel, b: Pixel, c: Pixel): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
