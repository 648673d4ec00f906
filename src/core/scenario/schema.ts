import * as v from "valibot";
import { type MassProperties, type Meshes, massProperties } from "../bodies/massProperties";
import { MeshError } from "../bodies/mesh";
import { ANGULAR } from "../dynamics/angular/index";
import { bodySchemaFor, scenarioSchema } from "./fields";

/** A scenario as its author writes it. */
export type ScenarioInput = v.InferInput<typeof scenarioSchema>;

/** A scenario with every default filled, valid, and itself valid input. */
export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type Lane = Scenario["lanes"][number];
export type BodySpec = Scenario["body"];

/** What is wrong with a scenario: one line that names the field and says what was expected there. */
export class ScenarioError extends Error {
  /** Path of the field, such as `lanes[0].angular`; empty for the scenario as a whole. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field === "" ? "scenario" : field}: ${problem}`);
    this.name = "ScenarioError";
    this.field = field;
  }
}

/**
 * Reads a scenario from JSON text.
 * @throws ScenarioError for text that is not JSON, and as {@link parseScenario}
 */
export function parseScenarioText(text: string, meshes: Meshes = {}): Scenario {
  if (text.trim() === "") throw new ScenarioError("", "expected JSON, got nothing");
  return parseScenario(parseJson(text), meshes);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, " ") : "unreadable";
    throw new ScenarioError("", `expected JSON: ${reason}`);
  }
}

/**
 * Validates a scenario and fills its defaults.
 *
 * @param meshes those that a body of shape "mesh" can name
 * @throws ScenarioError naming the first field that is wrong
 */
export function parseScenario(input: unknown, meshes: Meshes = {}): Scenario {
  const result = v.safeParse(scenarioSchema, input, { abortEarly: true });
  if (!result.success) throw errorAbout(input);
  const scenario = { ...result.output, lanes: result.output.lanes.map(filledLane) };
  const body = usableBody(scenario.body, meshes);
  if (scenario.planes.length > 0 && body.vertices_B === null) {
    throw new ScenarioError("planes", "expected none, because the body has no vertices to touch them with");
  }
  checkExact(scenario);
  if (!Number.isFinite(scenario.dt * scenario.frames)) {
    throw new ScenarioError("dt", "expected a finite duration dt × frames");
  }
  return scenario;
}

function filledLane(lane: Lane): Lane {
  const contact = lane.contact && { contact: lane.contact };
  if (ANGULAR[lane.angular].wholeFrame) return { angular: lane.angular, ...contact };
  const { angular, orientation = "exponential-map", update = "semi-implicit", inertia = "rotated" } = lane;
  return { angular, orientation, update, inertia, ...contact };
}

/** The closed form knows free rotation only: names what else acts. */
function checkExact(scenario: Scenario): void {
  const lane = scenario.lanes.findIndex(({ angular }) => angular === "exact");
  if (lane < 0) return;
  const { torque, gravity, drag, damping, planes } = scenario;
  const acting = [
    ["torque", torque.some((component) => component !== 0)],
    ["gravity", gravity.some((component) => component !== 0)],
    ["drag", drag.linear !== 0 || drag.angular !== 0],
    ["damping", damping.linear !== 1 || damping.angular !== 1],
    ["planes", planes.length > 0],
  ] as const;
  for (const [field, acts] of acting) {
    if (acts) throw new ScenarioError(field, `expected none, because lanes[${lane}].angular is exact`);
  }
}

/** Masses [kg] and moments [kg m²] outside these would overflow or vanish somewhere inside a frame. */
const RANGE = { least: 1e-100, most: 1e100 };

/** Points that lie this near to a line, relative to its length squared, have no moment about it but round-off. */
const ROUND_OFF = 1e-14;

function usableBody(spec: BodySpec, meshes: Meshes): MassProperties {
  const body = massPropertiesOf(spec, meshes);
  const [least, , most] = body.principal.moments;
  if (!(body.mass >= RANGE.least && body.mass <= RANGE.most)) {
    throw new ScenarioError("body", "expected a mass from 1e-100 to 1e100 kg");
  }
  const usable = least >= RANGE.least && most <= RANGE.most;
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

/** What a reader should know about a valid scenario, a sentence each. */
export function notesOn({ body }: Scenario): readonly string[] {
  if ("shape" in body) return [];
  const { moments } = massProperties(body).principal;
  const [least, middle, largest] = moments;
  if (largest <= (least + middle) * (1 + 1e-12)) return [];
  return [
    `body.inertia: no real body has principal moments ${moments.join(", ")}, one exceeds the other two together`,
  ];
}

/** The first complaint about an input that is not valid. */
function errorAbout(input: unknown): ScenarioError {
  const { keys, issue } = complaintAbout(input);
  if (issue.received !== "undefined") return new ScenarioError(pathOf(keys), problemOf(issue));
  const { issue: issueWithNull } = complaintAbout(replacedAt(input, keys, null));
  return new ScenarioError(pathOf(keys), `missing, expected ${expectationOf(issueWithNull)}`);
}

type Key = string | number;

interface Complaint {
  readonly keys: readonly Key[];
  readonly issue: v.BaseIssue<unknown>;
}

function complaintAbout(input: unknown): Complaint {
  const issue = firstIssue(scenarioSchema, input);
  if (issue === undefined) throw new Error("a valid scenario gives no cause for complaint");
  const body = issue.type === "union" ? issue.input : null;
  if (typeof body !== "object" || body === null) return { keys: keysOf(issue), issue };
  const bodyIssue = firstIssue(bodySchemaFor(body), body) ?? issue;
  return { keys: ["body", ...keysOf(bodyIssue)], issue: bodyIssue };
}

function firstIssue(schema: v.GenericSchema, input: unknown): v.BaseIssue<unknown> | undefined {
  return v.safeParse(schema, input, { abortEarly: true }).issues?.[0];
}

function keysOf(issue: v.BaseIssue<unknown>): Key[] {
  return (issue.path ?? []).map((item) => item.key as Key);
}

function pathOf(keys: readonly Key[]): string {
  const path = keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return path.startsWith(".") ? path.slice(1) : path;
}

/** A copy of `input` with another value at a path of keys: so that a missing field can be asked what it wants. */
function replacedAt(input: unknown, keys: readonly Key[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const children = input as Record<Key, unknown>;
  const replaced = replacedAt(children[key], rest, value);
  return Array.isArray(input)
    ? input.map((item, at) => (at === key ? replaced : item))
    : { ...children, [key]: replaced };
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object" && issue.expected === "never") return "unknown field";
  const got = issue.type === "check" ? "" : `, got ${shown(issue.input)}`;
  return `expected ${expectationOf(issue)}${got}`;
}

/** Every schema but these has a message that says what it expects. */
function expectationOf(issue: v.BaseIssue<unknown>): string {
  return issue.type === "strict_object" || issue.type === "union" ? "an object" : issue.message;
}

function shown(input: unknown): string {
  if (input === undefined) return "nothing";
  if (typeof input === "number") return String(input);
  const text = JSON.stringify(input) ?? typeof input;
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
