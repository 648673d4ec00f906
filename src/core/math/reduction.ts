import { reduceHuge } from "./hugeReduction";

/**
 * An angle as a count of quarter turns and what is left: x = quarters · π/2 + (head + tail), |head| ≤ π/4 or a
 * little more, the tail continuing the head to about twice the digits.
 */
export type ReducedAngle = readonly [quarters: number, head: number, tail: number];

const TWO_OVER_PI = 0.6366197723675814;

// π/2 in parts of 33 bits, each with the rest that follows it: so that quarters times a part is exact.
const PART_1 = 1.5707963267341256;
const REST_1 = 6.077100506506192e-11;
const PART_2 = 6.077100506303966e-11;
const REST_2 = 2.0222662487959506e-21;
const PART_3 = 2.0222662487111665e-21;
const REST_3 = 8.4784276603689e-32;

// The borders that fdlibm reads off the upper half of the number: everything whose upper half is not above 0x…
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

/** Cody and Waite's reduction, in one, two or three stages as cancellation demands. */
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

/** Whether the binary exponent of `left` is more than `bits` below that of x, 1 ≤ |x| < 2²¹. */
function lostBits(x: number, left: number, bits: number): boolean {
  const scale = bits === 16 ? 0x10000 : 0x2000000000000;
  const scaled = Math.abs(left) * scale;
  if (scaled >= Math.abs(x)) return false;
  let powerBelow = 1;
  while (powerBelow * 2 <= Math.abs(x)) powerBelow *= 2;
  return scaled < powerBelow;
}
