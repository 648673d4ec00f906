import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { attitudeAt, freeRotation } from "../../../core/exact/freeRotation";
import { identityQuat, type Quat, rotate } from "../../../core/math/quat";
import { addVec, scaleVec } from "../../../core/math/vec3";
import type { FreeMotion } from "./fit";
import type { Sample } from "./sample";

/** q_WD at each sample from the rates alone: between two, a turn about their mean, of second order in the time between them. */
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

/** q_WD of a free motion at a time after the first sample [s], the attitude there being the identity. */
export function attitudeOf({ body, start_D }: FreeMotion): (t: number) => Quat {
  const exact = freeRotation(body, identityQuat, start_D);
  return (t) => attitudeAt(exact, t).q_WB;
}
