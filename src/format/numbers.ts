import { strings as language, PERCENT } from "../language/strings/en";

/**
 * Digits are JavaScript's own, exactly rounded (Intl rounds the shortest decimal that names a number, and so 1.005 up); the decimal sign
 * and the digits' shapes are the language's. Everywhere alike are a true minus sign, thin spaces between thousands, which no language
 * takes for a decimal sign, and powers of ten: 2·10⁻¹⁴.
 */

const MINUS = "\u2212";
const THIN_SPACE = "\u202f";

const SIGNS = Array.from(language.signs);
const IS_PLAIN = language.signs === "0123456789.";

/** All digits, as many as tell a number from its neighbours: 0.25, 120. */
export function plain(value: number): string {
  return inSigns(String(value));
}

/** As JavaScript writes them, those of 1e-7 included, in the language's signs. */
function inSigns(text: string): string {
  const signed = text.replaceAll("-", MINUS);
  if (IS_PLAIN) return signed;
  return signed.replace(/[.\d]/g, (sign) => SIGNS[sign === "." ? 10 : Number(sign)] ?? sign);
}

const RAISED: Readonly<Record<string, string>> = {
  "-": "⁻",
  ...Object.fromEntries(Array.from("⁰¹²³⁴⁵⁶⁷⁸⁹", (sign, digit) => [String(digit), sign])),
};

/** An integer as an exponent: ⁻¹⁴. */
function raised(exponent: number): string {
  return Array.from(String(exponent), (sign) => RAISED[sign] ?? "").join("");
}

/** As 2·10⁻¹⁴. What has overflowed is infinite. */
function powerOfTen(value: number, places: number): string {
  if (!Number.isFinite(value)) return inSigns(String(value).replace("Infinity", "∞"));
  const [digits = "", exponent] = value.toExponential(places).split("e");
  return `${inSigns(digits)}·10${raised(Number(exponent))}`;
}

/** A fixed number, so that columns stand still; very large values in powers of ten. A zero never carries a sign. */
export function decimals(value: number, places: number): string {
  if (Math.abs(value) >= 1e5) return powerOfTen(value, 0);
  const text = value.toFixed(places);
  return inSigns(Number(text) === 0 ? text.replace("-", "") : text);
}

/** To a few figures: 4.208, −0.35, 2.1·10⁹; written out unless large or small. */
export function shortNumber(value: number, figures = 4): string {
  const size = Math.abs(value);
  if (size === 0) return inSigns("0");
  return size >= 1e5 || size < 1e-4 ? powerOfTen(value, 1) : rounded(value, figures);
}

/** To so many figures, without zeros at the end. */
export function rounded(value: number, figures: number): string {
  return inSigns(String(Number(value.toPrecision(figures))));
}

/** What a reader compares, not what is computed with. */
export function significant(value: number, digits: number): string {
  if (!Number.isFinite(value)) return powerOfTen(value, 0);
  const size = Math.abs(value);
  const plain = size === 0 || (size >= 1e-4 && size < 1e6);
  const text = plain ? value.toPrecision(digits) : value.toExponential(digits - 1);
  return inSigns(text).replace("e+", "e");
}

/** Thousands apart: 34 817. */
export function grouped(count: number): string {
  return inSigns(count.toFixed(0).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE));
}

/**
 * Drifts and errors below this are round-off. A frame is some fifty operations, each off by at most 1.1·10⁻¹⁶, and the notebook's longest
 * run is 72 000 frames: 4·10⁻¹⁰ if all went one way. Digits below differ between orders of sums and say nothing, so they are shown as
 * zero; `tests/figures/roundOff.test.ts` measures what is left.
 */
export const ROUND_OFF = 1e-9;

/** A ratio, with its sign; round-off is none, other small values are powers of ten. */
export function percent(ratio: number): string {
  if (Math.abs(ratio) < ROUND_OFF) return `${inSigns("0")}${PERCENT}`;
  const value = 100 * ratio;
  if (Math.abs(value) < 5e-4) return `${value > 0 ? "+" : ""}${powerOfTen(value, 0)}${PERCENT}`;
  return `${value > 0 ? "+" : ""}${decimals(value, 3)}${PERCENT}`;
}

/** In millions, to a tenth; to a hundredth where that would say nothing. */
export function megabytes(bytes: number): string {
  const millions = bytes / 1e6;
  return decimals(millions, millions < 0.1 ? 2 : 1);
}

/** Whole, or one decimal where that would say 0 or 100. */
export function percentage(ratio: number): string {
  const value = 100 * ratio;
  const whole = value.toFixed(0);
  return `${inSigns(whole === "0" || (whole === "100" && value < 100) ? value.toFixed(1) : whole)}${PERCENT}`;
}

/** For reading; inside, angles are radians. */
export function degrees(radians: number): string {
  if (radians < ROUND_OFF) return `${inSigns("0")}°`;
  const value = toDegrees(radians);
  if (value < 5e-4) return `${powerOfTen(value, 0)}°`;
  return `${decimals(value, 3)}°`;
}

export function toDegrees(radians: number): number {
  return (180 / Math.PI) * radians;
}

/** To 0.01 s. */
export function seconds(value: number): string {
  return `${decimals(value, 2)} s`;
}

/** Of an axis: as many decimals as tell its ticks apart, the same for all. */
export function tickLabels(ticks: readonly number[]): string[] {
  const largest = Math.max(...ticks.map(Math.abs));
  if (largest >= 1e5) return ticks.map((tick) => shortNumber(tick, 2));
  const [first = 0, second = first + 1] = ticks;
  const places = Math.max(0, Math.min(9, -Math.floor(Math.log10(Math.abs(second - first)) + 1e-9)));
  return ticks.map((tick) => decimals(tick, places));
}

/** Of a logarithmic axis at a power of ten: 10⁻⁸, and 1. */
export function powerLabel(value: number): string {
  const power = Math.round(Math.log10(value));
  return power === 0 ? inSigns("1") : `${inSigns("10")}${raised(power)}`;
}
