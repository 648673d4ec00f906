import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";
import type { Recording } from "../core/recording/recording";
import { COMPONENTS, type EngineRecording } from "./recording";

/**
 * What an engine did as a recording of the core, which a lane plays.
 *
 * @param dt [s]
 * @returns null where the engine did not come as far as its first step
 */
export function recordingOf(name: string, dt: number, { states }: EngineRecording): Recording | null {
  const count = states.length / COMPONENTS;
  if (count < 2) return null;
  const column = <List>(from: number, to: number) =>
    Array.from(
      { length: count },
      (_, frame) => Array.from(states.subarray(COMPONENTS * frame + from, COMPONENTS * frame + to)) as List,
    );
  return {
    name,
    dt,
    position: column<Vec3>(0, 3),
    velocity: column<Vec3>(3, 6),
    orientation: column<Quat>(6, 10),
    angularVelocity: column<Vec3>(10, COMPONENTS),
  };
}
