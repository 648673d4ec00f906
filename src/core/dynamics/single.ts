/**
 * Plain data with every number rounded to 32 bits.
 *
 * @see `src/single/build/transform.ts`, which rounds what is worked out from it
 */
export function rounded<T>(value: T): T;
export function rounded(value: unknown): unknown {
  if (typeof value === "number") return Math.fround(value);
  if (Array.isArray(value)) return value.map((each) => rounded(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rounded(each)]));
}
