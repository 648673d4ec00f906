import type { MassProperties } from "../../../core/bodies/massProperties";
import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { attitudeAt, freeRotation } from "../../../core/exact/freeRotation";
import {
  forwardDifferences,
  inverseOf,
  leastSquares,
  normalEquations,
  sumOfSquares,
} from "../../../core/identification/leastSquares";
import { bodyOf } from "../../../core/identification/system";
import { isPositiveDefinite, tensorOf } from "../../../core/identification/tensor";
import { identityQuat, type Quat, rotate, rotateInverse } from "../../../core/math/quat";
import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import type { Sample } from "./sample";

export interface FreeMotion {
  readonly body: MassProperties;
  /** at the first sample [rad/s] */
  readonly start_D: Vec3;
  /** root mean square residual of a component of ω [rad/s] */
  readonly left: number;
  readonly covariance: readonly (readonly number[])[];
  /** ω at the first sample, then the tensor as `tensorOf` takes it */
  readonly parameters: readonly number[];
}

/**
 * Fits ω at the first sample, and a tensor of trace 1, to a gyroscope's rates: the closed form at the samples' own times, however
 * uneven, leaves the least sum of squares, by {@link leastSquares}.
 *
 * @param moments to begin with, device axes, as shares of their sum
 * @param isFull  principal axes may stand askew to the device's
 * @returns null where no free motion comes near
 */
export function fitFreeMotion(samples: readonly Sample[], moments: Vec3, isFull: boolean): FreeMotion | null {
  const first = samples[0]?.omega_D ?? [0, 0, 0];
  const found = leastSquares(
    (parameters) => residuals(samples, parameters),
    [...first, moments[0], moments[1], ...(isFull ? [0, 0, 0] : [])],
    { mostIterations: 40, damping: 1e-3, factor: 10, mostDamping: 1e8, lastGain: 1 - 1e-9 },
  );
  return found === null || found.isSingular ? null : summary(samples, found.parameters, found.residuals);
}

function summary(
  samples: readonly Sample[],
  parameters: readonly number[],
  rest: readonly number[],
): FreeMotion | null {
  const columns = forwardDifferences((near) => residuals(samples, near), parameters, rest);
  if (columns === null) return null;
  const { matrix } = normalEquations(columns, rest);
  const variance = sumOfSquares(rest) / Math.max(1, rest.length - parameters.length);
  const covariance = inverseOf(matrix).map((row) => row.map((entry) => variance * entry));
  const [x = 0, y = 0, z = 0, ...tensor] = parameters;
  return {
    body: bodyOf(tensorOf(tensor)),
    start_D: [x, y, z],
    left: Math.sqrt(sumOfSquares(rest) / rest.length),
    covariance,
    parameters,
  };
}

/** null for a tensor that no body has */
function residuals(samples: readonly Sample[], parameters: readonly number[]): number[] | null {
  const [x = 0, y = 0, z = 0, ...entries] = parameters;
  const tensor = tensorOf(entries);
  if (!isPositiveDefinite(tensor) || norm([x, y, z]) === 0) return null;
  const rates = ratesOf(bodyOf(tensor), [x, y, z], samples);
  const list = samples.flatMap(({ omega_D }, k) => [...subVec(rates[k] as Vec3, omega_D)]);
  return list.every(Number.isFinite) ? list : null;
}

/** ω at the times of the samples, body axes [rad/s]. */
function ratesOf(body: MassProperties, start_D: Vec3, samples: readonly Sample[]): readonly Vec3[] {
  const exact = freeRotation(body, identityQuat, start_D);
  const from = samples[0]?.t ?? 0;
  return samples.map(({ t }) => {
    const { q_WB, omega_W } = attitudeAt(exact, t - from);
    return rotateInverse(q_WB, omega_W);
  });
}

/** q_WD at each sample by turns about mean rates, of second order in the time between samples. */
export function attitudesFrom(samples: readonly Sample[]): readonly Quat[] {
  const attitudes: Quat[] = [identityQuat];
  for (let k = 1; k < samples.length; k++) {
    const [before, now] = [samples[k - 1] as Sample, samples[k] as Sample];
    const q = attitudes[k - 1] as Quat;
    const mean_D = scaleVec(0.5, addVec(before.omega_D, now.omega_D));
    attitudes.push(exponentialMap(q, rotate(q, mean_D), now.t - before.t));
  }
  return attitudes;
}

/** q_WD of a free motion at a time after the first sample [s], from the identity. */
export function attitudeOf({ body, start_D }: FreeMotion): (t: number) => Quat {
  const exact = freeRotation(body, identityQuat, start_D);
  return (t) => attitudeAt(exact, t).q_WB;
}
