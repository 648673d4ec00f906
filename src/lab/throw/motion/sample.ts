import type { Vec3 } from "../../../core/math/vec3";

/* The device's axes (D): x to the right across the screen, y up along it, z out of it, right-handed. */

export interface Sample {
  /** [s] */
  readonly t: number;
  /** [rad/s] */
  readonly omega_D: Vec3;
  /** with gravity's reaction [m/s²]; null without an accelerometer */
  readonly force_D: Vec3 | null;
}

const DEGREE = Math.PI / 180;

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
 * Rates in degrees a second about x, y, z, as all browsers give them, and the W3C's text since January 2019.
 *
 * @see w3.org/TR/orientation-event, "DeviceMotionEventRotationRate"; github.com/w3c/deviceorientation, issue 44 and pull request 43
 * @returns null without a gyroscope or an accelerometer
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

interface SensorErrors {
  /** standard deviation of a component [deg/s] */
  readonly rateNoise: number;
  /** standard deviation of a component [m/s²] */
  readonly forceNoise: number;
  /** of ω [deg/s] */
  readonly quantum: number;
  /** of the accelerometer, from the centre of mass [m] */
  readonly arm_D: Vec3;
  readonly hertz: number;
}

/** Of the throw in `madeThrow.csv`. */
export const MADE_SENSOR: SensorErrors = {
  rateNoise: 0.1,
  forceNoise: 0.02,
  quantum: 0.1,
  arm_D: [0.012, 0.035, 0.001],
  hertz: 100,
};
