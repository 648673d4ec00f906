import { initialInstant } from "../../../src/core/dynamics/advance";
import type { AngularId, OrientationId } from "../../../src/core/dynamics/ids";
import type { State } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import type { RuleJob } from "../../../src/lab/rule/rule";

/** A body and a start that hide no sign and no axis: no component is zero, no two are equal, the tensor is not diagonal. */
const CROOKED_THROW = {
  body: {
    inertia: [
      [0.31, 0.02, -0.03],
      [0.02, 0.42, 0.01],
      [-0.03, 0.01, 0.55],
    ],
    mass: 1.5,
  },
  initial: { orientation: [0.9, 0.1, -0.3, 0.2], angularVelocity: [0.4, 2.1, -0.7] },
};

export function crookedThrow(
  angular: AngularId,
  given: Partial<ScenarioInput> & Pick<ScenarioInput, "dt" | "frames">,
  orientation?: OrientationId,
): System {
  const lanes = [{ angular, ...(orientation && { orientation }) }];
  return prepare(parseScenario({ ...CROOKED_THROW, ...given, lanes }));
}

/** The run of a system as a program's sandbox is asked for it. */
export function jobIn(system: System, orientation: OrientationId = "exponential-map"): RuleJob {
  const { q_WB, omega_W, position_W, velocity_W } = initialInstant(system, 0) as State;
  const { body, load, planes, radius, scenario } = system;
  const { dt, frames, contact } = scenario;
  const surroundings =
    planes.length > 0 ? { planes, contact, vertices_B: body.vertices_B ?? [], radius } : null;
  return { q_WB, omega_W, position_W, velocity_W, body, dt, frames, load, surroundings, orientation };
}
