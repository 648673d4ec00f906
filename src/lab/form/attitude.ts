import type { Principal } from "../../core/bodies/principal";
import { type Quat, rotate, rotateInverse, unitQuat } from "../../core/math/quat";
import { clamp } from "../../core/math/scalar";
import { addVec, angleBetween, mapVec, norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import { roundedTo, tidyAngle } from "../numbers/numberText";

/** Turns about the world's x, y and z in that order [rad]; the middle one from −π/2 to π/2. */
export function anglesOf(orientation: Quat): Vec3 {
  const [w, x, y, z] = unitQuat(orientation);
  const sine = clamp(2 * (w * y - z * x), -1, 1);
  return [
    Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
    Math.asin(sine),
    Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)),
  ];
}

/** In degrees, short numbers that give the orientation, or its own to rounding. */
export function likelyAngles(orientation: Quat): readonly [...(readonly Vec3[]), Vec3] {
  const angles = anglesOf(orientation);
  return [mapVec(angles, tidyAngle), angles];
}

/** About an axis tilted from a principal axis towards the next one. */
export interface TiltedSpin {
  /** Of the least moment 0, of the greatest 2. */
  readonly axis: 0 | 1 | 2;
  /** [rad] */
  readonly tilt: number;
  /** [rad/s] */
  readonly rate: number;
}

/** ω in world axes [rad/s]. */
export function spinOf({ axis, tilt, rate }: TiltedSpin, { axes_B }: Principal, orientation: Quat): Vec3 {
  const next = ((axis + 1) % 3) as 0 | 1 | 2;
  const direction_B = addVec(scaleVec(Math.cos(tilt), axes_B[axis]), scaleVec(Math.sin(tilt), axes_B[next]));
  return rotate(unitQuat(orientation), scaleVec(rate, direction_B));
}

export function tiltedOf(omega_W: Vec3, principal: Principal, orientation: Quat): TiltedSpin {
  if (norm(omega_W) === 0) return { axis: 1, tilt: 0, rate: 0 };
  const spins = AXES.map((axis) => tiltedFrom(axis, omega_W, principal, orientation));
  return spins.reduce((nearest, spin) => (spin.tilt < nearest.tilt ? spin : nearest));
}

const AXES = [0, 1, 2] as const;

function tiltedFrom(axis: 0 | 1 | 2, omega_W: Vec3, { axes_B }: Principal, orientation: Quat): TiltedSpin {
  const omega_B = rotateInverse(unitQuat(orientation), omega_W);
  const rate = norm(omega_B);
  const angle = angleBetween(axes_B[axis], omega_B);
  return angle > Math.PI / 2 ? { axis, tilt: Math.PI - angle, rate: -rate } : { axis, tilt: angle, rate };
}

/** A person types no more digits behind the point [rad/s]. */
const RATE_DIGITS = 6;

/** Short numbers about any axis that give ω, or the nearest axis and its own to rounding. */
export function likelySpins(
  omega_W: Vec3,
  principal: Principal,
  orientation: Quat,
): readonly [...(readonly TiltedSpin[]), TiltedSpin] {
  const nearest = tiltedOf(omega_W, principal, orientation);
  const tidy = AXES.map((axis): TiltedSpin => {
    const { tilt, rate } = tiltedFrom(axis, omega_W, principal, orientation);
    return { axis, tilt: tidyAngle(tilt), rate: roundedTo(rate, RATE_DIGITS) };
  });
  return [...tidy.sort((a, b) => a.tilt - b.tilt), nearest];
}
