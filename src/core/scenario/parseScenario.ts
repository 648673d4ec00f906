import * as v from "valibot";
import {
  type MassProperties,
  type Meshes,
  massProperties,
  massPropertiesAbout,
} from "../bodies/massProperties.ts";
import { MeshError } from "../bodies/mesh.ts";
import type { BodySpec } from "../bodies/spec.ts";
import { ANGULAR } from "../dynamics/angular/index.ts";
import { isExact, isRecorded, type Lane, type ScenarioLane } from "../dynamics/lane.ts";
import { heldBy } from "../dynamics/pivot.ts";
import { actingField, fieldBesideGravity, type Scenario } from "../dynamics/scenario.ts";
import { isTop } from "../exact/heavyTop.ts";
import { unitQuat } from "../math/quat.ts";
import { norm, subVec, zeroVec } from "../math/vec3.ts";
import { errorAbout, ScenarioError } from "./errors.ts";
import { strictJson } from "./json.ts";
import { bodySchema, scenarioSchema } from "./scenarioSchema.ts";

export type ScenarioInput = v.InferInput<typeof scenarioSchema>;

/**
 * Reads JSON text.
 * @throws ScenarioError for text that is not JSON, and as {@link parseScenario}
 */
export function parseScenarioText(text: string, meshes: Meshes = {}): Scenario {
  return parseScenario(parseJson(text), meshes);
}

/**
 * @param field of the scenario that the text stands for; empty for the whole
 * @throws ScenarioError for text that is not JSON
 */
export function parseJson(text: string, field = ""): unknown {
  if (text.trim() === "") throw new ScenarioError(field, "expected JSON, got nothing");
  try {
    return strictJson(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, " ") : "unreadable";
    throw new ScenarioError(field, `expected JSON: ${reason}`);
  }
}

/**
 * Validates a scenario and fills its defaults.
 *
 * @param meshes for bodies of shape "mesh"
 * @throws ScenarioError naming the first field that is wrong
 */
export function parseScenario(input: unknown, meshes: Meshes = {}): Scenario {
  const result = v.safeParse(scenarioSchema, input, { abortEarly: true });
  if (!result.success) throw errorAbout(input);
  const { initial } = result.output;
  const scenario = {
    ...result.output,
    initial: { ...initial, velocity: initial.velocity ?? startVelocity(result.output) },
    lanes: result.output.lanes.map(withDefaults),
  };
  const body = usableBody(scenario.body, meshes);
  checkPivot(scenario, body);
  if (scenario.planes.length > 0 && body.vertices_B === null) {
    throw new ScenarioError("planes", "expected none, because the body has no vertices to touch them with");
  }
  checkExact(scenario, body);
  if (!Number.isFinite(scenario.dt * scenario.frames)) {
    throw new ScenarioError("dt", "expected a finite duration dt × frames");
  }
  return scenario;
}

/**
 * @throws ScenarioError for a body whose numbers cannot be computed with
 * @throws v.ValiError for one of another shape
 */
export function parseBody(input: unknown, meshes: Meshes = {}): MassProperties {
  return usableBody(v.parse(bodySchema, input), meshes);
}

function withDefaults(lane: ScenarioLane): ScenarioLane {
  return isRecorded(lane) ? lane : formulationWithDefaults(lane);
}

function formulationWithDefaults(lane: Lane): Lane {
  const { substeps = 1 } = lane;
  const others = {
    ...(substeps > 1 && { substeps }),
    ...(lane.contact && { contact: lane.contact }),
  };
  if (ANGULAR[lane.angular].wholeFrame) return { angular: lane.angular, ...others };
  const { angular, orientation = "exponential-map", update = "semi-implicit", inertia = "rotated" } = lane;
  return { angular, orientation, update, inertia, ...others };
}

type Held = Pick<Scenario, "pivot"> & {
  readonly initial: Pick<Scenario["initial"], "orientation" | "angularVelocity">;
};

/** The centre's velocity at the start where none is given: at rest, or what the pivot leaves it. */
function startVelocity({ pivot, initial }: Held): [number, number, number] {
  if (pivot === undefined) return [0, 0, 0];
  const held = heldBy(
    { point_W: zeroVec, arm_B: pivot },
    unitQuat(initial.orientation),
    initial.angularVelocity,
  );
  return [...held.velocity_W];
}

/** Relative difference up to which a velocity that is given is that of a body held by its pivot. */
const SAME_VELOCITY = 1e-9;

/** Refuses what contradicts a pivot. */
function checkPivot(scenario: Scenario, body: MassProperties): void {
  const { pivot, initial, planes, damping } = scenario;
  if (pivot === undefined) return;
  if (planes.length > 0) throw new ScenarioError("planes", "expected none beside pivot");
  if (damping.linear !== 1)
    throw new ScenarioError("damping.linear", "expected 1, because the pivot holds the centre of mass");
  const velocity = startVelocity(scenario);
  if (
    norm(subVec(initial.velocity, velocity)) >
    SAME_VELOCITY * norm(pivot) * norm(initial.angularVelocity)
  ) {
    const held = JSON.stringify(velocity);
    throw new ScenarioError(
      "initial.velocity",
      `expected none, or ${held}, because the pivot stays where it is`,
    );
  }
  const [least, , most] = massPropertiesAbout(body, pivot).principal.moments;
  if (!(least >= USABLE.least && most <= USABLE.most)) {
    throw new ScenarioError("pivot", "expected moments of inertia from 1e-100 to 1e100 kg m² about it");
  }
}

/** Refuses, by name, what acts on the body beside an exact lane, which is free rotation, or that of Lagrange's top on its pivot. */
function checkExact(scenario: Scenario, body: MassProperties): void {
  const lane = scenario.lanes.findIndex(isExact);
  if (lane < 0) return;
  const { pivot } = scenario;
  const acting = pivot === undefined ? actingField(scenario) : fieldBesideGravity(scenario);
  const because = `because lanes[${lane}].angular is exact`;
  if (acting !== null) throw new ScenarioError(acting, `expected none, ${because}`);
  if (pivot !== undefined && !isTop(massPropertiesAbout(body, pivot), pivot))
    throw new ScenarioError(
      "body",
      `expected one symmetric about the line from pivot to centre of mass, ${because}`,
    );
}

/** Masses [kg] and moments [kg m²] outside would overflow or underflow within a frame. */
export const USABLE = { least: 1e-100, most: 1e100 } as const;

/** Least moment relative to the greatest: below, points lie on a line, and their moment about it is round-off. */
const ROUND_OFF = 1e-14;

function usableBody(spec: BodySpec, meshes: Meshes): MassProperties {
  const body = massPropertiesOf(spec, meshes);
  const [least, , most] = body.principal.moments;
  if (!(body.mass >= USABLE.least && body.mass <= USABLE.most)) {
    throw new ScenarioError("body", "expected a mass from 1e-100 to 1e100 kg");
  }
  const usable = least >= USABLE.least && most <= USABLE.most;
  if (!usable || !body.inverseInertia_B.every(Number.isFinite)) {
    throw new ScenarioError(
      "body",
      "expected moments of inertia from 1e-100 to 1e100 kg m² about every axis",
    );
  }
  if ("shape" in spec && spec.shape === "points" && least < ROUND_OFF * most) {
    throw new ScenarioError("body.points", "expected points that do not lie on one line");
  }
  return body;
}

function massPropertiesOf(spec: BodySpec, meshes: Meshes): MassProperties {
  try {
    return massProperties(spec, meshes);
  } catch (error) {
    if (error instanceof MeshError)
      throw new ScenarioError("body.mesh", `expected a closed solid, got ${error.message}`);
    throw error;
  }
}

export function notesOn({ body }: Scenario): readonly string[] {
  if ("shape" in body) return [];
  const { moments } = massProperties(body).principal;
  const [least, middle, largest] = moments;
  if (largest <= (least + middle) * (1 + 1e-12)) return [];
  return [
    `body.inertia: no real body has principal moments ${moments.join(", ")}, one exceeds the other two together`,
  ];
}
