import { recordedPose } from "../recording/playable.ts";
import type { State } from "./state.ts";
import type { System } from "./system.ts";

/**
 * A frame of a recording, at t = frame · dt after its first instant. Without positions of its own the body stays where the
 * scenario starts it. L is computed from the scenario's body at the recorded attitude and spin, so that no recording states its own
 * conserved quantities.
 *
 * @returns null after the recording's last instant
 */
export function recordedState(system: System, lane: number, frame: number): State | null {
  const recording = system.recordings[lane];
  if (!recording) throw new Error(`lane ${lane} is not recorded`);
  const pose = recordedPose(recording, frame * system.scenario.dt);
  if (pose === null) return null;
  return {
    frame,
    position_W: pose.position_W ?? system.scenario.initial.position,
    velocity_W: pose.velocity_W,
    q_WB: pose.q_WB,
    omega_W: pose.omega_W,
    momentum_W: null,
    rawAttitude: null,
  };
}
