import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";
import { columns } from "../core/recording/columns";
import type { Recording } from "../core/recording/recording";
import { COMPONENTS, type EngineRecording } from "./recording";

/**
 * What an engine did as a recording of the core, which a lane plays.
 *
 * @param dt [s]
 * @returns null where the engine did not come as far as its first step
 */
export function recordingOf(name: string, dt: number, { states }: EngineRecording): Recording | null {
  if (states.length < 2 * COMPONENTS) return null;
  const column = <Part>(from: number, to: number) => columns<Part>(states, COMPONENTS, from, to);
  return {
    name,
    dt,
    position: column<Vec3>(0, 3),
    velocity: column<Vec3>(3, 6),
    orientation: column<Quat>(6, 10),
    angularVelocity: column<Vec3>(10, COMPONENTS),
  };
}
