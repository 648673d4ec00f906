import {
  type MassProperties,
  type Meshes,
  massProperties,
  massPropertiesAbout,
} from "../bodies/massProperties.ts";
import { isRecorded } from "../dynamics/lane.ts";
import { emptyLoad } from "../dynamics/load.ts";
import type { Pivot } from "../dynamics/pivot.ts";
import { actingField, fieldBesideGravity, type Scenario } from "../dynamics/scenario.ts";
import type { System } from "../dynamics/system.ts";
import type { TorqueLaw } from "../dynamics/torque.ts";
import { freeRotation } from "../exact/freeRotation.ts";
import { heavyTop, isTop } from "../exact/heavyTop.ts";
import { rotate, unitQuat } from "../math/quat.ts";
import { addVec, norm, normaliseVec } from "../math/vec3.ts";
import { playable } from "../recording/playable.ts";
import { loadOf } from "./loads.ts";

/**
 * What is the same in every frame: mass properties, loads, unit normals, the closed form.
 *
 * @param meshes for bodies of shape "mesh"
 */
export function prepare(scenario: Scenario, meshes: Meshes = {}): System {
  const body = massProperties(scenario.body, meshes);
  const radius = (body.vertices_B ?? []).reduce((most, vertex_B) => Math.max(most, norm(vertex_B)), 0);
  const planes = scenario.planes.map(({ point, normal }) => ({
    point_W: point,
    normal_W: normaliseVec(normal),
  }));
  const load = loadOf(scenario, body);
  const turning = scenario.pivot === undefined ? body : massPropertiesAbout(body, scenario.pivot);
  const recordings = scenario.lanes.map((lane) => (isRecorded(lane) ? playable(lane.recording) : null));
  const pivot = pivotOf(scenario);
  const { exact, top } = closedForm(scenario, body, turning);
  return { scenario, body, turning, pivot, radius, load, planes, exact, top, recordings };
}

function pivotOf({ pivot, initial }: Scenario): Pivot | null {
  if (pivot === undefined) return null;
  const arm_W = rotate(unitQuat(initial.orientation), pivot);
  return { point_W: addVec(initial.position, arm_W), arm_B: pivot };
}

/** The motion as a function of time, of a free body or of Lagrange's top. */
function closedForm(
  scenario: Scenario,
  body: MassProperties,
  turning: MassProperties,
): Pick<System, "exact" | "top"> {
  const { initial, gravity, pivot } = scenario;
  const { orientation, angularVelocity } = initial;
  const acting = pivot === undefined ? actingField(scenario) : fieldBesideGravity(scenario);
  if (acting !== null || (pivot !== undefined && !isTop(turning, pivot))) return { exact: null, top: null };
  const q_WB = unitQuat(orientation);
  const top = pivot === undefined ? null : heavyTop(body, pivot, gravity, orientation, angularVelocity);
  return { exact: top === null ? freeRotation(turning, q_WB, angularVelocity) : null, top };
}

/** The same system under a torque of a reader's own, which no scenario can hold. */
export function withTorqueLaw(system: System, law: TorqueLaw): System {
  const load = system.load ?? emptyLoad;
  return {
    ...system,
    exact: null,
    top: null,
    load: { ...load, torques: [...load.torques, { kind: "law", law }] },
  };
}
