import { expect } from "vitest";
import { addVec, norm, type Vec3, zeroVec } from "../../src/core/math/vec3";

/** Two sides that are equal but for round-off: each is a handful of products, so 1e-13 of the size leaves a wide margin. */
export function expectEqual(left: readonly number[], right: readonly number[]): void {
  const size = Math.max(Math.hypot(...left), Math.hypot(...right));
  const apart = Math.hypot(...left.map((value, index) => value - (right[index] ?? Number.NaN)));
  expect(size).toBeGreaterThan(0);
  expect(apart / size).toBeLessThan(1e-13);
}

/**
 * Two sides that agree in the limit, and differ by the stated order before it: halving the step divides the
 * difference by 2^order.
 */
export function expectOrder(difference: (step: number) => number, order: number, step = 1 / 256): void {
  const measured = Math.log2(difference(step) / difference(step / 2));
  expect(difference(step)).toBeGreaterThan(1e-9);
  expect(Math.abs(measured - order)).toBeLessThan(0.05);
}

/** The rate of change of a quantity along a motion, by a central difference of second order. */
export function centralRate<V extends readonly number[]>(quantity: (time: number) => V, step: number): V {
  const after = quantity(step);
  const before = quantity(-step);
  return after.map((value, index) => (value - (before[index] ?? Number.NaN)) / (2 * step)) as unknown as V;
}

/** A quantity changes at this rate along a motion: its central difference approaches it with the square of the step. */
export function expectRate(quantity: (time: number) => readonly number[], rate: readonly number[]): void {
  expectOrder((step) => distance(centralRate(quantity, step), rate), 2);
}

export const sumOf = (vectors: readonly Vec3[]): Vec3 => vectors.reduce<Vec3>(addVec, zeroVec);

export function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? Number.NaN)));
}

export function squared(v: Vec3): number {
  return norm(v) * norm(v);
}
