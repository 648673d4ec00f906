import { angleBetween, norm } from "../math/vec3.ts";
import type { Readings } from "./readings.ts";

/** Since the start; null where the start value is zero. */
export interface Drifts {
  /** (E − E₀) / E₀ */
  readonly energyDrift: number | null;
  /** (|L| − |L₀|) / |L₀| */
  readonly momentumDrift: number | null;
  /** angle between L and L₀ [rad] */
  readonly momentumAngle: number | null;
}

export function drifts(start: Readings, now: Readings): Drifts {
  const startMomentum = norm(start.angularMomentum);
  return {
    energyDrift: start.energy === 0 ? null : (now.energy - start.energy) / start.energy,
    momentumDrift: startMomentum === 0 ? null : (norm(now.angularMomentum) - startMomentum) / startMomentum,
    momentumAngle: startMomentum === 0 ? null : angleBetween(start.angularMomentum, now.angularMomentum),
  };
}
