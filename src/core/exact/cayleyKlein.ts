import { cos, sin } from "../math/elementary.ts";
import { carlsonRJ } from "../math/elliptic/carlson.ts";
import type { JacobiValues } from "../math/elliptic/jacobi.ts";
import type { Clock, Phase } from "./phase.ts";
import type { TopRoots } from "./topRoots.ts";
import type { TopStart } from "./topStart.ts";

/** A complex number, real part first. */
export type Complex = readonly [number, number];

/** What both parameters of a top share. */
export interface Swing extends Clock {
  readonly start: TopStart;
  readonly roots: TopRoots;
  /** u₃ − u₁ */
  readonly range: number;
  /** at the start */
  readonly phase: Phase;
}

/**
 * One of the two parameters of Cayley and Klein,
 *     e^{iχ/2} (A cn dn + i B sn) / √w,   w = 1 + c sn² τ,   χ = Ω t + f J(τ),
 *     J(τ) = ∫₀^τ sn²/w dτ = ⅓ sn³ R_J(cn², dn², 1, w)   for |τ| ≤ K;
 * or A √w e^{iχ/2} where it never comes near 0.
 *
 * They come from the rates of the two angles (`heavyTop.ts`), with a, b and the roots of `topRoots.ts`,
 *     (φ + ψ)˙ = (ω₃ − a) + (b + a)/(1 + u),   (φ − ψ)˙ = −(ω₃ − a) + (b − a)/(1 − u).
 * As 1 + u = (1 + u₁)(1 + N sn²) with N = (u₂ − u₁)/(1 + u₁), the first is an integral of the third kind, and its prefactor is such that
 * DLMF 19.7.8, which takes the characteristic −N to c = k²/N = (1 + u₁)/(u₃ − u₁), leaves twice an angle beside it:
 *     ∫ (b + a)/(1 + u) dt = 2 arctan(q sn/(cn dn)) + (b + a)/(λ (u₃ − u₁)) J(τ),   q² = (1 + N)(1 + k²/N).
 * Half of twice that angle is the argument of cn dn + i q sn, whose square is (1 + N sn²)(1 + c sn²): so the root of 1 + u cancels and P
 * is smooth however close 1 + u₁ is to 0. The second likewise from 1 − u = (1 − u₁)(1 − n sn²), c = −(1 − u₁)/(u₃ − u₁).
 */
export interface CayleyKlein {
  /** A, B */
  readonly real: number;
  readonly imaginary: number;
  /** whether it is the first form, which changes its sign each half period */
  readonly alternates: boolean;
  /** c, and 1 + c by itself for its digits */
  readonly characteristic: number;
  readonly endWeight: number;
  /** (1 + c)(k² + c) c ≥ 0, the same */
  readonly gap: number;
  /** Ω [rad/s] */
  readonly angleRate: number;
  /** f [rad] */
  readonly angleFactor: number;
  /** J(K) */
  readonly quarterIntegral: number;
  /** k² */
  readonly squaredModulus: number;
  /** of unit length: what the start's parameter has beside this form */
  readonly turn: Complex;
}

type Form = Omit<CayleyKlein, "quarterIntegral" | "squaredModulus" | "turn">;

/** That of P = cos ½θ e^{i(φ+ψ)/2}. */
export function upperForm(swing: Swing): Form {
  const { lowAbove, beyond, swing: way } = swing.roots;
  return passing(swing, 1, lowAbove, lowAbove + way, 2 + beyond, swing.start.bottomMomentum);
}

/** That of Q = sin ½θ e^{i(φ−ψ)/2}; the second where the third root is nearer to the top than the axis comes. */
export function lowerForm(swing: Swing): Form {
  const { lowBelow, highBelow, beyond } = swing.roots;
  if (highBelow > beyond) return belowTop(swing);
  return passing(swing, -1, lowBelow, highBelow, beyond, swing.start.topMomentum);
}

/**
 * The first form, where the axis may pass a pole.
 *
 * @param sign     1 for P and the bottom, −1 for Q and the top
 * @param low      from the pole to u₁
 * @param high     and to u₂
 * @param third    and to u₃
 * @param momentum b + a or b − a
 */
function passing(
  { start, range, rate }: Swing,
  sign: 1 | -1,
  low: number,
  high: number,
  third: number,
  momentum: number,
): Form {
  const endWeight = third / range;
  return {
    real: Math.sqrt(0.5 * low),
    imaginary: (momentum < 0 ? -1 : 1) * Math.sqrt(0.5 * high * endWeight),
    alternates: true,
    characteristic: (sign * low) / range,
    endWeight,
    gap: endWeight * (high / range) * (low / range),
    angleRate: sign * start.slip,
    angleFactor: (sign * momentum) / (rate * range),
  };
}

/** The integral of (b − a)/(1 − u) as it stands,  (b − a)/(λ (1 − u₁)) (τ + n J(τ)),  c = −n = −(u₂ − u₁)/(1 − u₁). */
function belowTop({ start, roots, range, rate }: Swing): Form {
  const { lowBelow, highBelow, beyond, swing } = roots;
  const { topMomentum, slip } = start;
  const share = swing / lowBelow;
  const endWeight = highBelow / lowBelow;
  return {
    real: Math.sqrt(0.5 * lowBelow),
    imaginary: 0,
    alternates: false,
    characteristic: -share,
    endWeight,
    gap: endWeight * share * share * (beyond / range),
    angleRate: topMomentum / lowBelow - slip,
    angleFactor: (topMomentum * share) / (rate * lowBelow),
  };
}

/**
 * A form turned so that it starts as given, with a real value and a rate [1/s]. Where it starts at 0 its rate alone says how, so that
 * both are asked.
 */
export function started(
  form: Form,
  { roots, rate, range, modulus, onSeparatrix, phase }: Swing,
  start: number,
  startRate: Complex,
): CayleyKlein {
  const quarter = { sn: 1, cn: 0, dn: modulus.complement };
  const quarterIntegral = onSeparatrix || form.angleFactor === 0 ? 0 : integralAt(form, quarter);
  const bare = { ...form, squaredModulus: roots.swing / range, quarterIntegral, turn: [1, 0] as const };
  const { value, rate: ownRate } = cayleyKleinAt(bare, phase, rate);
  const along = timesConjugate([start, 0], value);
  const alongRate = timesConjugate(startRate, ownRate);
  const weight = 1 / (rate * rate);
  const sum: Complex = [along[0] + weight * alongRate[0], along[1] + weight * alongRate[1]];
  const length = Math.sqrt(sum[0] * sum[0] + sum[1] * sum[1]);
  return { ...bare, turn: [sum[0] / length, sum[1] / length] };
}

/** z w*. */
function timesConjugate(z: Complex, w: Complex): Complex {
  return [z[0] * w[0] + z[1] * w[1], z[1] * w[0] - z[0] * w[1]];
}

function times(z: Complex, w: Complex): Complex {
  return [z[0] * w[0] - z[1] * w[1], z[0] * w[1] + z[1] * w[0]];
}

/** J(τ) for |τ| ≤ K. */
function integralAt(form: Pick<Form, "endWeight" | "gap">, { sn, cn, dn }: JacobiValues): number {
  const sn2 = sn * sn;
  const weight = cn * cn + form.endWeight * sn2;
  return ((sn * sn2) / 3) * carlsonRJ(cn * cn, dn * dn, 1, weight, form.gap * sn2 * sn2 * sn2);
}

/**
 * The parameter and its rate [1/s]. With the numerator Z and z = Ż/λ,
 *     Ṗ = e^{iχ/2}/√w (Ż − Z ẇ/2w + ½ i χ̇ Z),   χ̇ = Ω + λ f sn²/w,   ẇ/2w = λ c sn cn dn/w.
 */
export function cayleyKleinAt(
  form: CayleyKlein,
  phase: Phase,
  rate: number,
): { readonly value: Complex; readonly rate: Complex } {
  const { sn, cn, dn, halfPeriods, t } = phase;
  const weight = cn * cn + form.endWeight * sn * sn;
  const stretch = (rate * form.characteristic * sn * cn * dn) / weight;
  const { numerator, numeratorRate } = numeratorAt(form, phase, weight, stretch, rate);
  const integral =
    form.angleFactor === 0 ? 0 : 2 * halfPeriods * form.quarterIntegral + integralAt(form, phase);
  const halfAngle = 0.5 * (form.angleRate * t + form.angleFactor * integral);
  const halfAngleRate = 0.5 * (form.angleRate + (rate * form.angleFactor * sn * sn) / weight);
  const sign = form.alternates && halfPeriods % 2 !== 0 ? -1 : 1;
  const size = sign / Math.sqrt(weight);
  const turn = times(form.turn, [size * cos(halfAngle), size * sin(halfAngle)]);
  const change: Complex = [
    numeratorRate[0] - stretch * numerator[0] - halfAngleRate * numerator[1],
    numeratorRate[1] - stretch * numerator[1] + halfAngleRate * numerator[0],
  ];
  return { value: times(turn, numerator), rate: times(turn, change) };
}

/** A cn dn + i B sn, or A w, and its rate. */
function numeratorAt(
  { real, imaginary, alternates, squaredModulus }: CayleyKlein,
  { sn, cn, dn }: JacobiValues,
  weight: number,
  stretch: number,
  rate: number,
): { readonly numerator: Complex; readonly numeratorRate: Complex } {
  if (!alternates) return { numerator: [real * weight, 0], numeratorRate: [2 * stretch * real * weight, 0] };
  const slope = -sn * (dn * dn + squaredModulus * cn * cn);
  return {
    numerator: [real * cn * dn, imaginary * sn],
    numeratorRate: [rate * real * slope, rate * imaginary * cn * dn],
  };
}
