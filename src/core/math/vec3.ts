import { atan2 } from "./elementary.ts";

/** A vector of three components, all in one frame; the name of the variable says which. */
export type Vec3 = readonly [number, number, number];

/** (0, 0, 0). */
export const zeroVec: Vec3 = [0, 0, 0];

/** a + b, component by component. */
export function addVec(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** a − b, component by component. */
export function subVec(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** s v: each component times s. */
export function scaleVec(s: number, v: Vec3): Vec3 {
  return [s * v[0], s * v[1], s * v[2]];
}

/** The scalar product a·b = Σ aᵢ bᵢ. */
export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The vector product a × b, right-handed: at right angles to both, of length |a| |b| sin of the angle between them. */
export function cross(a: Vec3, b: Vec3): Vec3 {
  const ax = a[0];
  const ay = a[1];
  const az = a[2];
  const bx = b[0];
  const by = b[1];
  const bz = b[2];
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

/** The length |v| = √(v·v). */
export function norm(v: Vec3): number {
  return Math.sqrt(dot(v, v));
}

/**
 * The part of v along an axis, (v·n / n·n) n; the rest of v is perpendicular to it.
 * @param n any vector but zero
 */
export function projectOnto(v: Vec3, n: Vec3): Vec3 {
  return scaleVec(dot(v, n) / dot(n, n), n);
}

/**
 * v / |v|, safe for lengths whose square would overflow or vanish.
 * @param v any finite vector but zero
 */
export function normaliseVec(v: Vec3): Vec3 {
  const largest = Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  const scaled: Vec3 = [v[0] / largest, v[1] / largest, v[2] / largest];
  return scaleVec(1 / norm(scaled), scaled);
}

/** Applies a function to each component. */
export function mapVec(v: Vec3, f: (component: number) => number): Vec3 {
  return [f(v[0]), f(v[1]), f(v[2])];
}

/** Angle between two directions in [0, π] [rad], with full precision near 0 and π too. */
export function angleBetween(a: Vec3, b: Vec3): number {
  return atan2(norm(cross(a, b)), dot(a, b));
}

/** v, shortened to `longest` where it is longer. */
export function clampNorm(v: Vec3, longest: number): Vec3 {
  const length = norm(v);
  return length > longest ? scaleVec(longest / length, v) : v;
}

/**
 * Linear interpolation,  (1 − s) a + s b;  beyond a and b it goes on along the same line.
 *
 * @param s 0 at a, 1 at b
 */
export function lerpVec(a: Vec3, b: Vec3, s: number): Vec3 {
  return addVec(scaleVec(1 - s, a), scaleVec(s, b));
}
