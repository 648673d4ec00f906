import type { MassProperties } from "../bodies/massProperties.ts";
import { carlsonRF } from "../math/elliptic/carlson.ts";
import { modulusOf } from "../math/elliptic/jacobi.ts";
import { columnsOf, identityMat, mulVec } from "../math/mat3.ts";
import {
  conjugate,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatFromAxes,
  rotate,
  rotateInverse,
  unitQuat,
} from "../math/quat.ts";
import { addVec, cross, dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../math/vec3.ts";
import {
  type CayleyKlein,
  type Complex,
  cayleyKleinAt,
  lowerForm,
  type Swing,
  started,
  upperForm,
} from "./cayleyKlein.ts";
import { type Clock, LEAST_COMPLEMENT, phaseAt } from "./phase.ts";
import { topRoots } from "./topRoots.ts";
import { type TopStart, topStart } from "./topStart.ts";

/**
 * Lagrange's top: a body on a pivot, symmetric about the line from it to the centre of mass, under gravity, as a function of time. Its
 * axis e rises and falls as
 *     u = k·e = u₁ + (u₂ − u₁) sn² τ,   τ = λ t + τ₀,   λ = ½ √(β (u₃ − u₁)),   k² = (u₂ − u₁)/(u₃ − u₁),
 * between the roots of {@link topRoots}. The orientation is R_z(φ) R_x(θ) R_z(ψ) from body axes with z = e to world axes with z = k;
 * as a quaternion w + i z = cos ½θ e^{i(φ+ψ)/2} =: P and x + i y = sin ½θ e^{i(φ−ψ)/2} =: Q, Cayley and Klein's parameters, each of
 * which `cayleyKlein.ts` has in closed form. P and Q are smooth where the axis passes the vertical and φ and ψ jump.
 */
export interface HeavyTop extends Clock {
  /** at t = 0 */
  readonly q_WB: Quat;
  /** takes components along the line of nodes k × e of the start, and up, to the world's */
  readonly q_WN: Quat;
  /** the start's P and Q */
  readonly start: Quat;
  readonly upper: CayleyKlein;
  readonly lower: CayleyKlein;
}

/** Relative to the greatest moment: by how much those across a top's axis may differ, and its axis be no principal one. */
const ROUND_OFF = 1e-13;

/**
 * Whether the tensor about the pivot is symmetric about the line from there to the centre of mass,  I = I₁ 1 + (I₃ − I₁) e eᵀ.  With the
 * pivot in the centre gravity has no arm, and any body is.
 *
 * @param body    with its tensor about the pivot
 * @param pivot_B from the centre of mass [m]
 */
export function isTop({ inertia_B, principal }: MassProperties, pivot_B: Vec3): boolean {
  if (norm(pivot_B) === 0) return true;
  const axis_B = normaliseVec(pivot_B);
  const along = dot(axis_B, mulVec(inertia_B, axis_B));
  const across = 0.5 * (inertia_B[0] + inertia_B[4] + inertia_B[8] - along);
  return columnsOf(identityMat).every((unit) => {
    const symmetric = addVec(scaleVec(across, unit), scaleVec((along - across) * dot(axis_B, unit), axis_B));
    return norm(subVec(mulVec(inertia_B, unit), symmetric)) <= ROUND_OFF * principal.moments[2];
  });
}

/**
 * Prepares the closed form.
 *
 * @param body        about its centre of mass; about the pivot {@link isTop} holds for it
 * @param pivot_B     from the centre of mass [m]
 * @param gravity_W   [m/s²]
 * @param orientation q_WB at t = 0, of any length
 * @param omega_W     angular velocity at t = 0, world axes [rad/s]
 * @returns null where the body turns as a free one: gravity has no arm, or the axis stands still on the vertical
 */
export function heavyTop(
  body: MassProperties,
  pivot_B: Vec3,
  gravity_W: Vec3,
  orientation: Quat,
  omega_W: Vec3,
): HeavyTop | null {
  if (norm(gravity_W) * norm(pivot_B) === 0) return null;
  const start = topStart(body, pivot_B, gravity_W, orientation, omega_W);
  const { up_W, nodes_W, velocity_W } = start;
  if (norm(nodes_W) === 0 && norm(velocity_W) === 0) return null;
  const node_W = normaliseVec(norm(nodes_W) === 0 ? cross(up_W, velocity_W) : nodes_W);
  const q_WN = quatFromAxes(node_W, cross(up_W, node_W), up_W);
  return motionFrom(start, unitQuat(orientation), q_WN, rotateInverse(q_WN, omega_W));
}

function motionFrom(start: TopStart, q_WB: Quat, q_WN: Quat, omega_N: Vec3): HeavyTop {
  const roots = topRoots(start);
  const range = roots.lowBelow + roots.beyond;
  const rate = 0.5 * Math.sqrt(start.pull * range);
  const complement = Math.sqrt((roots.highBelow + roots.beyond) / range);
  const modulus = modulusOf(Math.max(complement, LEAST_COMPLEMENT));
  const sn = roots.swing === 0 ? 0 : Math.sqrt(roots.startOverLow / roots.swing);
  const cn2 = roots.swing === 0 ? 1 : roots.startUnderHigh / roots.swing;
  const startPhase =
    Math.sign(start.rise || 1) * sn * carlsonRF(cn2, (start.below + roots.beyond) / range, 1);
  const onSeparatrix = complement < LEAST_COMPLEMENT;
  const clock: Clock = { rate, startPhase, modulus, onSeparatrix };
  const swing: Swing = { ...clock, start, roots, range, phase: phaseAt(clock, 0) };
  const [x, y, z] = omega_N;
  const cosine = Math.sqrt(0.5 * start.above);
  const sine = Math.sqrt(0.5 * start.below);
  const upperRate: Complex = [-0.5 * x * sine, 0.5 * (z * cosine - y * sine)];
  const lowerRate: Complex = [0.5 * x * cosine, 0.5 * (y * cosine + z * sine)];
  return {
    ...clock,
    q_WB,
    q_WN,
    start: [cosine, sine, 0, 0],
    upper: started(upperForm(swing), swing, cosine, upperRate),
    lower: started(lowerForm(swing), swing, sine, lowerRate),
  };
}

/**
 * Orientation and angular velocity at time t, from the quaternion q' of P and Q and its rate,
 *     q(t) = n q'(t) q'(0)* n* q(0),   ω = 2 n q̇' q'* n*.
 *
 * @param t time [s], of any size and sign
 */
export function topAt(top: HeavyTop, t: number): { readonly q_WB: Quat; readonly omega_W: Vec3 } {
  const phase = phaseAt(top, t);
  const upper = cayleyKleinAt(top.upper, phase, top.rate);
  const lower = cayleyKleinAt(top.lower, phase, top.rate);
  const now: Quat = [upper.value[0], lower.value[0], lower.value[1], upper.value[1]];
  const rate: Quat = [upper.rate[0], lower.rate[0], lower.rate[1], upper.rate[1]];
  const turn_N = mulQuat(now, conjugate(top.start));
  const turn_W = mulQuat(mulQuat(top.q_WN, turn_N), conjugate(top.q_WN));
  const spin = mulQuat(rate, conjugate(now));
  return {
    q_WB: normaliseQuat(mulQuat(turn_W, top.q_WB)),
    omega_W: rotate(top.q_WN, [2 * spin[1], 2 * spin[2], 2 * spin[3]]),
  };
}
