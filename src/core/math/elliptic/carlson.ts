import { atan2 } from "../elementary.ts";

/*
 * Carlson's symmetric elliptic integrals, by his duplication theorem
 *     R_F(x, y, z) = R_F((x + s)/4, (y + s)/4, (z + s)/4),   s = √x√y + √y√z + √z√x,
 *     R_J(x, y, z, p) = ¼ R_J((x + s)/4, (y + s)/4, (z + s)/4, (p + s)/4) + (6/d) R_C(1, 1 + e),
 *     d = (√p + √x)(√p + √y)(√p + √z),   e = (p − x)(p − y)(p − z)/d².
 * Each round brings the arguments four times closer together, until a series about their mean has full precision. Sources:
 * Carlson, "Numerical computation of real or complex elliptic integrals", Numerical Algorithms 10 (1995); DLMF 19.36.
 */

/** Rounds until the last term of the series left out is below 1e-17: the arguments' spread shrinks by 4 a round. */
const SPREAD_FACTOR = 400;
const MOST_ROUNDS = 400;

/**
 * R_F(x, y, z) = ½ ∫₀^∞ dt / √((t+x)(t+y)(t+z)).
 * @param x not negative, and at most one of the three zero; as y and z
 */
export function carlsonRF(x: number, y: number, z: number): number {
  const start = (x + y + z) / 3;
  let spread = SPREAD_FACTOR * Math.max(Math.abs(start - x), Math.abs(start - y), Math.abs(start - z));
  let [a, b, c, mean] = [x, y, z, start];
  for (let round = 0; round < MOST_ROUNDS && spread > mean; round++) {
    const [p, q, r] = [Math.sqrt(a), Math.sqrt(b), Math.sqrt(c)];
    const step = p * q + q * r + r * p;
    a = (a + step) / 4;
    b = (b + step) / 4;
    c = (c + step) / 4;
    mean = (mean + step) / 4;
    spread /= 4;
  }
  const u = (mean - a) / mean;
  const v = (mean - b) / mean;
  const w = -u - v;
  const e2 = u * v - w * w;
  const e3 = u * v * w;
  const series = 1 - e2 / 10 + e3 / 14 + (e2 * e2) / 24 - (3 * e2 * e3) / 44;
  return series / Math.sqrt(mean);
}

/**
 * R_J(x, y, z, p) = (3/2) ∫₀^∞ dt / ((t+p) √((t+x)(t+y)(t+z))), for p not below x, y and z, or between the least of them and the other
 * two: the circular case, in which no term is negative.
 * @param x not negative, and at most one of x, y, z zero
 * @param p above 0
 * @param productOfGaps (p − x)(p − y)(p − z), not negative, by whoever knows it with more digits than the differences have
 */
export function carlsonRJ(
  x: number,
  y: number,
  z: number,
  p: number,
  productOfGaps: number = (p - x) * (p - y) * (p - z),
): number {
  const start = (x + y + z + 2 * p) / 5;
  const farthest = Math.max(Math.abs(start - x), Math.abs(start - y), Math.abs(start - z));
  let spread = SPREAD_FACTOR * Math.max(farthest, Math.abs(start - p));
  let [a, b, c, d, mean] = [x, y, z, p, start];
  let gap = productOfGaps;
  let scale = 1;
  let sum = 0;
  for (let round = 0; round < MOST_ROUNDS && spread > mean; round++) {
    const sa = Math.sqrt(a);
    const sb = Math.sqrt(b);
    const sc = Math.sqrt(c);
    const sd = Math.sqrt(d);
    const step = sa * sb + sb * sc + sc * sa;
    const product = (sd + sa) * (sd + sb) * (sd + sc);
    sum += (scale / product) * arctanRatio(gap / (product * product));
    a = (a + step) / 4;
    b = (b + step) / 4;
    c = (c + step) / 4;
    d = (d + step) / 4;
    mean = (mean + step) / 4;
    spread /= 4;
    scale /= 4;
    gap /= 64;
  }
  return (
    (scale * seriesRJ((mean - a) / mean, (mean - b) / mean, (mean - c) / mean)) / (mean * Math.sqrt(mean)) +
    6 * sum
  );
}

/** arctan(√e) / √e = R_C(1, 1 + e), e not negative. It has full precision for every e > 0; at 0 its limit is 1. */
function arctanRatio(e: number): number {
  const root = Math.sqrt(e);
  return root === 0 ? 1 : atan2(root, 1) / root;
}

/** Carlson's series for R_J in the arguments' relative distances from their mean. */
function seriesRJ(x: number, y: number, z: number): number {
  const p = -(x + y + z) / 2;
  const e2 = x * y + x * z + y * z - 3 * p * p;
  const e3 = x * y * z + 2 * e2 * p + 4 * p * p * p;
  const e4 = (2 * x * y * z + e2 * p + 3 * p * p * p) * p;
  const e5 = x * y * z * p * p;
  const low = 1 - (3 * e2) / 14 + e3 / 6 + (9 * e2 * e2) / 88;
  return low - (3 * e4) / 22 - (9 * e2 * e3) / 52 + (3 * e5) / 26;
}
