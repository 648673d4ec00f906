import { type Quat, sizeOfQuat, slerp, unitQuat } from "../math/quat.ts";
import { lerpVec, type Vec3, zeroVec } from "../math/vec3.ts";
import { omegaFromOrientations, velocityFromPositions } from "./differences.ts";
import { durationOf, type Recording, timeOf } from "./recording.ts";

/** Gives a pose at any time: the rates that the recording lacks are computed once. */
export interface PlayableRecording {
  readonly recording: Recording;
  readonly angularVelocity: readonly Vec3[];
  /** null where the recording has none: the body stays at its start */
  readonly centre: { readonly position: readonly Vec3[]; readonly velocity: readonly Vec3[] } | null;
}

/** Pose and velocities at a time: [m], [m/s] and [rad/s], world axes. */
export interface RecordedPose {
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  readonly position_W: Vec3 | null;
  readonly velocity_W: Vec3;
}

/** Takes ω and v from differences where the recording has none. */
export function playable(recording: Recording): PlayableRecording {
  const { position } = recording;
  return {
    recording,
    angularVelocity: recording.angularVelocity ?? omegaFromOrientations(recording),
    centre: position
      ? { position, velocity: recording.velocity ?? velocityFromPositions(recording, position) }
      : null,
  };
}

/** A time this close to an instant, as a share of the step, is that instant: frames meet it but for round-off. */
const SAME_INSTANT = 1e-6;

/**
 * The pose at a time after the first instant: at an instant what was recorded, to the last digit; between two, slerp of the
 * orientation the shorter way round, and linear interpolation of all else.
 *
 * @param t time [s], not below 0
 * @returns null after the last instant
 */
export function recordedPose(playing: PlayableRecording, t: number): RecordedPose | null {
  const { recording } = playing;
  const last = recording.orientation.length - 1;
  const index = Math.min(instantBefore(recording, t), last - 1);
  const from = timeOf(recording, index);
  const place = (t - from) / (timeOf(recording, index + 1) - from);
  if (place < SAME_INSTANT) return poseAt(playing, index);
  if (place > 1 + SAME_INSTANT) return null;
  if (place > 1 - SAME_INSTANT) return poseAt(playing, index + 1);
  return between(poseAt(playing, index), poseAt(playing, index + 1), place);
}

function instantBefore(recording: Recording, t: number): number {
  const last = recording.orientation.length - 1;
  if (recording.dt !== undefined) return Math.min(Math.floor(t / recording.dt), last);
  if (t >= durationOf(recording)) return last;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (timeOf(recording, middle) <= t) low = middle;
    else high = middle;
  }
  return low;
}

/** A quaternion off unit length by no more than round-off stays as it was recorded. */
const UNIT = 1e-12;

function poseAt({ recording, angularVelocity, centre }: PlayableRecording, index: number): RecordedPose {
  const q = recording.orientation[index] as Quat;
  return {
    q_WB: Math.abs(sizeOfQuat(q) - 1) < UNIT ? q : unitQuat(q),
    omega_W: angularVelocity[index] as Vec3,
    position_W: centre ? (centre.position[index] as Vec3) : null,
    velocity_W: centre ? (centre.velocity[index] as Vec3) : zeroVec,
  };
}

function between(a: RecordedPose, b: RecordedPose, place: number): RecordedPose {
  return {
    q_WB: slerp(a.q_WB, b.q_WB, place),
    omega_W: lerpVec(a.omega_W, b.omega_W, place),
    position_W: a.position_W && b.position_W && lerpVec(a.position_W, b.position_W, place),
    velocity_W: lerpVec(a.velocity_W, b.velocity_W, place),
  };
}
