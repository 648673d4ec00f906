/*
 * Numbers of some 32 digits, each the sum of a double and what is left below its last place; from + − × alone, whose rounding errors are
 * doubles themselves. For constants worked out once, of which differences are taken. Sources: Dekker, "A floating-point technique for
 * extending the available precision", Numer. Math. 18 (1971); Hida, Li and Bailey, "Library for double-double arithmetic", 2001.
 */

export type Wide = readonly [head: number, tail: number];

/** A double as it is. */
export function wide(x: number): Wide {
  return [x, 0];
}

/** The nearest double, since the tail is less than half a last place of the head. */
export function narrow(x: Wide): number {
  return x[0];
}

/** a + b with its rounding error, whichever is larger. */
function exactSum(a: number, b: number): Wide {
  const sum = a + b;
  const other = sum - a;
  return [sum, a - (sum - other) + (b - other)];
}

const SPLITTER = 0x8000001;

/** a b with its rounding error, by halves of 26 bits; for products from 1e-290 to 1e290. */
function exactProduct(a: number, b: number): Wide {
  const product = a * b;
  const [a1, a2] = halves(a);
  const [b1, b2] = halves(b);
  return [product, a1 * b1 - product + a1 * b2 + a2 * b1 + a2 * b2];
}

function halves(x: number): Wide {
  const scaled = SPLITTER * x;
  const head = scaled - (scaled - x);
  return [head, x - head];
}

/** a + b. */
export function addWide(a: Wide, b: Wide): Wide {
  const [sum, error] = exactSum(a[0], b[0]);
  return exactSum(sum, error + a[1] + b[1]);
}

/** a − b. */
export function subWide(a: Wide, b: Wide): Wide {
  return addWide(a, [-b[0], -b[1]]);
}

/** a b. */
export function mulWide(a: Wide, b: Wide): Wide {
  const [product, error] = exactProduct(a[0], b[0]);
  return exactSum(product, error + a[0] * b[1] + a[1] * b[0]);
}

/** a / b, the double quotient and that of what it leaves. */
export function divWide(a: Wide, b: Wide): Wide {
  const quotient = a[0] / b[0];
  const rest = subWide(a, mulWide(b, wide(quotient)));
  return exactSum(quotient, narrow(rest) / b[0]);
}

/** √a, a not negative, by one of Newton's steps from the double root. */
export function sqrtWide(a: Wide): Wide {
  const root = Math.sqrt(a[0]);
  if (root === 0) return [0, 0];
  const rest = subWide(a, exactProduct(root, root));
  return exactSum(root, narrow(rest) / (2 * root));
}

/** Three of them, all in one frame. */
export type WideVec = readonly [Wide, Wide, Wide];

export function scaleWide(s: Wide, v: WideVec): WideVec {
  return [mulWide(s, v[0]), mulWide(s, v[1]), mulWide(s, v[2])];
}

export function addWideVec(a: WideVec, b: WideVec): WideVec {
  return [addWide(a[0], b[0]), addWide(a[1], b[1]), addWide(a[2], b[2])];
}

export function subWideVec(a: WideVec, b: WideVec): WideVec {
  return [subWide(a[0], b[0]), subWide(a[1], b[1]), subWide(a[2], b[2])];
}

/** a·b. */
export function dotWide(a: WideVec, b: WideVec): Wide {
  return addWide(addWide(mulWide(a[0], b[0]), mulWide(a[1], b[1])), mulWide(a[2], b[2]));
}

/** a × b. */
export function crossWide([ax, ay, az]: WideVec, [bx, by, bz]: WideVec): WideVec {
  return [
    subWide(mulWide(ay, bz), mulWide(az, by)),
    subWide(mulWide(az, bx), mulWide(ax, bz)),
    subWide(mulWide(ax, by), mulWide(ay, bx)),
  ];
}
