import { massProperties } from "../../../src/core/bodies/massProperties";
import { OBJECT_MESHES } from "../../../src/core/bodies/objects/index";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { bodyOf } from "../../../src/core/identification/system";
import { diagonal } from "../../../src/core/math/mat3";
import { identityQuat, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, mapVec, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { logOf } from "../../../src/lab/throw/motion/log";
import { MADE_SENSOR, type Sample } from "../../../src/lab/throw/motion/sample";

/* The drawn phone's flight in closed form, with a sensor's errors; what comes before and after is invented. */

type SensorErrors = typeof MADE_SENSOR;

/** [s] */
export const PHASES = { held: 0.6, pushed: 0.2, flight: 0.7, rest: 0.6 } as const;

const GRAVITY = 9.81;

/** Across, along and through the phone, as shares of their sum. */
export function phoneMoments(): Vec3 {
  const { moments } = massProperties(
    { shape: "mesh", mesh: "phone", scale: 1, mass: 1, massAt: "solid" },
    OBJECT_MESHES,
  ).principal;
  const sum = moments[0] + moments[1] + moments[2];
  return [moments[1] / sum, moments[0] / sum, moments[2] / sum];
}

/**
 * What sensors say: held, pushed, in flight, on the bed.
 *
 * @param moments device axes, of any size
 * @param start_D ω as the hand lets go [rad/s]
 * @param seed of the noise
 */
export function madeThrow(
  moments: Vec3,
  start_D: Vec3,
  seed: number,
  sensor: SensorErrors = MADE_SENSOR,
): readonly Sample[] {
  const noise = gaussian(seed);
  const noisy = (size: number) => scaleVec(size, [noise(), noise(), noise()]);
  const { held, pushed, flight, rest } = PHASES;
  const count = Math.round((held + pushed + flight + rest) * sensor.hertz);
  const feltAt = sensorIn(moments, start_D, sensor.arm_D);
  return Array.from({ length: count }, (_, k) => {
    const t = k / sensor.hertz;
    const { omega_D, force_D } = feltAt(t);
    const rate = addVec(omega_D, scaleVec(Math.PI / 180, noisy(sensor.rateNoise)));
    return { t, omega_D: rounded(rate, sensor.quantum), force_D: addVec(force_D, noisy(sensor.forceNoise)) };
  });
}

export function madeLog(): string {
  return logOf(madeThrow(phoneMoments(), [7.5, 1.1, 0.6], 15));
}

interface Felt {
  readonly omega_D: Vec3;
  readonly force_D: Vec3;
}

function sensorIn(moments: Vec3, start_D: Vec3, arm_D: Vec3): (t: number) => Felt {
  const exact = freeRotation(bodyOf(diagonal(moments)), identityQuat, start_D);
  const { held, pushed, flight } = PHASES;
  const upright: Vec3 = [0, 0.6 * GRAVITY, 0.8 * GRAVITY];
  return (t) => {
    if (t < held) return { omega_D: scaleVec(0.15 * Math.sin(9 * t), start_D), force_D: upright };
    if (t < held + pushed) {
      const share = (t - held) / pushed;
      const push = GRAVITY + 14 * Math.sin(Math.PI * share) ** 2;
      return { omega_D: scaleVec(share, start_D), force_D: scaleVec(push / GRAVITY, upright) };
    }
    const since = t - held - pushed;
    if (since < flight) {
      const { q_WB, omega_W } = attitudeAt(exact, since);
      const omega_D = rotateInverse(q_WB, omega_W);
      return { omega_D, force_D: feltOff(moments, omega_D, arm_D) };
    }
    return landed(since - flight);
  };
}

/** ω̇ × r + ω × (ω × r), with ω̇ by Euler's equation. */
function feltOff([a, b, c]: Vec3, omega: Vec3, arm: Vec3): Vec3 {
  const [x, y, z] = omega;
  const rate: Vec3 = [((b - c) * y * z) / a, ((c - a) * z * x) / b, ((a - b) * x * y) / c];
  return addVec(cross(rate, arm), cross(omega, cross(omega, arm)));
}

function landed(since: number): Felt {
  const fading = Math.exp(-since / 0.06);
  const flat: Vec3 = [0, 0, GRAVITY];
  return {
    omega_D: [3 * fading * Math.cos(40 * since), -2 * fading, fading],
    force_D: addVec(flat, scaleVec(fading, [12, -9, 55])),
  };
}

function rounded(omega: Vec3, quantum: number): Vec3 {
  const unit = (quantum * Math.PI) / 180;
  return quantum === 0 ? omega : mapVec(omega, (x) => unit * Math.round(x / unit));
}

/** Normally distributed, by Box and Muller's method and Marsaglia's xorshift of 32 bits. */
function gaussian(seed: number): () => number {
  // Spreads the few bits of small seeds.
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  const uniform = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
