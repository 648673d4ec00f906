import { OBJECTS, type ObjectId, type ObjectModel } from "../../core/bodies/objects/index";
import { placedObject } from "../../core/bodies/objects/surface";
import type { BodySpec } from "../../core/bodies/spec";
import type { System } from "../../core/dynamics/system";
import { attitudeAt } from "../../core/exact/freeRotation";
import { cross, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { cachedBy } from "./cachedBy";
import type { Drawn } from "./freeBody";
import { strings } from "./strings/en";

/** Imported only where these objects are shown: no other page carries their surfaces. */

export function objectOf(body: BodySpec): ObjectId | null {
  if (!("shape" in body) || body.shape !== "mesh" || !Object.hasOwn(OBJECTS, body.mesh)) return null;
  return body.mesh as ObjectId;
}

export function nameOf({ system }: LaneView): string {
  const id = objectOf(system.scenario.body);
  return id ? strings.things[id] : strings.box;
}

export function drawnThing(system: System): Drawn | undefined {
  const id = objectOf(system.scenario.body);
  if (!id) return undefined;
  const model = modelOf(id, system);
  const { low, high } = boundsOf(system);
  return {
    reach: 1,
    size: subVec(high, low),
    end_B: [0, 0, high[2]],
    axesBeyond: 0.16,
    greatest: greatestIn(system),
    mark: (pose, ghost) => ({ kind: "object", key: "body", model, ...pose, ghost }),
  };
}

/** The longest arrows are searched for among these [s]. */
const SAMPLES = { count: 240, seconds: 8 } as const;

/** Of the exact motion: thin bodies reach several times the |ω| and |ω × L| they start with. */
const greatestIn = cachedBy(({ exact }: System) => {
  if (!exact) throw new Error("a thing that is thrown turns freely");
  const spins = Array.from(
    { length: SAMPLES.count },
    (_, k) => attitudeAt(exact, (k * SAMPLES.seconds) / SAMPLES.count).omega_W,
  );
  const momentum = norm(exact.momentum_W);
  const torques = spins.map((omega_W) => norm(cross(omega_W, exact.momentum_W)));
  return {
    omega: Math.max(...spins.map(norm)),
    torque: Math.max(...torques, LEAST_TORQUE * momentum * norm(exact.omega_W)),
  };
});

/** Below this share of |ω| |L| the term is drawn short: where it should be zero, it is round-off. */
const LEAST_TORQUE = 0.1;

const models = new Map<ObjectId, ObjectModel>();

/** Scaled to a reach of 1; the same object for all bodies, so that it is sent to the GPU once. */
function modelOf(id: ObjectId, { body, radius }: System): ObjectModel {
  const known = models.get(id);
  if (known) return known;
  const model = placedObject(OBJECTS[id], (point) => scaleVec(1 / radius, subVec(point, body.centre_B)));
  models.set(id, model);
  return model;
}

/** Of the solid, whose lengths are the drawn surface's. */
const boundsOf = cachedBy(({ body, radius }: System) => {
  const corners = (body.vertices_B ?? []).map((corner) => scaleVec(1 / radius, corner));
  const of = (choose: (a: number, b: number) => number): Vec3 =>
    corners.reduce((a, b): Vec3 => [choose(a[0], b[0]), choose(a[1], b[1]), choose(a[2], b[2])]);
  return { low: of(Math.min), high: of(Math.max) };
});
