import { initialInstant, nextInstant } from "../../src/core/dynamics/advance";
import { isDiverged, type State } from "../../src/core/dynamics/state";
import type { System } from "../../src/core/dynamics/system";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";

/** The states of the first lane from the start on, which is not to diverge. */
export function statesOf(system: System, frames = system.scenario.frames): readonly [State, ...State[]] {
  const settled = (instant: ReturnType<typeof initialInstant>): State => {
    if (isDiverged(instant)) throw new Error(instant.diverged);
    return instant;
  };
  const states: [State, ...State[]] = [settled(initialInstant(system, 0))];
  for (let frame = 0; frame < frames; frame++)
    states.push(settled(nextInstant(system, 0, states[frame] ?? states[0])));
  return states;
}

export function systemOf(input: object): System {
  return prepare(parseScenario(input));
}

/** The only frame of a run, from its first state to its second. */
export function frameOf(input: object) {
  const system = systemOf({ ...input, frames: 1 });
  const [start, end = start] = statesOf(system);
  return { system, start, end };
}
