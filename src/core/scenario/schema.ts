import * as v from "valibot";
import { massProperties } from "../bodies/massProperties";
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
export function parseScenarioText(text: string): Scenario {
  if (text.trim() === "") throw new ScenarioError("", "expected JSON, got nothing");
  return parseScenario(parseJson(text));
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
 * @throws ScenarioError naming the first field that is wrong
 */
export function parseScenario(input: unknown): Scenario {
  const result = v.safeParse(scenarioSchema, input, { abortEarly: true });
  if (!result.success) throw errorFrom(result.issues[0]);
  const scenario = { ...result.output, lanes: result.output.lanes.map(filledLane) };
  checkBody(scenario.body);
  checkDuration(scenario);
  return scenario;
}

function filledLane(lane: Lane): Lane {
  if (ANGULAR[lane.angular].wholeFrame) return { angular: lane.angular };
  return { angular: lane.angular, orientation: lane.orientation ?? "exponential-map" };
}

/** Moments outside these [kg m²] would overflow or vanish somewhere inside a frame. */
const MOMENT_RANGE = { least: 1e-100, most: 1e100 };

function checkBody(body: BodySpec): void {
  const { inertia_B, inverseInertia_B } = massProperties(body);
  const moments = [inertia_B[0], inertia_B[4], inertia_B[8]];
  const usable = moments.every((moment) => moment >= MOMENT_RANGE.least && moment <= MOMENT_RANGE.most);
  if (!usable || !inverseInertia_B.every(Number.isFinite)) {
    throw new ScenarioError(
      "body",
      "expected moments of inertia from 1e-100 to 1e100 kg m² about every axis",
    );
  }
}

function checkDuration({ dt, frames }: Scenario): void {
  if (!Number.isFinite(dt * frames)) throw new ScenarioError("dt", "expected a finite duration dt × frames");
}

function errorFrom(issue: v.BaseIssue<unknown>): ScenarioError {
  const bodyIssue = issue.type === "union" ? issueInBody(issue.input) : undefined;
  if (bodyIssue !== undefined)
    return new ScenarioError(pathOf(["body", ...keysOf(bodyIssue)]), problemOf(bodyIssue));
  return new ScenarioError(pathOf(keysOf(issue)), problemOf(issue));
}

/** A union only says that no kind of body fits: asks the kind that was meant for its own complaint. */
function issueInBody(body: unknown): v.BaseIssue<unknown> | undefined {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
  const result = v.safeParse(bodySchemaFor(body), body, { abortEarly: true });
  return result.success ? undefined : result.issues[0];
}

type Key = string | number;

function keysOf(issue: v.BaseIssue<unknown>): Key[] {
  return (issue.path ?? []).map((item) => item.key as Key);
}

function pathOf(keys: readonly Key[]): string {
  const path = keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return path.startsWith(".") ? path.slice(1) : path;
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object" && issue.expected === "never")
    return "unknown field, expected none of this name";
  const expected = issue.kind === "schema" && GENERIC.has(issue.type) ? expectedObject(issue) : issue.message;
  return `expected ${expected}, got ${shown(issue.input)}`;
}

/** Kinds of schema whose own message is not written for readers. */
const GENERIC = new Set(["strict_object", "union"]);

function expectedObject(issue: v.BaseIssue<unknown>): string {
  return issue.received === "undefined" ? "a value" : "an object";
}

function shown(input: unknown): string {
  if (input === undefined) return "nothing";
  if (typeof input === "number") return String(input);
  const text = JSON.stringify(input) ?? typeof input;
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
