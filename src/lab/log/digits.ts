import type { MassProperties } from "../../core/bodies/massProperties";
import { attitudeAt, freeRotation } from "../../core/exact/freeRotation";
import type { CourseInstant } from "../../core/identification/course";
import type { Recording } from "../../core/identification/recording";
import { angleBetweenAttitudes } from "../../core/math/quat";
import { addVec, angleBetween, norm, scaleVec, type Vec3 } from "../../core/math/vec3";

/* What a log's digits alone can make of the motion in it. */

/** Standard deviations of no rounding: hardly one of some thousand frames is so far off. */
const SIGMAS = 7;

/** Whether ω has one direction in the world, to the digits. */
export function hasSteadyAxis({ frames, precision }: Recording): boolean {
  const [first] = frames;
  if (first === undefined || norm(first.omega_W) === 0) return false;
  const { q, omega, omegaRelative, arithmetic } = precision;
  return frames.every(({ omega_W }, k) => {
    const speed = norm(omega_W);
    if (speed === 0) return true;
    // ω along the body's axes was turned by q, which is rounded too.
    const off = Math.hypot(omega / speed, omegaRelative, 2 * q, arithmetic * Math.sqrt(k));
    return angleBetween(first.omega_W, omega_W) <= SIGMAS * Math.SQRT2 * off;
  });
}

/** Of |ω|: far above round-off, and yet small. */
const SMALL_SHARE = 1e-6;

/**
 * Whether a recording is the exact motion from its first frame, to its digits: that frame's ω is uncertain by its rounding, by that of q,
 * which turns the tensor, and by the arithmetic; motions from starts that far apart part, and nothing more is seen.
 *
 * @param course of the recording, by this body
 * @param uncertainty of a moment, as a share of their sum; 0 where the tensor was given
 */
export function isExactMotion(
  { frames, precision }: Recording,
  body: MassProperties,
  course: readonly CourseInstant[],
  uncertainty: number,
): boolean {
  const [first] = frames;
  if (first === undefined || course.length === 0) return false;
  const { q_WB, omega_W } = first;
  const speed = norm(omega_W);
  const exact = freeRotation(body, q_WB, omega_W);
  const beside = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((axis: Vec3) => freeRotation(body, q_WB, addVec(omega_W, scaleVec(SMALL_SHARE * speed, axis))));
  const { q, omega, omegaRelative, arithmetic } = precision;
  const sum = body.principal.moments.reduce((total, moment) => total + moment, 0);
  const ofTensor = uncertainty / (body.principal.moments[0] / sum);
  return course.every(({ t, attitudeError }, k) => {
    const lost = arithmetic * Math.sqrt((k * frames.length) / course.length);
    const ofStart = Math.hypot(omega / speed, omegaRelative, 2 * q, lost);
    const { q_WB: there } = attitudeAt(exact, t);
    const parting = Math.hypot(
      ...beside.map((other) => angleBetweenAttitudes(attitudeAt(other, t).q_WB, there) / SMALL_SHARE),
    );
    const explained = Math.hypot(parting * ofStart, 4 * q, lost);
    return attitudeError <= SIGMAS * explained + ofTensor * speed * t;
  });
}
