import { DIFFERENCE_STEP } from "../../../core/identification/leastSquares";
import { bodyOf } from "../../../core/identification/system";
import { tensorOf } from "../../../core/identification/tensor";
import { dot, type Vec3 } from "../../../core/math/vec3";
import type { FreeMotion } from "./fit";

const AXES = ["across", "along", "through"] as const;
export type Axis = (typeof AXES)[number];

export interface Ratio {
  readonly axis: Axis;
  readonly value: number;
  /** two standard deviations; Infinity where the throw leaves it open */
  readonly uncertainty: number;
}

export interface Ratios {
  readonly moments: readonly [Ratio, Ratio, Ratio];
  /** the widest between principal and device axes [rad] */
  readonly tilt: number;
}

/** Uncertainties follow from the fitted parameters' by the ratios' derivatives. */
export function ratiosOf({ body, parameters, covariance }: FreeMotion): Ratios {
  const { moments, axes_B } = body.principal;
  const tensor = parameters.slice(3);
  const here = relative(moments);
  const slopes = tensor.map((_, index) => {
    const probed = tensor.map((value, k) => (k === index ? value + DIFFERENCE_STEP : value));
    const there = relative(bodyOf(tensorOf(probed)).principal.moments);
    return there.map((value, k) => (value - (here[k] ?? 0)) / DIFFERENCE_STEP);
  });
  const deviation = (k: number) => {
    let variance = 0;
    for (const [i, a] of slopes.entries())
      for (const [j, b] of slopes.entries())
        variance += (a[k] ?? 0) * (b[k] ?? 0) * (covariance[i + 3]?.[j + 3] ?? Number.POSITIVE_INFINITY);
    return variance >= 0 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY;
  };
  const ratio = (k: 0 | 1 | 2): Ratio => ({
    axis: nearest(axes_B[k]),
    value: here[k],
    uncertainty: k === 0 ? 0 : 2 * deviation(k),
  });
  return { moments: [ratio(0), ratio(1), ratio(2)], tilt: Math.max(...axes_B.map(tiltOf)) };
}

function relative([least, middle, greatest]: Vec3): Vec3 {
  return [1, middle / least, greatest / least];
}

function nearest(axis_D: Vec3): Axis {
  const sizes = axis_D.map(Math.abs);
  return AXES[sizes.indexOf(Math.max(...sizes))] as Axis;
}

function tiltOf(axis_D: Vec3): number {
  const most = Math.max(...axis_D.map(Math.abs));
  return Math.acos(Math.min(1, most / Math.sqrt(dot(axis_D, axis_D))));
}
