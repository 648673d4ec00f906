import type { AngularId } from "../core/dynamics/ids";
import type { System } from "../core/dynamics/system";
import { type Quat, unitQuat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../core/scenario/named";
import { parseScenario, type ScenarioInput } from "../core/scenario/parseScenario";
import { prepare } from "../core/scenario/prepare";

export interface Throw {
  readonly moments: Vec3;
  readonly q_WB: Quat;
  /** [rad/s] */
  readonly omega_W: Vec3;
}

/**
 * No component is zero, no two are equal in size, the moments stand in three sequences, and no body axis lies along one of the world:
 * no sign or axis can hide.
 */
export const THROWS: readonly [Throw, ...Throw[]] = [
  { moments: [1, 2, 3.5], q_WB: unitQuat([0.8, 0.3, -0.4, 0.2]), omega_W: [1.1, 2.3, -1.7] },
  { moments: [3, 1.3, 2.2], q_WB: unitQuat([0.5, -0.6, 0.2, 0.7]), omega_W: [-2.1, 0.8, 1.6] },
  { moments: [1.7, 2.6, 1.2], q_WB: unitQuat([-0.3, 0.7, 0.6, -0.4]), omega_W: [0.9, -1.4, -2.4] },
];

const EXACT: ScenarioInput["lanes"] = [{ angular: "exact" as AngularId }];

export function thrown({ moments, q_WB, omega_W }: Throw, dt: number, frames: number): System {
  return prepare(
    parseScenario({
      body: { inertia: [...moments], mass: 1 },
      initial: { orientation: [...q_WB], angularVelocity: [...omega_W] },
      dt,
      frames,
      lanes: EXACT,
    }),
  );
}

export function named(id: ScenarioId, rate: number, seconds: number): System {
  const { scenario } = SCENARIOS[id];
  return prepare(parseScenario({ ...scenario, dt: 1 / rate, frames: rate * seconds, lanes: EXACT }));
}

/** Of long runs [1/s]. */
export const RATE = 60;
