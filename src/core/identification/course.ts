import type { MassProperties } from "../bodies/massProperties.ts";
import { attitudeAt, freeRotation } from "../exact/freeRotation.ts";
import { mulVec } from "../math/mat3.ts";
import { angleBetweenAttitudes, rotateInverse } from "../math/quat.ts";
import { dot, scaleVec, type Vec3 } from "../math/vec3.ts";
import { type Change, changesSince } from "./invariantChanges.ts";
import type { RecordedFrame, Recording } from "./recording.ts";

/* A recording's invariants, path of L and error over time. They depend on the moments' ratios alone. */

export interface CourseInstant extends Change {
  /** since the first frame [s] */
  readonly t: number;
  /** from the exact motion since the first frame [rad] */
  readonly attitudeError: number;
  /** L / |L₀| along the principal axes, least moment first */
  readonly momentum_P: Vec3;
}

/**
 * @param most instants at most, evenly spread, the first and the last frame among them
 * @returns nothing for a body at rest at the first frame
 */
export function courseOf(recording: Recording, body: MassProperties, most: number): readonly CourseInstant[] {
  const at = instantOf(recording, body);
  if (at === null) return [];
  const { length } = recording.frames;
  const count = Math.min(most, length);
  return Array.from({ length: count }, (_, k) =>
    at(recording.frames[count === 1 ? 0 : Math.round((k * (length - 1)) / (count - 1))] as RecordedFrame),
  );
}

/** @param times since the first frame [s] */
export function instantsAt(
  recording: Recording,
  body: MassProperties,
  times: readonly number[],
): readonly CourseInstant[] {
  const at = instantOf(recording, body);
  const { frames, dt } = recording;
  const first = frames[0]?.frame ?? 0;
  if (at === null) return [];
  return times.flatMap((time) => {
    const wanted = Math.round(time / dt);
    const found = frames.find(({ frame }) => frame - first === wanted);
    return found === undefined ? [] : [at(found)];
  });
}

function instantOf(
  { frames, dt }: Recording,
  body: MassProperties,
): ((recorded: RecordedFrame) => CourseInstant) | null {
  const [first] = frames;
  if (first === undefined) return null;
  const since = changesSince(first, body.inertia_B);
  if (since === null) return null;
  const exact = freeRotation(body, first.q_WB, first.omega_W);
  const [least, middle, greatest] = body.principal.axes_B;
  return (recorded) => {
    const { frame, q_WB, omega_W } = recorded;
    const t = (frame - first.frame) * dt;
    const momentum_B = scaleVec(1 / since.size, mulVec(body.inertia_B, rotateInverse(q_WB, omega_W)));
    return {
      t,
      ...since.at(recorded),
      attitudeError: angleBetweenAttitudes(attitudeAt(exact, t).q_WB, q_WB),
      momentum_P: [dot(least, momentum_B), dot(middle, momentum_B), dot(greatest, momentum_B)],
    };
  };
}
