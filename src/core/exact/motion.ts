import type { Quat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";
import { attitudeAt, type FreeRotation } from "./freeRotation.ts";
import { type HeavyTop, topAt } from "./heavyTop.ts";

/** Of one kind at most: both null for a motion that has no closed form. */
export interface ClosedForms {
  readonly exact: FreeRotation | null;
  readonly top: HeavyTop | null;
}

/** Orientation and angular velocity at time t [s], world axes; null where the motion has no closed form. */
export function motionAt(
  { exact, top }: ClosedForms,
  t: number,
): { readonly q_WB: Quat; readonly omega_W: Vec3 } | null {
  if (top !== null) return topAt(top, t);
  return exact === null ? null : attitudeAt(exact, t);
}
