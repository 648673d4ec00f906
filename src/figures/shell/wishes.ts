import type { Vec3 } from "../../core/math/vec3";

/** Whether a part of a wish, data of unknown origin, is a vector. */
export function isVec3(value: unknown): value is Vec3 {
  return Array.isArray(value) && value.length === 3 && value.every((part) => Number.isFinite(part));
}
