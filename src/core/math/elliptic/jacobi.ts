import { cos, sin } from "../elementary.ts";

type Means = readonly [arithmetic: number, geometric: number];

/** The Landen sequence of a modulus, which is all that Jacobi's functions need of it. */
export interface Modulus {
  /** k' = √(1 − k²) */
  readonly complement: number;
  /** aₙ and bₙ, the last round first, down to a₀ = 1 and b₀ = k' */
  readonly lastToFirst: readonly Means[];
  /** the arithmetic-geometric mean of 1 and k' */
  readonly mean: number;
  /** K, a quarter of a period */
  readonly quarterPeriod: number;
}

/** The means agree to 16 digits one round after they agree to 8. */
const AGREED = 1e-8;
const MOST_ROUNDS = 20;

/**
 * Prepares Jacobi's functions of a modulus k. It is given by its complement k', which keeps its relative precision as k → 1,
 * near the separatrix.
 * @param complement k' = √(1 − k²), in (0, 1]
 */
export function modulusOf(complement: number): Modulus {
  const means: Means[] = [];
  let a = 1;
  let b = complement;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    means.push([a, b]);
    const agreed = Math.abs(a - b) <= AGREED * a;
    const next = 0.5 * (a + b);
    b = Math.sqrt(a * b);
    a = next;
    if (agreed) break;
  }
  return { complement, lastToFirst: means.reverse(), mean: a, quarterPeriod: Math.PI / (2 * a) };
}

/** Below this |u| the first terms of the series, u, 1 and 1, have full precision. */
const LINEAR = 1e-9;

export interface JacobiValues {
  readonly sn: number;
  readonly cn: number;
  readonly dn: number;
}

/**
 * sn, cn and dn by Landen's transformation, from the last round of the means to the first. Let k'ₙ = bₙ/aₙ, and write snₙ, cnₙ
 * and dnₙ for the functions of aₙu and kₙ. With κ = (aₙ − bₙ)/(aₙ + bₙ), which is the modulus of the next round, Landen's
 * transformation is
 *     cnₙ/snₙ = (aₙ₊₁/aₙ) (cnₙ₊₁/snₙ₊₁) dnₙ₊₁,   dnₙ = (1 − κ snₙ₊₁²) / (1 + κ snₙ₊₁²).
 * For cₙ = aₙ cnₙ/snₙ and rₙ = cₙ²/aₙ = aₙ (1 − snₙ²)/snₙ² these are
 *     cₙ = cₙ₊₁ dnₙ₊₁,   dnₙ = (bₙ + rₙ₊₁) / (aₙ + rₙ₊₁).
 * Past the last round the modulus is 0 to round-off, so that c = a cot au and dn = 1 there. At the first a₀ = 1, and c₀ = cn/sn.
 * cn and dn keep their relative precision where they are small.
 *
 * @param u       in [−K, K]
 * @param modulus see {@link modulusOf}
 * @see Bulirsch, "Numerical calculation of elliptic integrals and elliptic functions", Numer. Math. 7 (1965)
 */
export function jacobi(u: number, modulus: Modulus): JacobiValues {
  if (Math.abs(u) < LINEAR) return { sn: u, cn: 1, dn: 1 };
  const { lastToFirst, mean } = modulus;
  const angle = mean * u;
  const sine = sin(angle);
  let ratio = cos(angle) / sine;
  let cotangent = mean * ratio;
  let dn = 1;
  for (const [a, b] of lastToFirst) {
    ratio *= cotangent;
    cotangent *= dn;
    dn = (b + ratio) / (a + ratio);
    ratio = cotangent / a;
  }
  const size = 1 / Math.sqrt(cotangent * cotangent + 1);
  const sn = sine >= 0 ? size : -size;
  return { sn, cn: cotangent * sn, dn };
}
