import { readNumber } from "./expression";
import { type Measure, UNITS } from "./units";

/*
 * A number as a field shows it, to all its digits: what it shows reads as the very same number. An angle that is a short number
 * of degrees is shown in degrees. A minus sign is the same before a number as in its exponent: −2.5e−7.
 */

/** Digits of a degree behind the point: more were hardly typed. */
const DEGREE_DIGITS = 6;

export function shownNumber(value: number, measure: Measure): string {
  const text = (measure === "angle" ? inDegrees(value) : null) ?? String(value);
  return text.replaceAll("-", "−");
}

/** The angle in degrees, where that is the same number to the last bit; null where it is another. */
function inDegrees(angle: number): string | null {
  const text = `${roundedDegrees(angle)}°`;
  const reading = readNumber(text, "angle");
  return "value" in reading && Object.is(reading.value, angle) ? text : null;
}

function roundedDegrees(angle: number): number {
  return roundedTo((angle * 180) / Math.PI, DEGREE_DIGITS);
}

/** An angle rounded to what a person would have typed in degrees [rad]; the very number that typing it gives. */
export function tidyAngle(angle: number): number {
  const reading = readNumber(`${roundedDegrees(angle)}°`, "angle");
  return "value" in reading ? reading.value : angle;
}

export function roundedTo(value: number, digits: number): number {
  // Adding 0 turns −0 into 0.
  return Number(value.toFixed(digits)) + 0;
}

/** Whether a text has a unit of its own, so that the field's would stand there twice. */
export function namesUnit(text: string, measure: Measure): boolean {
  return Object.keys(UNITS[measure]).some((unit) => text.trimEnd().endsWith(unit));
}
