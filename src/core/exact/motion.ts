import { attitudeAt, type FreeRotation } from "./freeRotation.ts";
import { type HeavyTop, topAt } from "./heavyTop.ts";

/** Of one kind at most: both null for a motion that has no closed form. */
export interface ClosedForms {
  readonly exact: FreeRotation | null;
  readonly top: HeavyTop | null;
}

/** Orientation and angular velocity at time t [s], world axes; null where the motion has no closed form. */
export function motionAt({ exact, top }: ClosedForms, t: number) {
  if (top !== null) return topAt(top, t);
  return exact === null ? null : attitudeAt(exact, t);
}
