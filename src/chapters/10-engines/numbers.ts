import { decimals, rounded, shortNumber, toDegrees } from "../../format/numbers";

/** An angle in degrees: to a tenth, whole from ten on, and small ones to two digits. */
export function angleText(radians: number): string {
  const value = toDegrees(radians);
  if (value >= 1) return `${decimals(value, value >= 10 ? 0 : 1)}°`;
  return value < 1e-4 ? "0°" : `${shortNumber(value, 2)}°`;
}

export function shareText(ratio: number): string {
  const value = 100 * Math.abs(ratio);
  return `${value >= 10 ? decimals(value, 0) : rounded(value, 2)} %`;
}

/** Relative changes of energy or |L| below this are round-off of single precision. */
const ROUND_OFF = 1e-6;

/** A relative change with its sign; one that single precision cannot tell from none is none. */
export function driftText(ratio: number, kept: string): string {
  if (Math.abs(ratio) < ROUND_OFF) return kept;
  return `${ratio > 0 ? "+" : "−"}${shareText(ratio)}`;
}

export function microseconds(nanoseconds: number): string {
  return `${decimals(nanoseconds / 1000, 1)} µs`;
}
