import type { Quat } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";

export type Refuse = (sentence: string) => never;

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

export function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(NUMBER), ([digits]) => Number(digits));
}

export function asVec3([x, y, z]: readonly number[]): Vec3 {
  return [x ?? Number.NaN, y ?? Number.NaN, z ?? Number.NaN];
}

export function asQuat([w, x, y, z]: readonly number[]): Quat {
  return [w ?? Number.NaN, x ?? Number.NaN, y ?? Number.NaN, z ?? Number.NaN];
}
