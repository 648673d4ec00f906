import type { Principal } from "../bodies/principal.ts";
import { carlsonRF, carlsonRJ } from "../math/elliptic/carlson.ts";
import { modulusOf } from "../math/elliptic/jacobi.ts";
import { type Quat, quatFromAxes } from "../math/quat.ts";
import { dot, norm, normaliseVec, scaleVec, type Vec3 } from "../math/vec3.ts";
import { type Clock, LEAST_COMPLEMENT, type Phase, phaseAt } from "./phase.ts";

/**
 * How L moves in the body, in components along three principal axes a, b, c: c is the axis that L circulates about, that
 * of the largest or of the smallest moment; b is the intermediate one; all point so that L starts with La, Lc ≥ 0.
 *
 * Direction. For m = L/|L|, Euler's equation L̇ = L × ω with ω_i = L_i / I_i reads
 *     ṁa = |L| (1/Ic − 1/Ib) mb mc,   ṁb = |L| (1/Ia − 1/Ic) mc ma,   ṁc = |L| (1/Ib − 1/Ia) ma mb.
 * Jacobi's functions have  cn' = −sn dn,  sn' = cn dn,  dn' = −k² sn cn,  so that
 *     m = (A cn u, ±B sn u, C dn u),   u = λ t + u₀
 * is a solution, + where c has the largest moment, if
 *     λ = |L| C √((1/Ia − 1/Ic) (1/Ib − 1/Ic)),
 *     B²/A² = (1/Ia − 1/Ic) / (1/Ib − 1/Ic),   k² C²/B² = (1/Ia − 1/Ib) / (1/Ia − 1/Ic).
 * The start gives A, B, C by  cn² + sn² = 1  and  dn² + k² sn² = 1,  the complement k' = √(1 − k²) by  k' C = the least mc,
 * and the phase by Carlson's integral,  u₀ = sn R_F(cn², dn², 1).
 *
 * Azimuth. A body axis e turns about L at the rate
 *     ψ̇ = (m·ω − (e·ω)(e·m)) / (1 − (e·m)²),
 * which for e = c and for e = a is
 *     ψ̇ = |L| (ma²/Ia + mb²/Ib) / (ma² + mb²) = |L|/Ia + λ f sn²/(1 − n sn²),   n = 1 − B²/A²,
 *     ψ̇ = |L| (mb²/Ib + mc²/Ic) / (mb² + mc²) = |L|/Ic + λ f sn²/(1 − n sn²),   n = −A²/C²,
 * since ma² + mb² = A² (1 − n sn²) for the first n and mb² + mc² = C² (1 − n sn²) for the second, with constants f of
 *     λ f = |L| (1/Ia − 1/Ic) n   for e = c,   λ f = −|L| (1/Ia − 1/Ic) n   for e = a.
 * The axis e that L keeps farther from is followed, c where A ≥ C, else a: then −1 ≤ n ≤ 0. With Ω for |L|/Ia or |L|/Ic,
 *     ψ = Ω t + f (J(u) − J(u₀)),
 *     J(u) = ∫₀ᵘ sn²/(1 − n sn²) du = ⅓ sn³ R_J(cn², dn², 1, 1 − n sn²)   for |u| ≤ K.
 *
 * @see Landau and Lifshitz, "Mechanics", §37; DLMF 19.25 for the integrals in Carlson's form
 */
export interface MomentumMotion extends Clock {
  /** takes components along a, b, c to body components */
  readonly q_BP: Quat;
  /** along a, b, c [kg m²] */
  readonly moments: Vec3;
  /** |L| [kg m²/s] */
  readonly momentum: number;
  /** L/|L| at the start, along a, b, c */
  readonly startDirection: Vec3;
  /** A, ±B, C */
  readonly amplitudes: Vec3;
  /** the axis that is followed about L, along a, b, c */
  readonly reference: Vec3;
  /** Ω [rad/s] */
  readonly azimuthRate: number;
  /** f [rad] */
  readonly azimuthFactor: number;
  /** n */
  readonly characteristic: number;
  /** J(u₀) */
  readonly startIntegral: number;
  /** J(K) */
  readonly quarterIntegral: number;
}

/**
 * Prepares the motion of L. Differences are taken between moments, and between squares of components as given, never
 * between 2EI and L²: no digits cancel near the borders between the regimes.
 *
 * @param principal  principal moments and axes of the body
 * @param momentum_B L at the start, body axes [kg m²/s]
 * @returns null where L is constant in the body, or moves too slowly to be noticed in any run: about a principal axis, in
 *          a sphere, at rest
 */
export function momentumMotion(principal: Principal, momentum_B: Vec3): MomentumMotion | null {
  if (norm(momentum_B) === 0) return null;
  const { axes_B, moments, sense } = motionAxes(principal, normaliseVec(momentum_B));
  const startDirection = componentsAlong(axes_B, normaliseVec(momentum_B));
  if (isStationary(startDirection)) return null;
  const momentum = norm(momentum_B);
  const shape = amplitudesOf(startDirection, moments);
  const [a, b, c] = shape.amplitudes;
  const complement = Math.max(shape.complement, LEAST_COMPLEMENT);
  const [ia, ib, ic] = moments;
  const rate = ((momentum * c) / ic) * Math.sqrt(((ic - ib) / ia) * ((ic - ia) / ib));
  if (!(rate > 0)) return null;
  const sn = b === 0 ? 0 : (sense * startDirection[1]) / b;
  const cn = a === 0 ? 1 : startDirection[0] / a;
  const dn = startDirection[2] / c;
  const azimuth = azimuthOf(moments, momentum, a, c, rate);
  return {
    q_BP: quatFromAxes(...axes_B),
    moments,
    momentum,
    startDirection,
    amplitudes: [a, sense * b, c],
    rate,
    startPhase: sn * carlsonRF(cn * cn, dn * dn, 1),
    modulus: modulusOf(complement),
    onSeparatrix: shape.complement < LEAST_COMPLEMENT,
    ...azimuth,
    startIntegral: sineIntegral(sn, cn, dn, azimuth.characteristic),
    quarterIntegral: sineIntegral(1, 0, complement, azimuth.characteristic),
  };
}

interface MotionAxes {
  readonly axes_B: readonly [Vec3, Vec3, Vec3];
  readonly moments: Vec3;
  readonly sense: 1 | -1;
}

/** Right-handed: c depends on the side of the separatrix L²/2I₂ = E that the motion is on. */
function motionAxes(principal: Principal, direction_B: Vec3): MotionAxes {
  const [least, middle, largest] = principal.moments;
  const [x_B, y_B, z_B] = principal.axes_B;
  const x = dot(direction_B, x_B);
  const z = dot(direction_B, z_B);
  const aboutLargest = z * z * ((largest - middle) / largest) >= x * x * ((middle - least) / least);
  const minusY_B = scaleVec(-1, y_B);
  if (aboutLargest) {
    return {
      axes_B: orientedTowards(x_B, y_B, z_B, direction_B),
      moments: [least, middle, largest],
      sense: 1,
    };
  }
  return {
    axes_B: orientedTowards(z_B, minusY_B, x_B, direction_B),
    moments: [largest, middle, least],
    sense: -1,
  };
}

function orientedTowards(a: Vec3, b: Vec3, c: Vec3, direction: Vec3): readonly [Vec3, Vec3, Vec3] {
  const signA = dot(direction, a) < 0 ? -1 : 1;
  const signC = dot(direction, c) < 0 ? -1 : 1;
  return [scaleVec(signA, a), scaleVec(signA * signC, b), scaleVec(signC, c)];
}

function componentsAlong(axes: readonly [Vec3, Vec3, Vec3], v: Vec3): Vec3 {
  return [dot(axes[0], v), dot(axes[1], v), dot(axes[2], v)];
}

/** L points along c, or so nearly along the intermediate axis that it would take some 300/λ to leave it. */
function isStationary([a, b, c]: Vec3): boolean {
  return (a === 0 && b === 0) || Math.max(a, c) < LEAST_COMPLEMENT;
}

/** A, B, C from m at the start by the ratios B²/A² and k²C²/B² of {@link MomentumMotion}, and k' from (k'C)² = mc² − (k²C²/A²) ma². */
function amplitudesOf([ma, mb, mc]: Vec3, [ia, ib, ic]: Vec3): { amplitudes: Vec3; complement: number } {
  const bOverA = (ib * (ia - ic)) / (ia * (ib - ic));
  const cOverB = (ic * (ib - ia)) / (ib * (ic - ia));
  const cOverA = (ic * (ib - ia)) / (ia * (ic - ib));
  const a = Math.sqrt(ma * ma + (mb * mb) / bOverA);
  const b = Math.sqrt(mb * mb + ma * ma * bOverA);
  const c = Math.sqrt(mc * mc + mb * mb * cOverB);
  const leastSquared = Math.max(mc * mc - ma * ma * cOverA, 0);
  return { amplitudes: [a, b, c], complement: Math.sqrt(leastSquared) / c };
}

/** The followed axis e, and the constants n, f and Ω of its azimuth. */
function azimuthOf([ia, ib, ic]: Vec3, momentum: number, a: number, c: number, rate: number) {
  const gap = (momentum / ia) * ((ic - ia) / ic);
  if (a >= c) {
    const characteristic = (ic * (ib - ia)) / (ia * (ib - ic));
    const azimuthFactor = (gap * characteristic) / rate;
    const reference: Vec3 = [0, 0, 1];
    return { reference, characteristic, azimuthFactor, azimuthRate: momentum / ia };
  }
  const characteristic = -((a / c) * (a / c));
  const azimuthFactor = (-gap * characteristic) / rate;
  const reference: Vec3 = [1, 0, 0];
  return { reference, characteristic, azimuthFactor, azimuthRate: momentum / ic };
}

/** J(u) for |u| ≤ K, from Jacobi's functions of u. */
function sineIntegral(sn: number, cn: number, dn: number, characteristic: number): number {
  const weight = 1 - characteristic * sn * sn;
  return ((sn * sn * sn) / 3) * carlsonRJ(cn * cn, dn * dn, 1, weight);
}

/** L/|L| along a, b, c, and the angle ψ that the followed axis has turned about L [rad]. */
interface Direction {
  readonly direction: Vec3;
  readonly azimuth: number;
}

/** The direction of L in the body, and the azimuth, at time t [s]. */
export function momentumDirectionAt(motion: MomentumMotion, t: number): Direction {
  const { characteristic } = motion;
  const at = phaseAt(motion, t);
  const { sn, cn, dn } = at;
  const atRest = (at.rest - at.moving) / (1 - characteristic);
  const integral =
    2 * at.halfPeriods * motion.quarterIntegral + sineIntegral(sn, cn, dn, characteristic) + atRest;
  return {
    direction: directionFrom(motion, at),
    azimuth: motion.azimuthRate * t + motion.azimuthFactor * (integral - motion.startIntegral),
  };
}

/** L/|L| along a, b, c at time t [s]: the direction of {@link momentumDirectionAt}, at half its cost. */
export function momentumAlongAxes(motion: MomentumMotion, t: number): Vec3 {
  return directionFrom(motion, phaseAt(motion, t));
}

function directionFrom({ amplitudes }: MomentumMotion, { halfPeriods, sn, cn, dn }: Phase): Vec3 {
  const sign = halfPeriods % 2 === 0 ? 1 : -1;
  return [sign * amplitudes[0] * cn, sign * amplitudes[1] * sn, amplitudes[2] * dn];
}
