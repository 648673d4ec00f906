import { cos, sin } from "../../math/elementary.ts";
import { mulQuat, normaliseQuat, type Quat } from "../../math/quat.ts";
import { dot, scaleVec, type Vec3 } from "../../math/vec3.ts";
import type { UnitQuaternionRule } from "./rule.ts";

/** The largest turn in one step that Bullet intends [rad]. */
const LARGEST_TURN = Math.PI / 4;

/** SIMD_EPSILON of Bullet in double precision: where |ω|² [rad²/s²] is not above it, Bullet takes |ω| to be zero. */
const EPSILON = Number.EPSILON;

/** Below this |ω| [rad/s] Bullet takes the series, whatever |ω| dt is. */
const SLOW = 0.001;

/**
 * The exponential map as Bullet has it (its rule for ω is `angular/implicitBody.ts`), which differs in three ways from
 * {@link exponentialMap}. Below |ω| = 0.001 rad/s it takes two terms of the sine's series. Where |ω|² is not above the machine
 * epsilon it takes the angle to be zero, which leaves one term and a cosine of 1: Euler's step, normalised. In double precision
 * that is |ω| ≤ 1.5e-8 rad/s; Bullet's default build, in single precision, does so from 3.5e-4 rad/s down, which this rule does not
 * show. Above |ω| dt = π/4 it clamps |ω| to w = (π/4)/dt in sine, cosine and divisor, but multiplies the unclamped ω:
 *     q₂ ∝ (cos π/8, (sin π/8 / w) ω) q₁.
 * The vector part is longer than a half-angle sine by |ω|/w, so that the angle after normalising is not π/4 but
 *     θ = 2 arctan((4/π) |ω| dt tan(π/8)).
 *
 * @see Bullet 3.27, btTransformUtil::integrateTransform
 */
export function exponentialMapBullet(q_WB: Quat, omega_W: Vec3, dt: number): Quat {
  const squaredSpeed = dot(omega_W, omega_W);
  const trueSpeed = squaredSpeed > EPSILON ? Math.sqrt(squaredSpeed) : 0;
  const speed = trueSpeed * dt > LARGEST_TURN ? LARGEST_TURN / dt : trueSpeed;
  const series = 0.5 * dt - dt * dt * dt * 0.020833333333 * speed * speed;
  const sinOverSpeed = speed < SLOW ? series : sin(0.5 * speed * dt) / speed;
  const axis = scaleVec(sinOverSpeed, omega_W);
  const turn: Quat = [cos(0.5 * speed * dt), axis[0], axis[1], axis[2]];
  return normaliseQuat(mulQuat(turn, q_WB));
}

export const exponentialMapBulletRule: UnitQuaternionRule = {
  id: "exponential-map-bullet",
  equation:
    "\\theta = \\min\\left(|\\omega|\\,\\Delta t,\\ \\tfrac{\\pi}{4}\\right),\\quad q' \\propto \\left(\\cos\\tfrac{\\theta}{2},\\ \\tfrac{\\Delta t}{\\theta}\\sin\\tfrac{\\theta}{2}\\,\\omega\\right) q",
  form: "unit-quaternion",
  turn: exponentialMapBullet,
};
