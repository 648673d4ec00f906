import type { MassProperties } from "../bodies/massProperties.ts";
import type { Quat } from "../math/quat.ts";
import { scaleVec, type Vec3 } from "../math/vec3.ts";
import { velocityOf } from "./angular/momentum.ts";
import type { Wrench } from "./wrench.ts";

/**
 * The motion of a body at rest after a push so short that its pose does not change meanwhile,
 *     v = F δt / m,   ω = I_W⁻¹ τ δt.
 *
 * @param body     mass properties
 * @param q_WB     orientation
 * @param duration δt [s]
 * @returns velocity of the centre of mass [m/s] and angular velocity [rad/s], world axes
 */
export function motionAfter(
  { force_W, torque_W }: Wrench,
  body: Pick<MassProperties, "mass" | "inverseInertia_B">,
  q_WB: Quat,
  duration: number,
): { readonly velocity_W: Vec3; readonly omega_W: Vec3 } {
  return {
    velocity_W: scaleVec(duration / body.mass, force_W),
    omega_W: velocityOf(scaleVec(duration, torque_W), q_WB, body.inverseInertia_B),
  };
}
