import type { MassProperties } from "../bodies/massProperties.ts";
import { cos, sin } from "../math/elementary.ts";
import { mulVec } from "../math/mat3.ts";
import {
  conjugate,
  matToQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  rotate,
  rotateInverse,
} from "../math/quat.ts";
import { cross, dot, norm, scaleVec, type Vec3 } from "../math/vec3.ts";
import { type MomentumMotion, momentumDirectionAt, momentumMotion } from "./momentumMotion.ts";

/**
 * The torque-free motion of a rigid body from a given start, prepared so that any time costs the same.
 * `momentumMotion` is null where L is constant in the body: about a principal axis, of a sphere, at rest.
 */
export interface FreeRotation {
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  readonly momentum_W: Vec3;
  readonly momentumMotion: MomentumMotion | null;
}

export interface Attitude {
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
}

/**
 * Prepares the closed form.
 *
 * @param body    mass properties
 * @param q_WB    orientation at t = 0, unit
 * @param omega_W angular velocity at t = 0, world axes [rad/s]
 */
export function freeRotation(body: MassProperties, q_WB: Quat, omega_W: Vec3): FreeRotation {
  const momentum_B = mulVec(body.inertia_B, rotateInverse(q_WB, omega_W));
  const momentum_W = rotate(q_WB, momentum_B);
  return { q_WB, omega_W, momentum_W, momentumMotion: momentumMotion(body.principal, momentum_B) };
}

/**
 * Orientation and angular velocity at time t. L is constant in the world. In the body its direction m(t), and the azimuth
 * ψ(t) of one body axis e about it, are those of {@link momentumDirectionAt}. Let A(m) be the rotation, in the body, that
 * takes m to z and e into the half plane of z and +x. Then
 *     q(t) = q(0) A(m(0))⁻¹ R_z(ψ) A(m(t)):
 * the body is rotated so that L lies along z with e at azimuth 0, then e to its azimuth, then L back to where it is in the
 * world. ω follows from L by the moments.
 *
 * @param t time [s], of any size and sign
 * @see Celledoni, Fassò, Säfström and Zanna, "The exact computation of the free rigid body motion", SIAM J. Sci.
 *      Comput. 30 (2008); van Zon and Schofield, J. Comput. Phys. 225 (2007)
 */
export function attitudeAt(rotation: FreeRotation, t: number): Attitude {
  const { momentumMotion: motion, omega_W } = rotation;
  if (motion === null) return { q_WB: uniformRotation(rotation.q_WB, omega_W, t), omega_W };
  const { direction, azimuth } = momentumDirectionAt(motion, t);
  const aligned = aligning(direction, motion.reference);
  const turnAboutL: Quat = [cos(0.5 * azimuth), 0, 0, sin(0.5 * azimuth)];
  const start = aligning(motion.startDirection, motion.reference);
  const turn_P = mulQuat(conjugate(start), mulQuat(turnAboutL, aligned));
  const q_BP = motion.q_BP;
  const q_WB = normaliseQuat(mulQuat(rotation.q_WB, mulQuat(q_BP, mulQuat(turn_P, conjugate(q_BP)))));
  const { momentum, moments } = motion;
  const omega_P: Vec3 = [
    (momentum * direction[0]) / moments[0],
    (momentum * direction[1]) / moments[1],
    (momentum * direction[2]) / moments[2],
  ];
  return { q_WB, omega_W: rotate(q_WB, rotate(q_BP, omega_P)) };
}

/**
 * The attitude after a time t of constant ω, a turn about ω by |ω| t. The exponential map's formula stands here once more because
 * the closed form, which tests the step functions, may not import them.
 */
function uniformRotation(q_WB: Quat, omega_W: Vec3, t: number): Quat {
  const speed = norm(omega_W);
  const halfAngle = 0.5 * speed * t;
  const sinOverSpeed = speed === 0 ? 0.5 * t : sin(halfAngle) / speed;
  const axis = scaleVec(sinOverSpeed, omega_W);
  return normaliseQuat(mulQuat([cos(halfAngle), ...axis], q_WB));
}

function aligning(direction: Vec3, reference: Vec3): Quat {
  const along = dot(direction, reference);
  const across: Vec3 = [
    reference[0] - along * direction[0],
    reference[1] - along * direction[1],
    reference[2] - along * direction[2],
  ];
  const x = scaleVec(1 / norm(across), across);
  const y = cross(direction, x);
  return matToQuat([...x, ...y, ...direction]);
}
