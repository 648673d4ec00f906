import { type Vec3, zeroVec } from "../../../core/math/vec3";

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

/**
 * About which axes a browser's alpha, beta and gamma are. The W3C's text has said x, y, z since January 2019, as Chrome, Firefox and
 * Safari did before; its Candidate Recommendation of 2016 said z, x, y, as some apps and older pages about it still do.
 *
 * @see w3.org/TR/orientation-event, "DeviceMotionEventRotationRate"; github.com/w3c/deviceorientation, issue 44 and pull request 43
 */
export type Naming = "xyz" | "zxy";

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
 * An event as a sample, its rates taken about x, y, z in degrees a second. Chrome before 66 gave radians
 * (bugs.chromium.org/p/chromium/issues/detail?id=541607): rates that no free body can have, see `isFreeBody`.
 *
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

/** Samples that were read by the present naming, as another has them. */
export function named(samples: readonly Sample[], naming: Naming): readonly Sample[] {
  if (naming === "xyz") return samples;
  return samples.map((sample) => {
    const [alpha, beta, gamma] = sample.omega_D;
    return { ...sample, omega_D: [beta, gamma, alpha] };
  });
}

export function meanOf(vectors: readonly Vec3[]): Vec3 {
  const sum = vectors.reduce<Vec3>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], zeroVec);
  return [sum[0] / vectors.length, sum[1] / vectors.length, sum[2] / vectors.length];
}
