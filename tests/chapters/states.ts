import { OBJECT_MESHES } from "../../src/core/bodies/objects/index";
import type { MassPoint } from "../../src/core/bodies/points";
import type { State } from "../../src/core/dynamics/state";
import type { System } from "../../src/core/dynamics/system";
import { SCENARIOS, type ScenarioId } from "../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { states, systemOf } from "../core/support";

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
  return [...states({ ...system, scenario: { ...system.scenario, frames } })] as [State, ...State[]];
}

/** A named throw of an object with a mesh, at 60 frames a second. */
export function throwOf(id: ScenarioId, more: Partial<ScenarioInput> = {}): System {
  const input = { ...SCENARIOS[id].scenario, dt: 1 / 60, ...more };
  return prepare(parseScenario(input, OBJECT_MESHES), OBJECT_MESHES);
}

/** The only frame of a run, from its first state to its second. */
export function frameOf(input: object) {
  const system = systemOf({ ...input, frames: 1 });
  const [start, end = start] = statesOf(system);
  return { system, start, end };
}
