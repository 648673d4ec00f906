import type { Principal } from "../bodies/principal";
import { carlsonRF, carlsonRJ } from "../math/elliptic/carlson";
import { type JacobiValues, jacobi, type Modulus, modulusOf } from "../math/elliptic/jacobi";
import type { Quat } from "../math/quat";
import { matToQuat } from "../math/quat";
import { dot, norm, normaliseVec, scaleVec, type Vec3 } from "../math/vec3";

/**
 * How L circulates in the body, in principal axes (a, b, c): c is the axis that it circulates about, that of the
 * largest or of the smallest moment; b is the intermediate one; all point so that L starts with La, Lc ≥ 0. Then
 *     L/|L| = (A cn u, ±B sn u, C dn u),   u = λ t + u₀,
 * + where c has the largest moment. The axis a or c that L keeps farther from turns about L by the azimuth
 *     ψ = Ω t + f (J(u) − J(u₀)),   J(u) = ∫₀ᵘ sn² / (1 − n sn²) du,   −1 ≤ n ≤ 0.
 */
export interface MomentumMotion {
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
  /** λ [1/s] */
  readonly rate: number;
  /** u₀ */
  readonly startPhase: number;
  readonly modulus: Modulus;
  /** whether the motion lies on the separatrix, and so never comes back */
  readonly endless: boolean;
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

/** Below this k' a quarter period outlasts any run: the motion is taken to be on the separatrix. */
const LEAST_COMPLEMENT = 1e-150;

/** Past this |u| the motion on the separatrix has come to rest at the intermediate axis, to the last digit. */
const AT_REST = 300;

/**
 * Prepares the circulation of L. Differences are taken between moments, and between squares of components as they
 * are given, never between the two invariants: so no digits are lost as a border between regimes comes near.
 *
 * @param principal  principal moments and axes of the body
 * @param momentum_B L at the start, body axes [kg m²/s]
 * @returns null where L stands still in the body, or outlasts any run before it has moved: about a principal axis, in
 *          a sphere, at rest
 */
export function momentumMotion(principal: Principal, momentum_B: Vec3): MomentumMotion | null {
  if (norm(momentum_B) === 0) return null;
  const { axes_B, moments, sense } = motionAxes(principal, normaliseVec(momentum_B));
  const startDirection = componentsAlong(axes_B, normaliseVec(momentum_B));
  if (standsStill(startDirection)) return null;
  const momentum = norm(momentum_B);
  const shape = shapeOf(startDirection, moments);
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
    q_BP: quatOfColumns(axes_B),
    moments,
    momentum,
    startDirection,
    amplitudes: [a, sense * b, c],
    rate,
    startPhase: sn * carlsonRF(cn * cn, dn * dn, 1),
    modulus: modulusOf(complement),
    endless: shape.complement < LEAST_COMPLEMENT,
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

/** The axes a, b, c, right-handed: c by which side of the separatrix L²/2I₂ = E the motion is on. */
function motionAxes(principal: Principal, direction_B: Vec3): MotionAxes {
  const [least, middle, largest] = principal.moments;
  const [x_B, y_B, z_B] = principal.axes_B;
  const x = dot(direction_B, x_B);
  const z = dot(direction_B, z_B);
  const aboutLargest = z * z * ((largest - middle) / largest) >= x * x * ((middle - least) / least);
  const minusY_B = scaleVec(-1, y_B);
  if (aboutLargest) {
    return { axes_B: pointed(x_B, y_B, z_B, direction_B), moments: [least, middle, largest], sense: 1 };
  }
  return { axes_B: pointed(z_B, minusY_B, x_B, direction_B), moments: [largest, middle, least], sense: -1 };
}

/** The axes turned by half turns so that a direction has no negative component along a and c. */
function pointed(a: Vec3, b: Vec3, c: Vec3, direction: Vec3): readonly [Vec3, Vec3, Vec3] {
  const signA = dot(direction, a) < 0 ? -1 : 1;
  const signC = dot(direction, c) < 0 ? -1 : 1;
  return [scaleVec(signA, a), scaleVec(signA * signC, b), scaleVec(signC, c)];
}

function componentsAlong(axes: readonly [Vec3, Vec3, Vec3], v: Vec3): Vec3 {
  return [dot(axes[0], v), dot(axes[1], v), dot(axes[2], v)];
}

function quatOfColumns([a, b, c]: readonly [Vec3, Vec3, Vec3]): Quat {
  return matToQuat([a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]]);
}

/** Whether L points along c, or so nearly along the intermediate axis that it would take some 300/λ to leave it. */
function standsStill([a, b, c]: Vec3): boolean {
  return (a === 0 && b === 0) || Math.max(a, c) < LEAST_COMPLEMENT;
}

/** A, B, C from L² and E, and k' as the least share of C that Lc falls to. */
function shapeOf([ma, mb, mc]: Vec3, [ia, ib, ic]: Vec3): { amplitudes: Vec3; complement: number } {
  const bOverA = (ib * (ia - ic)) / (ia * (ib - ic));
  const cOverB = (ic * (ib - ia)) / (ib * (ic - ia));
  const cOverA = (ic * (ib - ia)) / (ia * (ic - ib));
  const a = Math.sqrt(ma * ma + (mb * mb) / bOverA);
  const b = Math.sqrt(mb * mb + ma * ma * bOverA);
  const c = Math.sqrt(mc * mc + mb * mb * cOverB);
  const leastSquared = Math.max(mc * mc - ma * ma * cOverA, 0);
  return { amplitudes: [a, b, c], complement: Math.sqrt(leastSquared) / c };
}

/** Which axis to follow about L, and the three constants of its azimuth. */
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

/** J(u) for |u| ≤ K, from Jacobi's functions of u:  ⅓ sn³ R_J(cn², dn², 1, 1 − n sn²). */
function sineIntegral(sn: number, cn: number, dn: number, characteristic: number): number {
  const weight = 1 - characteristic * sn * sn;
  return ((sn * sn * sn) / 3) * carlsonRJ(cn * cn, dn * dn, 1, weight);
}

/** Where L points in the body, along a, b, c, and how far the followed axis has turned about L [rad]. */
interface Direction {
  readonly direction: Vec3;
  readonly azimuth: number;
}

/** The direction of L in the body, and the azimuth, at time t [s]. */
export function momentumDirectionAt(circulation: MomentumMotion, t: number): Direction {
  const { characteristic } = circulation;
  const place = placeAt(circulation, t);
  const { sn, cn, dn } = place.values;
  const atRest = (place.rest - place.moving) / (1 - characteristic);
  const integral =
    2 * place.halfPeriods * circulation.quarterIntegral + sineIntegral(sn, cn, dn, characteristic) + atRest;
  return {
    direction: pointing(circulation, place),
    azimuth: circulation.azimuthRate * t + circulation.azimuthFactor * (integral - circulation.startIntegral),
  };
}

/** L/|L| along a, b, c at time t [s]: the direction of {@link momentumDirectionAt}, at half its cost. */
export function momentumAlongAxes(circulation: MomentumMotion, t: number): Vec3 {
  return pointing(circulation, placeAt(circulation, t));
}

/** Where a motion stands: whole half periods, the rest of its phase, and Jacobi's functions of that. */
interface Place {
  readonly halfPeriods: number;
  readonly rest: number;
  readonly moving: number;
  readonly values: JacobiValues;
}

function placeAt(circulation: MomentumMotion, t: number): Place {
  const { modulus, endless } = circulation;
  const phase = circulation.rate * t + circulation.startPhase;
  const halfPeriods = endless ? 0 : Math.floor(phase / (2 * modulus.quarterPeriod) + 0.5);
  const rest = phase - 2 * modulus.quarterPeriod * halfPeriods;
  const moving = endless ? Math.min(Math.max(rest, -AT_REST), AT_REST) : rest;
  return { halfPeriods, rest, moving, values: jacobi(moving, modulus) };
}

function pointing({ amplitudes }: MomentumMotion, { halfPeriods, values }: Place): Vec3 {
  const sign = halfPeriods % 2 === 0 ? 1 : -1;
  return [sign * amplitudes[0] * values.cn, sign * amplitudes[1] * values.sn, amplitudes[2] * values.dn];
}
