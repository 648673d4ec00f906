import { initialInstant, nextInstant } from "../../../src/core/dynamics/advance";
import { type Instant, isDiverged, type State } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";

/** One lane's instants from frame 0 to its end or its divergence. */
export function* instants(system: System, lane: number): Generator<Instant> {
  let instant = initialInstant(system, lane);
  yield instant;
  while (!isDiverged(instant) && instant.frame < system.scenario.frames) {
    instant = nextInstant(system, lane, instant);
    yield instant;
  }
}

/** One lane's states, frame by frame, as far as it goes. */
export function statesOf(system: System, lane: number): readonly State[] {
  return [...instants(system, lane)].filter((instant): instant is State => !isDiverged(instant));
}
