import * as v from "valibot";
import { bodySchemaFor, laneSchemaFor, scenarioSchema, torqueSchemaFor } from "./scenarioSchema.ts";

/** An invalid scenario: one line that names the field and what was expected there. */
export class ScenarioError extends Error {
  /** Path such as `lanes[0].angular`; empty for the scenario as a whole. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field === "" ? "scenario" : field}: ${problem}`);
    this.name = "ScenarioError";
    this.field = field;
  }
}

export function errorAbout(input: unknown): ScenarioError {
  const { keys, issue } = firstIssueOf(input);
  if (issue.received !== "undefined") return new ScenarioError(pathOf(keys), problemOf(issue));
  const { issue: issueWithNull } = firstIssueOf(replacedAt(input, keys, null));
  return new ScenarioError(pathOf(keys), `missing, expected ${expectationOf(issueWithNull)}`);
}

type Key = string | number;

interface LocatedIssue {
  readonly keys: readonly Key[];
  readonly issue: v.BaseIssue<unknown>;
}

function firstIssueOf(input: unknown): LocatedIssue {
  const issue = parseIssue(scenarioSchema, input);
  if (issue === undefined) throw new Error("a valid scenario has no issues");
  const keys = keysOf(issue);
  return withinUnion({ keys, issue });
}

/** The issue that the schema meant has with what fits none of a union's. */
function withinUnion({ keys, issue }: LocatedIssue): LocatedIssue {
  const given = issue.type === "union" ? issue.input : null;
  if (typeof given !== "object" || given === null) return { keys, issue };
  const inner = parseIssue(schemaFor(keys[0], given), given);
  return inner ? withinUnion({ keys: [...keys, ...keysOf(inner)], issue: inner }) : { keys, issue };
}

function schemaFor(field: Key | undefined, given: object): v.GenericSchema {
  if (field === "body") return bodySchemaFor(given);
  return field === "torque" ? torqueSchemaFor(given) : laneSchemaFor(given);
}

function parseIssue(schema: v.GenericSchema, input: unknown): v.BaseIssue<unknown> | undefined {
  return v.safeParse(schema, input, { abortEarly: true }).issues?.[0];
}

function keysOf(issue: v.BaseIssue<unknown>): Key[] {
  return (issue.path ?? []).map((item) => item.key as Key);
}

function pathOf(keys: readonly Key[]): string {
  const path = keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${printable(key)}`)).join("");
  return path.startsWith(".") ? path.slice(1) : path;
}

/** As it is, or in quotes and without signs that a terminal or a page would obey. */
function printable(key: string): string {
  if (/^[\w-]{1,60}$/.test(key)) return key;
  return `"${key.slice(0, MOST_SHOWN).replace(UNPRINTABLE, "?")}"`;
}

/** Control characters, marks of direction, other signs without a shape, and halves of a pair. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu;

/** A copy of `input` with another value at a path. Null in place of a missing field makes its schema report its expectation. */
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
  const got = issue.type === "check" || issue.type === "raw_check" ? "" : `, got ${shown(issue.input)}`;
  return `expected ${expectationOf(issue)}${got}`;
}

/** Objects, and unions that have no words of their own for what they expect, have the library's. */
function expectationOf(issue: v.BaseIssue<unknown>): string {
  return issue.message.startsWith("Invalid ") ? "an object" : issue.message;
}

const MOST_SHOWN = 60;

function shown(input: unknown): string {
  if (input === undefined) return "nothing";
  if (typeof input === "number") return String(input);
  const text = (JSON.stringify(pruned(input, MOST_SHOWN)) ?? typeof input).replace(UNPRINTABLE, "?");
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 3)}...` : text;
}

/**
 * What can be shown: each level and each entry takes at least one character. Text can be nested deeper than JSON.stringify can
 * follow.
 */
function pruned(input: unknown, levels: number): unknown {
  if (typeof input !== "object" || input === null) return input;
  if (levels === 0) return null;
  if (Array.isArray(input)) return input.slice(0, MOST_SHOWN).map((item) => pruned(item, levels - 1));
  const entries = Object.entries(input).slice(0, MOST_SHOWN);
  return Object.fromEntries(entries.map(([key, value]) => [key, pruned(value, levels - 1)]));
}
