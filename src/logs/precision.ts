export interface Rounding {
  /** as decimals after the point, as significant digits, to 32 bits, or to 64 */
  readonly kind: "decimals" | "digits" | "single" | "double";
  /** null for binary formats */
  readonly digits: number | null;
  /** standard deviation that does not depend on the value */
  readonly absolute: number;
  /** standard deviation relative to the value */
  readonly relative: number;
}

const MOST_SAMPLES = 3000;

/** More decimals than these are those of a double. */
const MOST_DECIMALS = 12;

/** An even distribution over one step of a scale has this standard deviation. */
const EVEN = 1 / Math.sqrt(12);

export const SINGLE: Rounding = { kind: "single", digits: null, absolute: 0, relative: 3e-8 };
const DOUBLE: Rounding = { kind: "double", digits: null, absolute: 0, relative: 5.5e-17 };

/** The coarsest way of writing that all of these agree with. */
export function roundingOf(values: readonly number[]): Rounding {
  const stride = Math.max(1, Math.floor(values.length / MOST_SAMPLES));
  const sample = values.filter((_, index) => index % stride === 0);
  const decimals = sample.reduce((most, value) => Math.max(most, writtenAs(value).decimals), 0);
  if (decimals <= 5) return inDecimals(decimals);
  if (sample.every(isSingle)) return SINGLE;
  if (decimals <= 7) return inDecimals(decimals);
  if (sample.every(isPrintedSingle)) return SINGLE;
  if (decimals <= MOST_DECIMALS) return inDecimals(decimals);
  const digits = sample.reduce((most, value) => Math.max(most, writtenAs(value).digits), 0);
  if (digits > MOST_DECIMALS) return DOUBLE;
  return { kind: "digits", digits, absolute: 0, relative: Number(`1e${1 - digits}`) * EVEN };
}

function inDecimals(digits: number): Rounding {
  return { kind: "decimals", digits, absolute: Number(`1e-${digits}`) * EVEN, relative: 0 };
}

/** Decimals after the point and significant digits of the shortest text of a double. */
function writtenAs(value: number): { readonly decimals: number; readonly digits: number } {
  const [mantissa = "0", exponent = "0"] = Math.abs(value).toString().split("e");
  const [, fraction = ""] = mantissa.split(".");
  const decimals = Math.max(0, fraction.length - Number(exponent));
  return { decimals, digits: mantissa.replace(".", "").replace(/^0+/, "").length };
}

function isSingle(value: number): boolean {
  return Math.fround(value) === value;
}

/** Whether a text is a 32-bit value's, with as many digits as tell it from the next one, or all nine. */
function isPrintedSingle(value: number): boolean {
  const single = Math.fround(value);
  for (let digits = 1; digits <= 9; digits++) {
    if (Number(single.toPrecision(digits)) === value) return true;
  }
  return false;
}
