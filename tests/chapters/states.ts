import type { MassPoint } from "../../src/core/bodies/points";
import { initialInstant, nextInstant } from "../../src/core/dynamics/advance";
import { isDiverged, type State } from "../../src/core/dynamics/state";
import type { System } from "../../src/core/dynamics/system";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";

/** A body of five points that no plane and no axis holds [kg], [m]. */
export const FIVE_POINTS: readonly MassPoint[] = [
  { mass: 1, position: [0.3, 0, 0.1] },
  { mass: 2, position: [-0.2, 0.4, 0] },
  { mass: 0.5, position: [0, -0.3, 0.6] },
  { mass: 1.5, position: [0.1, 0.2, -0.4] },
  { mass: 0.7, position: [-0.5, -0.1, 0.2] },
];

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
