import { decimals, rounded, shortNumber, toDegrees } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";

/** In degrees: to a tenth, whole from ten on, small ones to two digits. */
export function angleText(radians: number): string {
  const value = toDegrees(radians);
  if (value >= 1) return `${decimals(value, value >= 10 ? 0 : 1)}°`;
  return value < 1e-4 ? "0°" : `${shortNumber(value, 2)}°`;
}

/** Of an angle that changes as it is read: its digits do not come and go. */
export function runningAngleText(radians: number): string {
  const value = toDegrees(radians);
  return `${decimals(value, value >= 10 ? 0 : value >= 1 ? 1 : 2)}°`;
}

export function shareText(ratio: number): string {
  const value = 100 * Math.abs(ratio);
  return `${value >= 10 ? decimals(value, 0) : rounded(value, 2)}${PERCENT}`;
}

/** Of single precision, for changes of energy or |L|. */
const ROUND_OFF = 1e-6;

/** With its sign; what single precision cannot tell from no change is none. */
export function driftText(ratio: number, kept: string): string {
  if (Math.abs(ratio) < ROUND_OFF) return kept;
  return `${ratio > 0 ? "+" : "−"}${shareText(ratio)}`;
}

export function microseconds(nanoseconds: number): string {
  return `${decimals(nanoseconds / 1000, 1)} µs`;
}
