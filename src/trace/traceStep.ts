import { advance } from "../core/dynamics/advance?traced";
import type { Instant, State } from "../core/dynamics/state";
import type { System } from "../core/dynamics/system";
import { listen } from "./recorder";
import { type Stage, stagesOf } from "./stages";

interface FrameTrace {
  readonly stages: readonly Stage[];
  /** Equal to the plain function's to the last bit. */
  readonly next: Instant;
}

export function traceFrame(system: System, lane: number, state: State): FrameTrace {
  const { result, events } = listen(() => advance(system, lane, state));
  return { stages: stagesOf(events), next: result.instant };
}
