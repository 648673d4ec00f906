import { reduceAngle } from "./argumentReduction.ts";

/*
 * Sine, cosine and arctangent from + − × ÷ and comparisons alone, which no two engines evaluate differently.
 * Coefficients: fdlibm (Sun Microsystems 1993) k_sin.c and k_cos.c; Cephes (Moshier) atan.c. The notice of fdlibm:
 *
 * Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *
 * Developed at SunPro, a Sun Microsystems, Inc. business.
 * Permission to use, copy, modify, and distribute this
 * software is freely granted, provided that this notice
 * is preserved.
 */

/** Below this |x| (fdlibm: upper half of the number not above that of π/4) nothing needs reducing. */
const QUARTER_PI = 0x1921fc / 0x200000;
const SINE_IS_LINEAR = 1 / 0x4000000;
const COSINE_IS_ONE = 1 / 0x8000000;

/** sin x, x in radians, within one unit in the last place; NaN for an x that is not finite. */
export function sin(x: number): number {
  const size = Math.abs(x);
  if (size < QUARTER_PI) return size < SINE_IS_LINEAR ? x : sinNearZero(x, 0);
  return quarterShifted(x, 0);
}

/** cos x, x in radians, within one unit in the last place; NaN for an x that is not finite. */
export function cos(x: number): number {
  const size = Math.abs(x);
  if (size < QUARTER_PI) return size < COSINE_IS_ONE ? 1 : cosNearZero(x, 0);
  return quarterShifted(x, 1);
}

/** sin(x + shift π/2) for an x beyond ±π/4. */
function quarterShifted(x: number, shift: number): number {
  if (!Number.isFinite(x)) return Number.NaN;
  const [quarters, head, tail] = reduceAngle(x);
  const phase = (quarters + shift) & 3;
  const size = phase % 2 === 0 ? sinNearZero(head, tail) : cosNearZero(head, tail);
  return phase < 2 ? size : -size;
}

/** sin(x + tail) for |x| ≤ π/4, by an odd polynomial of degree 13. */
function sinNearZero(x: number, tail: number): number {
  const z = x * x;
  const low = 0.00833333333332249 + z * (-0.0001984126982985795 + z * 2.7557313707070068e-6);
  const series = low + z * (z * z) * (-2.5050760253406863e-8 + z * 1.58969099521155e-10);
  const cubed = z * x;
  if (tail === 0) return x + cubed * (-0.16666666666666632 + z * series);
  return x - (z * (0.5 * tail - cubed * series) - tail - cubed * -0.16666666666666632);
}

/** cos(x + tail) for |x| ≤ π/4, by an even polynomial of degree 14. */
function cosNearZero(x: number, tail: number): number {
  const z = x * x;
  const zz = z * z;
  const low = z * (0.0416666666666666 + z * (-0.001388888888887411 + z * 2.480158728947673e-5));
  const high = -2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11);
  const series = low + zz * zz * high;
  const half = 0.5 * z;
  const rounded = 1 - half;
  return rounded + (1 - rounded - half + (z * series - x * tail));
}

const TAN_3PI_8 = 2.414213562373095;
const HALF_PI = Math.PI / 2;

/** π/2 less its nearest double. */
const HALF_PI_TAIL = 6.123233995736766e-17;

/**
 * The angle of the point (x, y) seen from the origin, in (−π, π]; signed zeros and infinities as IEEE 754 asks.
 * @returns angle [rad], NaN if either argument is NaN
 */
export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const infiniteX = Math.abs(x) === Number.POSITIVE_INFINITY;
  if (Math.abs(y) === Number.POSITIVE_INFINITY) {
    if (!infiniteX) return withSign(HALF_PI, y);
    return withSign(x > 0 ? Math.PI / 4 : (3 * Math.PI) / 4, y);
  }
  if (infiniteX || y === 0) return withSign(isNegative(x) ? Math.PI : 0, y);
  if (x === 0) return withSign(HALF_PI, y);
  const angle = atan(y / x);
  if (x > 0) return angle;
  return angle <= 0 ? angle + Math.PI : angle - Math.PI;
}

/** arctan x [rad], by a rational function of degree 4 over 5 on |x| ≤ 0.66 and two reductions to it. */
function atan(x: number): number {
  const size = Math.abs(x);
  if (size === 0) return x;
  if (size === Number.POSITIVE_INFINITY) return withSign(HALF_PI, x);
  if (size > TAN_3PI_8) return withSign(HALF_PI + (atanNearZero(-(1 / size)) + HALF_PI_TAIL), x);
  if (size <= 0.66) return withSign(atanNearZero(size), x);
  const fromQuarter = atanNearZero((size - 1) / (size + 1)) + 0.5 * HALF_PI_TAIL;
  return withSign(Math.PI / 4 + fromQuarter, x);
}

function atanNearZero(x: number): number {
  const z = x * x;
  const numerator =
    -64.85021904942025 +
    z *
      (-122.88666844901361 + z * (-75.00855792314705 + z * (-16.157537187333652 + z * -0.8750608600031904)));
  const denominator =
    194.5506571482614 +
    z *
      (485.3903996359137 +
        z * (432.88106049129027 + z * (165.02700983169885 + z * (24.858464901423062 + z))));
  const series = (z * numerator) / denominator;
  return x * series + x;
}

/** Whether x is below zero or is −0. */
function isNegative(x: number): boolean {
  return x < 0 || (x === 0 && 1 / x < 0);
}

function withSign(size: number, like: number): number {
  return isNegative(like) ? -size : size;
}
