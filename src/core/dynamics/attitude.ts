import { type Mat3, mulMat, transpose } from "../math/mat3.ts";
import { nearestRotation } from "../math/nearestRotation.ts";
import { identityQuat, matToQuat, normaliseQuat, type Quat, quatToMat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { Lane } from "./lane.ts";
import { ORIENTATION, type OrientationRule } from "./orientation/index.ts";
import type { RawAttitude } from "./state.ts";

/** The unit quaternion that the dynamics use, and the orientation that the lane integrates where it is not that. */
interface Attitude {
  readonly q_WB: Quat;
  readonly rawAttitude: RawAttitude | null;
}

function orientationRule(lane: Lane): OrientationRule {
  return ORIENTATION[lane.orientation ?? "exponential-map"];
}

export function startingAttitude(lane: Lane, q_WB: Quat): Attitude {
  const { form } = orientationRule(lane);
  if (form === "matrix") return { q_WB, rawAttitude: { form, rotation: quatToMat(q_WB) } };
  return { q_WB, rawAttitude: form === "quaternion" ? { form, quaternion: q_WB } : null };
}

/**
 * The attitude after a turn by the lane's orientation rule. A matrix or an unnormalised quaternion feeds its own update
 * only; the dynamics use the rotation nearest to it.
 *
 * @param omega_W angular velocity, world axes [rad/s]
 * @param dt      duration of the turn [s]
 */
export function advanceAttitude(lane: Lane, attitude: Attitude, omega_W: Vec3, dt: number): Attitude {
  const rule = orientationRule(lane);
  if (rule.form === "unit-quaternion")
    return { q_WB: rule.turn(attitude.q_WB, omega_W, dt), rawAttitude: null };
  const { rawAttitude } = attitude;
  if (rule.form === "matrix" && rawAttitude?.form === "matrix") {
    const rotation = rule.turn(rawAttitude.rotation, omega_W, dt);
    return { q_WB: matToQuat(nearestRotation(rotation)), rawAttitude: { form: "matrix", rotation } };
  }
  if (rule.form === "quaternion" && rawAttitude?.form === "quaternion") {
    const quaternion = rule.turn(rawAttitude.quaternion, omega_W, dt);
    return { q_WB: normaliseQuat(quaternion), rawAttitude: { form: "quaternion", quaternion } };
  }
  throw new Error(`the state is of another lane: ${rule.id} stores its orientation in another form`);
}

/** The orientation of the inertia tensor in the world: the body's, or the identity for a lane that never rotates it. */
export function tensorAttitude(lane: Lane, q_WB: Quat): Quat {
  return lane.inertia === "frozen" ? identityQuat : q_WB;
}

/** I_W = R I_B Rᵀ [kg m²], or the same for an inverse. */
export function inertiaInWorld(q_WB: Quat, inertia_B: Mat3): Mat3 {
  const rotation_WB = quatToMat(q_WB);
  return mulMat(mulMat(rotation_WB, inertia_B), transpose(rotation_WB));
}
