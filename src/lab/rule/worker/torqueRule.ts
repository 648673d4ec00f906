import { rk4 } from "../../../core/dynamics/angular/rk4";
import { emptyLoad } from "../../../core/dynamics/load";
import type { TorqueLaw } from "../../../core/dynamics/torque";
import { rotate, rotateInverse } from "../../../core/math/quat";
import { type Vec3, zeroVec } from "../../../core/math/vec3";
import { numbersGiven } from "../../../judge/faults";
import type { Rule, StepAxes } from "../rule";

/**
 * The core's Runge-Kutta rule under a reader's torque, at its fourth order; what else acts comes before and after it.
 *
 * @param torque of attitude, ω [rad/s] and time [s], along the given axes as ω is [N m]
 */
export function torqueRule(torque: TorqueLaw, axes: StepAxes = "body"): Rule {
  const law: TorqueLaw = (q_WB, omega_W, t) => {
    const given = axes === "body" ? rotateInverse(q_WB, omega_W) : ([...omega_W] as const);
    const result = numbersGiven<Vec3>(
      torque(Object.freeze([...q_WB] as const), Object.freeze(given), t),
      3,
      "torque",
    );
    return axes === "body" ? rotate(q_WB, result) : result;
  };
  const load = { ...emptyLoad, torques: [{ kind: "law", law } as const] };
  return {
    kind: "advance",
    advance: (start, body, dt, t) =>
      rk4(start, { ...body, centre_B: zeroVec, vertices_B: null }, { ...load, t }, dt),
  };
}
