/** How numbers read: a true minus sign, and a fixed number of places so that columns stand still. */

const MINUS = "\u2212";

function signed(text: string): string {
  return text.replace(/^-/, MINUS);
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** One digit and a power of ten: 2·10⁻¹⁴. */
function powerOfTen(value: number): string {
  const [digits = "", exponent = "0"] = value.toExponential(0).split("e");
  const raised = exponent
    .replace("+", "")
    .replace("-", "⁻")
    .replace(/\d/g, (digit) => RAISED[Number(digit)] ?? "");
  return signed(`${digits}·10${raised}`);
}

/** A fixed number of decimals; very large values in powers of ten. A zero never carries a sign. */
export function decimals(value: number, places: number): string {
  if (Math.abs(value) >= 1e5) return powerOfTen(value);
  const text = value.toFixed(places);
  return signed(Number(text) === 0 ? text.replace("-", "") : text);
}

/** A ratio as a percentage with its sign; what cannot be told from zero by round-off is shown as a power of ten. */
export function percent(ratio: number): string {
  const value = 100 * ratio;
  if (value !== 0 && Math.abs(value) < 5e-5) return `${powerOfTen(value)} %`;
  const text = decimals(value, 3);
  return `${value > 0 && Number(text) !== 0 ? "+" : ""}${text} %`;
}

/** An angle in degrees, for reading; inside, angles are radians. */
export function degrees(radians: number): string {
  const value = (180 * radians) / Math.PI;
  if (value !== 0 && value < 5e-4) return `${powerOfTen(value)}°`;
  return `${decimals(value, 3)}°`;
}

/** A time to the hundredth of a second. */
export function seconds(value: number): string {
  return `${decimals(value, 2)} s`;
}

/** A number to so many significant digits; what a reader compares, not what is computed with. */
export function significant(value: number, digits: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  const plain = size === 0 || (size >= 1e-4 && size < 1e6);
  const text = plain ? value.toPrecision(digits) : value.toExponential(digits - 1);
  return text.replace(/^-/, MINUS).replace(/e-/, `e${MINUS}`).replace("e+", "e");
}

/** Whole per cent, or one decimal where that would say 0 or 100. */
export function percentage(ratio: number): string {
  const value = 100 * ratio;
  const rounded = value.toFixed(0);
  return `${rounded === "0" || (rounded === "100" && value < 100) ? value.toFixed(1) : rounded} %`;
}

export function toDegrees(radians: number): number {
  return (180 / Math.PI) * radians;
}
