import { OBJECT_MESHES, OBJECTS, type ObjectId, type ObjectModel } from "../../core/bodies/objects/index";
import type { BodySpec } from "../../core/bodies/spec";
import type { System } from "../../core/dynamics/system";
import { subVec, type Vec3 } from "../../core/math/vec3";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Drawn } from "./freeBody";
import { strings } from "./strings";

/** Pictures of everyday things. Only figures that show them import this, so that no other page carries their surfaces. */

/** Which object a body is; null for a box and other plain shapes. */
function objectOf(body: BodySpec): ObjectId | null {
  if (!("shape" in body) || body.shape !== "mesh" || !Object.hasOwn(OBJECTS, body.mesh)) return null;
  return body.mesh as ObjectId;
}

/** From a body's centre of mass to its farthest corner [m]. */
export function reachOf(scenario: ScenarioInput): number {
  return prepare(parseScenario(scenario, OBJECT_MESHES), OBJECT_MESHES).radius;
}

/** The body at the start of a sentence. */
export function nameOf({ system }: LaneView): string {
  const id = objectOf(system.scenario.body);
  return id ? strings.things[id] : strings.box;
}

/** How a thing is drawn; undefined for other bodies. */
export function drawnThing(system: System): Drawn | undefined {
  const id = objectOf(system.scenario.body);
  if (!id) return undefined;
  const model = modelOf(id, system);
  const { low, high } = boundsOf(model);
  return {
    reach: system.radius,
    size: subVec(high, low),
    end_B: [0, 0, high[2]],
    mark: (pose, ghost) => ({ kind: "object", key: "body", model, ...pose, ghost }),
  };
}

const models = new Map<ObjectId, ObjectModel>();

/** The object about its centre of mass: the same one for all bodies, so that it is sent to the GPU once. */
function modelOf(id: ObjectId, { body }: System): ObjectModel {
  const known = models.get(id);
  if (known) return known;
  const { mesh, parts, lines } = OBJECTS[id];
  const model: ObjectModel = {
    mesh: { positions: body.vertices_B ?? [], triangles: mesh.triangles },
    parts,
    lines: lines.map((line) => line.map((point) => subVec(point, body.centre_B))),
  };
  models.set(id, model);
  return model;
}

interface Bounds {
  readonly low: Vec3;
  readonly high: Vec3;
}

const bounds = new WeakMap<ObjectModel, Bounds>();

function boundsOf(model: ObjectModel): Bounds {
  const known = bounds.get(model);
  if (known) return known;
  const of = (choose: (a: number, b: number) => number): Vec3 =>
    model.mesh.positions.reduce((a, b): Vec3 => [choose(a[0], b[0]), choose(a[1], b[1]), choose(a[2], b[2])]);
  const found = { low: of(Math.min), high: of(Math.max) };
  bounds.set(model, found);
  return found;
}
