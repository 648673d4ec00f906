import type { ReducedAngle } from "./reduction";

// Bits after the binary point: a double reaches 2^1024, its remainder may be as small as 2^-62, and 120 bits of it are wanted.
const FRACTION_BITS = 1216n;
const ONE = 1n << FRACTION_BITS;

/** π/2 cut into five parts of 24 bits, and 2/π in fixed point. */
interface Constants {
  readonly halfPiParts: readonly number[];
  readonly twoOverPi: bigint;
}

let constants: Constants | null = null;

/** By Machin's formula π/4 = 4 arctan(1/5) − arctan(1/239); worked out on first use. */
function piConstants(): Constants {
  if (constants !== null) return constants;
  const guardBits = 32n;
  const halfPi = (2n * (4n * arctanInverse(5n, guardBits) - arctanInverse(239n, guardBits))) >> guardBits;
  const halfPiParts = [0, 1, 2, 3, 4].map((k) => bitsBelow(halfPi, 1 - 24 * k) * powerOfTwo(-23 - 24 * k));
  constants = { halfPiParts, twoOverPi: (ONE * ONE) / halfPi };
  return constants;
}

/** arctan(1/n) by its power series, in fixed point with `guardBits` more bits. */
function arctanInverse(n: bigint, guardBits: bigint): bigint {
  let power = (ONE << guardBits) / n;
  let sum = power;
  for (let k = 1n; power !== 0n; k += 1n) {
    power /= -n * n;
    sum += power / (2n * k + 1n);
  }
  return sum;
}

/** The 24 bits of a fixed-point number whose places are 2^(top − 1) down to 2^(top − 24), as an integer. */
function bitsBelow(fixed: bigint, top: number): number {
  return Number((fixed >> (FRACTION_BITS + BigInt(top - 24))) & 0xffffffn);
}

function powerOfTwo(exponent: number): number {
  return exponent < 0 ? 1 / Number(1n << BigInt(-exponent)) : Number(1n << BigInt(exponent));
}

/** A positive double as mantissa · 2^exponent, 2^52 ≤ mantissa < 2^53. */
function splitDouble(size: number): readonly [mantissa: number, exponent: number] {
  let mantissa = size;
  let exponent = 0;
  for (; mantissa >= 0x20000000000000; exponent += 1) mantissa /= 2;
  for (; mantissa < 0x10000000000000; exponent -= 1) mantissa *= 2;
  return [mantissa, exponent];
}

/**
 * x − quarters · π/2 for a finite x beyond 2²⁰ · π/2. The quarter turns and their fraction are exact; the
 * fraction is then multiplied by π/2 in parts of 24 bits, in fdlibm's order, to end on fdlibm's digits.
 *
 * @param x angle [rad]
 * @see fdlibm, k_rem_pio2.c (Payne and Hanek's method)
 */
export function reduceHuge(x: number): ReducedAngle {
  const { halfPiParts, twoOverPi } = piConstants();
  const [mantissa, exponent] = splitDouble(Math.abs(x));
  const scaled = BigInt(mantissa) * twoOverPi;
  const turns = exponent < 0 ? scaled >> BigInt(-exponent) : scaled << BigInt(exponent);
  const quarters = (turns + ONE / 2n) >> FRACTION_BITS;
  const fraction = turns - (quarters << FRACTION_BITS);
  const parts = fractionParts(fraction < 0n ? -fraction : fraction, exponent);
  const [head, tail] = multiplyParts(halfPiParts, parts);
  const sign = x < 0 ? -1 : 1;
  const side = fraction < 0n ? -sign : sign;
  return [sign * Number(quarters & 7n), side * head, side * tail];
}

/**
 * Five parts of 24 bits, the first not zero, on the grid of places that fdlibm derives from the exponent of x;
 * below 2²³ that grid may begin under the binary point, and a sixth part stands above it.
 */
function fractionParts(fraction: bigint, exponent: number): readonly number[] {
  const leading = exponent + 29;
  const gridTop = leading - 24 * Math.max(Math.floor((leading - 3) / 24), 0);
  const above = gridTop < 0 && bitsBelow(fraction, gridTop + 24) !== 0;
  let top = above ? gridTop + 24 : gridTop;
  while (bitsBelow(fraction, top) === 0) top -= 24;
  const count = above ? 6 : 5;
  return Array.from({ length: count }, (_, k) => {
    const place = top - 24 * k;
    return bitsBelow(fraction, place) * powerOfTwo(place - 24);
  });
}

/** The product of two numbers given in parts, smallest terms first, as a head and the tail that it rounds away. */
function multiplyParts(a: readonly number[], b: readonly number[]): readonly [head: number, tail: number] {
  const terms = b.map((_, order) => {
    let term = 0;
    for (let k = 0; k <= order; k++) term += (a[k] ?? 0) * (b[order - k] ?? 0);
    return term;
  });
  const head = terms.reduceRight((sum, term) => sum + term, 0);
  const tail = terms.slice(1).reduce((rest, term) => rest + term, (terms[0] ?? 0) - head);
  return [head, tail];
}
