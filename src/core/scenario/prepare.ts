import { type Meshes, massProperties } from "../bodies/massProperties.ts";
import { isRecorded } from "../dynamics/lane.ts";
import type { Load } from "../dynamics/load.ts";
import { actingField, type Scenario } from "../dynamics/scenario.ts";
import type { System } from "../dynamics/system.ts";
import { freeRotation } from "../exact/freeRotation.ts";
import { unitQuat } from "../math/quat.ts";
import { norm, normaliseVec } from "../math/vec3.ts";
import { playable } from "../recording/playable.ts";

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
  const load = loadOf(scenario);
  const { orientation, angularVelocity } = scenario.initial;
  const isFree = actingField(scenario) === null;
  const exact = isFree ? freeRotation(body, unitQuat(orientation), angularVelocity) : null;
  const recordings = scenario.lanes.map((lane) => (isRecorded(lane) ? playable(lane.recording) : null));
  return { scenario, body, radius, load, planes, exact, recordings };
}

function loadOf(scenario: Scenario): Load | null {
  const { torque, gravity, drag, damping } = scenario;
  const isLoaded = actingField({ ...scenario, planes: [] }) !== null;
  return isLoaded ? { torque_W: torque, gravity_W: gravity, drag, damping } : null;
}
