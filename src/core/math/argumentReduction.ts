/*
 * The reduction of an angle to a quarter turn, after fdlibm, whose notice this is:
 *
 * Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *
 * Developed at SunPro, a Sun Microsystems, Inc. business.
 * Permission to use, copy, modify, and distribute this
 * software is freely granted, provided that this notice
 * is preserved.
 */

/**
 * An angle as a count of quarter turns and what is left: x = quarters · π/2 + (head + tail), |head| ≤ π/4 or a
 * little more, the tail continuing the head to about twice the digits.
 */
type ReducedAngle = readonly [quarters: number, head: number, tail: number];

const TWO_OVER_PI = 0.6366197723675814;

// π/2 in parts of 33 bits, each with the rest that follows it: so that quarters times a part is exact.
const PART_1 = 1.5707963267341256;
const REST_1 = 6.077100506506192e-11;
const PART_2 = 6.077100506303966e-11;
const REST_2 = 2.0222662487959506e-21;
const PART_3 = 2.0222662487111665e-21;
const REST_3 = 8.4784276603689e-32;

// fdlibm compares the upper 32 bits of the number with these constants; these are the doubles at which they change.
const upper = (upperBits: number, exponent: number): number => (upperBits / 0x100000) * exponent;
const HALF_PI_FROM = upper(0x1921fb, 1);
const HALF_PI_TO = upper(0x1921fc, 1);
const THREE_QUARTER_PI = upper(0x12d97d, 2);
const PI_FROM = upper(0x1921fb, 2);
const FIVE_QUARTER_PI = upper(0x1f6a7b, 2);
const THREE_HALF_PI_FROM = upper(0x12d97c, 4);
const THREE_HALF_PI_TO = upper(0x12d97d, 4);
const SEVEN_QUARTER_PI = upper(0x15fdbd, 4);
const TWO_PI_FROM = upper(0x1921fb, 4);
const TWO_PI_TO = upper(0x1921fc, 4);
const NINE_QUARTER_PI = upper(0x1c463c, 4);
const MEDIUM = upper(0x1921fb, 0x100000);

/**
 * x − quarters · π/2 for any finite x beyond ±π/4, to some 33 digits.
 * @param x angle [rad]
 * @see fdlibm, e_rem_pio2.c (Sun Microsystems 1993, FreeBSD's revision)
 */
export function reduceAngle(x: number): ReducedAngle {
  const size = Math.abs(x);
  if (size >= MEDIUM) return reduceHuge(x);
  const quarters = x > 0 ? fewQuarters(size) : -fewQuarters(size);
  return quarters === 0 ? reduceMedium(x) : reduceFew(x, quarters);
}

/** One to four quarter turns, or 0 where x lies too near a multiple of π/2, or too far out, for the short reduction. */
function fewQuarters(size: number): number {
  if (size < FIVE_QUARTER_PI) {
    if ((size >= HALF_PI_FROM && size < HALF_PI_TO) || (size >= PI_FROM && size < 2 * HALF_PI_TO)) return 0;
    return size < THREE_QUARTER_PI ? 1 : 2;
  }
  if (size >= NINE_QUARTER_PI) return 0;
  if (size < SEVEN_QUARTER_PI) return size >= THREE_HALF_PI_FROM && size < THREE_HALF_PI_TO ? 0 : 3;
  return size >= TWO_PI_FROM && size < TWO_PI_TO ? 0 : 4;
}

function reduceFew(x: number, quarters: number): ReducedAngle {
  const rough = x - quarters * PART_1;
  const rest = quarters * REST_1;
  const head = rough - rest;
  return [quarters, head, rough - head - rest];
}

/** Cody and Waite's, in one, two or three stages as cancellation demands. */
function reduceMedium(x: number): ReducedAngle {
  const quarters = Math.floor(x * TWO_OVER_PI + 0.5);
  let rough = x - quarters * PART_1;
  let rest = quarters * REST_1;
  let head = rough - rest;
  if (lostBits(x, head, 16)) {
    const before = rough;
    const part = quarters * PART_2;
    rough = before - part;
    rest = quarters * REST_2 - (before - rough - part);
    head = rough - rest;
    if (lostBits(x, head, 49)) {
      const before = rough;
      const part = quarters * PART_3;
      rough = before - part;
      rest = quarters * REST_3 - (before - rough - part);
      head = rough - rest;
    }
  }
  return [quarters, head, rough - head - rest];
}

/** Whether subtraction cancelled too many bits: the binary exponent of `left` is more than `bits` below that of x, 1 ≤ |x| < 2²¹. */
function lostBits(x: number, left: number, bits: number): boolean {
  const scale = bits === 16 ? 0x10000 : 0x2000000000000;
  const scaled = Math.abs(left) * scale;
  if (scaled >= Math.abs(x)) return false;
  let powerBelow = 1;
  while (powerBelow * 2 <= Math.abs(x)) powerBelow *= 2;
  return scaled < powerBelow;
}

/* Payne and Hanek's, for angles beyond 2²⁰ · π/2. */

// Bits after the binary point: a double reaches 2^1024, its remainder may be as small as 2^-62, and 120 bits of it are wanted.
const FRACTION_BITS = 1216n;
const ONE = 1n << FRACTION_BITS;

/** π/2 cut into five parts of 24 bits, and 2/π in fixed point. */
interface Constants {
  readonly halfPiParts: readonly number[];
  readonly twoOverPi: bigint;
}

let constants: Constants | null = null;

/** By Machin's formula π/4 = 4 arctan(1/5) − arctan(1/239), on first use. */
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
function reduceHuge(x: number): ReducedAngle {
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
 * below 2²³ that grid may begin under the binary point, and a sixth part precedes it.
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
