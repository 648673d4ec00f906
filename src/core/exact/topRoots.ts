/**
 * The start of Lagrange's top: u = cos θ is the height of its axis e over the pivot, of unit length, and k points up.
 */
export interface TopStart {
  /** 1 − u [], given by itself so that it has all its digits near the top, as all differences here */
  readonly below: number;
  /** 1 + u [] */
  readonly above: number;
  /** u̇ [1/s] */
  readonly rise: number;
  /** |ė|² [1/s²] */
  readonly squaredSpeed: number;
  /** k·(e × ė), the vertical part of the spin across the axis [1/s] */
  readonly across: number;
  /** a = L₃/I₁ [1/s], I₁ the moment across the axis about the pivot */
  readonly spin: number;
  /** β = 2 m g l / I₁ [1/s²], > 0 */
  readonly pull: number;
}

/** The turning points u₁ ≤ u ≤ u₂ ≤ 1 ≤ u₃ of a top's axis, by their differences, none of which is below 0. */
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
  /** (L_z − L₃)/I₁ and (L_z + L₃)/I₁ [1/s] */
  readonly topMomentum: number;
  readonly bottomMomentum: number;
}

/**
 * With a = L₃/I₁, b = L_z/I₁, which stay, and α = |ė|² + β u, the height of the axis moves as a point in a potential,
 *     u̇² = f(u) = (α − β u)(1 − u²) − (b − a u)².
 * Its roots are found from three places at which f is known without a subtraction of large numbers,
 *     f(u₀) = u̇₀²,   f(1) = −(b − a)²,   f(−1) = −(b + a)²:
 * about u = 1, f(1 + z) = β z³ + G₂ z² + G₁ z − (b − a)² has one root z ≥ 0, which is u₃ − 1. About the start u₀, f(u₀ + x) less its
 * factor for u₃ is a quadratic whose roots lie on both sides of 0, so that u₂ − u₁ is a sum. What is left near u = ±1 follows from
 *     β (1 − u₁)(1 − u₂)(u₃ − 1) = (b − a)²,   β (1 + u₁)(1 + u₂)(1 + u₃) = (b + a)².
 *
 * @see Klein and Sommerfeld, "Über die Theorie des Kreisels", IV; Landau and Lifshitz, "Mechanics", §35, problem 1
 */
export function topRoots(start: TopStart): TopRoots {
  const { below, above, pull, across, spin } = start;
  const topMomentum = across - spin * below;
  const bottomMomentum = across + spin * above;
  const [slope, curvature] = topExpansion(start, topMomentum);
  const beyond = rootBeyond(pull, curvature, slope, topMomentum * topMomentum);
  const [startOverLow, startUnderHigh] = turningPoints(start, beyond);
  const swing = startOverLow + startUnderHigh;
  const lowBelow = below + startOverLow;
  const nearTop =
    slope >= 0
      ? (slope / pull + beyond * lowBelow) / (lowBelow - beyond)
      : (topMomentum * topMomentum) / (pull * lowBelow * beyond);
  const highBelow = startUnderHigh < 0.5 * below || !(nearTop >= 0) ? below - startUnderHigh : nearTop;
  const highAbove = above + startUnderHigh;
  const nearBottom = (bottomMomentum * bottomMomentum) / (highAbove * pull * (2 + beyond));
  const lowAbove = startOverLow < 0.5 * above ? above - startOverLow : nearBottom;
  return {
    lowAbove,
    lowBelow,
    highBelow: Math.max(highBelow, 0),
    beyond,
    swing,
    startOverLow,
    startUnderHigh,
    topMomentum,
    bottomMomentum,
  };
}

/** G₁ = −2 (α − β) + 2 a (b − a) and G₂ = 2β − (α − β) − a² of {@link topRoots}. */
function topExpansion({ squaredSpeed, below, pull, spin }: TopStart, topMomentum: number) {
  const excess = squaredSpeed - pull * below;
  return [2 * (spin * topMomentum - excess), 2 * pull - excess - spin * spin] as const;
}

const MOST_ROUNDS = 300;

/**
 * The root z ≥ 0 of  β z³ + G₂ z² + G₁ z − d² = 0,  the largest of three real ones. To its right the cubic is convex, so that Newton's
 * method comes down to it from a bound on all roots, and stops when it does not come down any more.
 */
function rootBeyond(pull: number, curvature: number, slope: number, squared: number): number {
  const [g2, g1, g0] = [curvature / pull, slope / pull, squared / pull];
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
 *     c₀ + e x − β x₃ x² = 0,   c₀ = u̇₀²,   e = c₁ + c₀/x₃,
 *     c₁ = f'(u₀) = −β (1 − u₀²) − 2 u₀ |ė|² + 2 a k·(e × ė).
 */
function turningPoints(start: TopStart, beyond: number): readonly [overLow: number, underHigh: number] {
  const { below, above, rise, squaredSpeed, across, spin, pull } = start;
  const height = above < below ? above - 1 : 1 - below;
  const farRoot = below + beyond;
  const c0 = rise * rise;
  const c1 = 2 * (spin * across - height * squaredSpeed) - pull * below * above;
  const e = farRoot === 0 ? c1 : c1 + c0 / farRoot;
  const leading = pull * farRoot;
  const root = Math.sqrt(e * e + 4 * leading * c0);
  const far = (Math.abs(e) + root) / (2 * leading);
  const near = root === 0 ? 0 : (2 * c0) / (Math.abs(e) + root);
  return e > 0 ? [near, far] : [far, near];
}
