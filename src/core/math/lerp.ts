import { addVec, scaleVec, type Vec3 } from "./vec3.ts";

/**
 * Linear interpolation,  (1 − s) a + s b;  beyond a and b it goes on along the same line.
 *
 * @param s 0 at a, 1 at b
 */
export function lerpVec(a: Vec3, b: Vec3, s: number): Vec3 {
  return addVec(scaleVec(1 - s, a), scaleVec(s, b));
}
