import { advance } from "../core/dynamics/advance?traced";
import type { Instant, State } from "../core/dynamics/state";
import type { System } from "../core/dynamics/system";
import { listen } from "./recorder";
import { type Stage, stagesOf } from "./stages";

/** One frame of a lane, looked into. */
interface FrameTrace {
  /** Every named intermediate, in the order worked out. */
  readonly stages: readonly Stage[];
  /** The frame after, to the bit what the plain function makes. */
  readonly next: Instant;
}

/**
 * Works out the frame after `state` on the traced twin.
 *
 * @param lane index into `system.scenario.lanes`
 */
export function traceFrame(system: System, lane: number, state: State): FrameTrace {
  const { result, told } = listen(() => advance(system, lane, state));
  return { stages: stagesOf(told), next: result.instant };
}
