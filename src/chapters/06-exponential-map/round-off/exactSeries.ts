/** Two series near zero in whole numbers of 2⁻¹⁹²: far more digits than those whose errors they measure. */

const BITS = 192n;
const ONE = 1n << BITS;
const MOST_TERMS = 40;

/** A double as a whole number of 2⁻¹⁹², exactly if it is not below 2⁻¹³⁹. */
function fixed(value: number): bigint {
  let [rest, sum] = [value, 0n];
  for (let shift = 0n; rest !== 0 && shift < BITS; shift += 32n) {
    const whole = Math.floor(rest);
    sum += BigInt(whole) << (BITS - shift);
    rest = (rest - whole) * 2 ** 32;
  }
  return sum;
}

/** Σ (−y)ᵏ c(k), where c(0) is a half and each of the others follows from the one before by a division. */
function alternating(y: bigint, divisor: (k: number) => number): bigint {
  let [term, sum] = [ONE / 2n, ONE / 2n];
  for (let k = 1; k < MOST_TERMS && term !== 0n; k++) {
    term = (-term * y) / (ONE * BigInt(divisor(k)));
    sum += term;
  }
  return sum;
}

/** sin(x/2)/x for 0 < x ≤ 1. */
export function exactSinePart(x: number): bigint {
  const square = (fixed(x) * fixed(x)) / ONE;
  return alternating(square, (k) => 4 * (2 * k) * (2 * k + 1));
}

/** (1 − cos x)/x² for 0 < x ≤ 1. */
export function exactCosinePart(x: number): bigint {
  const square = (fixed(x) * fixed(x)) / ONE;
  return alternating(square, (k) => (2 * k + 1) * (2 * k + 2));
}

/** |value − exact| / exact. */
export function relativeError(value: number, exact: bigint): number {
  const apart = fixed(value) - exact;
  const size = apart < 0n ? -apart : apart;
  // As many digits of the quotient as a double holds.
  return Number((size << 80n) / exact) / 2 ** 80;
}
