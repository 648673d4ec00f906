import type { TopStart } from "./topStart.ts";

/** The turning points u₁ ≤ u ≤ u₂ of a top's axis and the root u₃ ≥ 1, by their differences, none of which is below 0. */
export interface TopRoots {
  /** 1 + u₁ */
  readonly lowAbove: number;
  /** 1 − u₁ */
  readonly lowBelow: number;
  /** 1 − u₂ */
  readonly highBelow: number;
  /** u₃ − 1 */
  readonly beyond: number;
  /** u₂ − u₁ */
  readonly swing: number;
  /** u − u₁ and u₂ − u at the start */
  readonly startOverLow: number;
  readonly startUnderHigh: number;
}

/**
 * With the constants of {@link TopStart} the height of the axis moves as a point in a potential,
 *     u̇² = f(u) = (α − β u)(1 − u²) − (b − a u)².
 * Its roots are found from three places,
 *     f(u₀) = u̇₀²,   f(1) = −(b − a)²,   f(−1) = −(b + a)²:
 * about u = 1, f(1 + z) = β z³ + G₂ z² + G₁ z − (b − a)², G₁ = f'(1), G₂ = ½ f''(1), has one root z ≥ 0, which is u₃ − 1. About the start u₀, f(u₀ + x) less its
 * factor for u₃ is a quadratic whose roots lie on both sides of 0, so that u₂ − u₁ is a sum. What is left near u = ±1 follows from
 *     β (1 − u₁)(1 − u₂)(u₃ − 1) = (b − a)²,   β (1 + u₁)(1 + u₂)(1 + u₃) = (b + a)².
 *
 * @see Klein and Sommerfeld, "Über die Theorie des Kreisels", IV; Landau and Lifshitz, "Mechanics", §35, problem 1
 */
export function topRoots(start: TopStart): TopRoots {
  const { below, above, pull, topSlope, topMomentum, bottomMomentum } = start;
  const beyond = rootBeyond(start);
  const [startOverLow, startUnderHigh] = turningPoints(start, beyond);
  const lowBelow = below + startOverLow;
  const nearTop =
    topSlope >= 0
      ? (topSlope / pull + beyond * lowBelow) / (lowBelow - beyond)
      : (topMomentum * topMomentum) / (pull * lowBelow * beyond);
  const highBelow = startUnderHigh < 0.5 * below || !(nearTop >= 0) ? below - startUnderHigh : nearTop;
  const highAbove = above + startUnderHigh;
  const nearBottom = (bottomMomentum * bottomMomentum) / (highAbove * pull * (2 + beyond));
  return {
    lowAbove: startOverLow < 0.5 * above ? above - startOverLow : nearBottom,
    lowBelow,
    highBelow: Math.max(highBelow, 0),
    beyond,
    swing: startOverLow + startUnderHigh,
    startOverLow,
    startUnderHigh,
  };
}

const MOST_ROUNDS = 300;

/**
 * The root z ≥ 0 of  β z³ + G₂ z² + G₁ z − (b − a)² = 0,  the largest of three real ones. To its right the cubic is convex, so that
 * Newton's method comes down to it from a bound on all roots, and stops when it does not come down any more.
 */
function rootBeyond({ pull, topCurvature, topSlope, topMomentum }: TopStart): number {
  const [g2, g1, g0] = [topCurvature / pull, topSlope / pull, (topMomentum * topMomentum) / pull];
  const bound = 1 + Math.max(Math.abs(g2), Math.abs(g1), g0);
  let root = bound;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const value = root * (root * (root + g2) + g1) - g0;
    const next = root - value / (root * (3 * root + 2 * g2) + g1);
    if (!(next < root)) break;
    root = Math.max(next, 0);
  }
  return root;
}

/**
 * u₀ − u₁ and u₂ − u₀. With the root x₃ = u₃ − u₀ taken out, f(u₀ + x) = c₀ + c₁ x + … leaves
 *     c₀ + e x − β x₃ x² = 0,   c₀ = u̇₀²,   e = c₁ + c₀/x₃,   c₁ = f'(u₀).
 */
function turningPoints(start: TopStart, beyond: number): readonly [overLow: number, underHigh: number] {
  const { below, rise, startSlope, pull } = start;
  const farRoot = below + beyond;
  const c0 = rise * rise;
  const e = farRoot === 0 ? startSlope : startSlope + c0 / farRoot;
  const leading = pull * farRoot;
  const root = Math.sqrt(e * e + 4 * leading * c0);
  const far = (Math.abs(e) + root) / (2 * leading);
  const near = root === 0 ? 0 : (2 * c0) / (Math.abs(e) + root);
  return e > 0 ? [near, far] : [far, near];
}
