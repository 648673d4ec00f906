/** `low` where the interval is empty. */
export function clamp(x: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, x));
}
