import { readNumber } from "./expression";
import { type Measure, UNITS } from "./units";

/* What a field shows reads as the very same number; an angle in degrees where these are short, a sixtieth of a second as 1/60. */

const DEGREE_DIGITS = 6;

export function shownNumber(value: number, measure: Measure): string {
  const short = measure === "angle" ? inDegrees(value) : measure === "time" ? asFraction(value) : null;
  const text = short ?? String(value);
  return text.replaceAll("-", "−");
}

const FEW_LETTERS = 8;

function asFraction(time: number): string | null {
  const rate = Math.round(1 / time);
  return String(time).length > FEW_LETTERS && Object.is(1 / rate, time) ? `1/${rate}` : null;
}

function inDegrees(angle: number): string | null {
  const text = `${roundedDegrees(angle)}°`;
  const reading = readNumber(text, "angle");
  return "value" in reading && Object.is(reading.value, angle) ? text : null;
}

function roundedDegrees(angle: number): number {
  return roundedTo((angle * 180) / Math.PI, DEGREE_DIGITS);
}

export function tidyAngle(angle: number): number {
  const reading = readNumber(`${roundedDegrees(angle)}°`, "angle");
  return "value" in reading ? reading.value : angle;
}

export function roundedTo(value: number, digits: number): number {
  // Adding 0 turns −0 into 0.
  return Number(value.toFixed(digits)) + 0;
}

/** The field's unit would stand there twice. */
export function namesUnit(text: string, measure: Measure): boolean {
  return Object.keys(UNITS[measure]).some((unit) => text.trimEnd().endsWith(unit));
}
