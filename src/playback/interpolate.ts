import type { RawAttitude, State } from "../core/dynamics/state";
import { addMat, scaleMat } from "../core/math/mat3";
import { addQuat, normaliseQuat, type Quat, scaleQuat } from "../core/math/quat";
import { lerpVec } from "../core/math/vec3";

/**
 * To draw between two frames; numbers never use it. Normalised linear interpolation differs from slerp by less than 0.1° for turns below
 * half a radian.
 */
export function interpolate(now: State, next: State, fraction: number): State {
  if (fraction === 0) return now;
  return {
    ...now,
    position_W: lerpVec(now.position_W, next.position_W, fraction),
    velocity_W: lerpVec(now.velocity_W, next.velocity_W, fraction),
    omega_W: lerpVec(now.omega_W, next.omega_W, fraction),
    momentum_W: now.momentum_W && next.momentum_W && lerpVec(now.momentum_W, next.momentum_W, fraction),
    q_WB: nlerp(now.q_WB, next.q_WB, fraction),
    rawAttitude: lerpRaw(now.rawAttitude, next.rawAttitude, fraction),
  };
}

/** A matrix or an unnormalised quaternion is drawn as it is: its error shows between frames too. */
function lerpRaw(a: RawAttitude | null, b: RawAttitude | null, fraction: number): RawAttitude | null {
  const stay = 1 - fraction;
  if (a?.form === "matrix" && b?.form === "matrix") {
    const rotation = addMat(scaleMat(stay, a.rotation), scaleMat(fraction, b.rotation));
    return { form: "matrix", rotation };
  }
  if (a?.form === "quaternion" && b?.form === "quaternion") {
    const quaternion = addQuat(scaleQuat(stay, a.quaternion), scaleQuat(fraction, b.quaternion));
    return { form: "quaternion", quaternion };
  }
  return a;
}

function nlerp(a: Quat, b: Quat, fraction: number): Quat {
  const [w, x, y, z] = a;
  const cosine = w * b[0] + x * b[1] + y * b[2] + z * b[3];
  const towards = cosine < 0 ? -fraction : fraction;
  return normaliseQuat(addQuat(scaleQuat(1 - fraction, a), scaleQuat(towards, b)));
}
