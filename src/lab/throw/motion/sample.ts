import type { Vec3 } from "../../../core/math/vec3";

/*
 * What a phone's sensors say at one instant, along the axes of the device (D): x to the right across the screen, y up along it, z out
 * of it, right-handed.
 */

export interface Sample {
  /** [s] */
  readonly t: number;
  /** [rad/s] */
  readonly omega_D: Vec3;
  /** what the accelerometer feels, gravity's reaction and all [m/s²]; null where only a gyroscope was recorded */
  readonly force_D: Vec3 | null;
}

const DEGREE = Math.PI / 180;

/** As much of a `devicemotion` event as is read; a test can make one. */
export interface MotionEvent {
  /** [ms] */
  readonly timeStamp: number;
  readonly rotationRate: {
    readonly alpha: number | null;
    readonly beta: number | null;
    readonly gamma: number | null;
  } | null;
  readonly accelerationIncludingGravity: {
    readonly x: number | null;
    readonly y: number | null;
    readonly z: number | null;
  } | null;
}

/**
 * An event as a sample. Its rates are taken in degrees a second and about x, y, z: the W3C's text has had alpha, beta and gamma so
 * since January 2019, as Chrome, Firefox and Safari had them before.
 *
 * @see w3.org/TR/orientation-event, "DeviceMotionEventRotationRate"; github.com/w3c/deviceorientation, issue 44 and pull request 43
 * @returns null where the device has no gyroscope, or no accelerometer
 */
export function sampleOf({
  timeStamp,
  rotationRate,
  accelerationIncludingGravity,
}: MotionEvent): Sample | null {
  const rates = [rotationRate?.alpha, rotationRate?.beta, rotationRate?.gamma];
  const force = accelerationIncludingGravity;
  const forces = [force?.x, force?.y, force?.z];
  const numbers = [...rates, ...forces].filter((value) => typeof value === "number");
  if (numbers.length < 6 || !numbers.every(Number.isFinite)) return null;
  const [alpha, beta, gamma, x, y, z] = numbers as [number, number, number, number, number, number];
  return {
    t: timeStamp / 1000,
    omega_D: [alpha * DEGREE, beta * DEGREE, gamma * DEGREE],
    force_D: [x, y, z],
  };
}
