import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioJsonSchema } from "../../../src/cli/jsonSchema";
import { parseScenario, parseScenarioText, ScenarioError } from "../../../src/core/scenario/schema";
import { anyScenario } from "./arbitraries";
import { conforms } from "./conforms";
import { effort } from "./effort";

type Key = string | number;

/** Every place in a JSON value, as keys from the root; not the root itself. */
function places(value: unknown, at: readonly Key[] = []): (readonly Key[])[] {
  if (typeof value !== "object" || value === null) return [at];
  const children = Array.isArray(value)
    ? value.map((child, k) => [k, child] as const)
    : Object.entries(value);
  const inner = children.flatMap(([key, child]) => places(child, [...at, key]));
  return at.length === 0 ? inner : [at, ...inner];
}

function replaced(value: unknown, keys: readonly Key[], bad: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return bad;
  if (Array.isArray(value)) return value.map((child, k) => (k === key ? replaced(child, rest, bad) : child));
  const object = value as Record<Key, unknown>;
  return { ...object, [key]: replaced(object[key], rest, bad) };
}

const pathOf = (keys: readonly Key[]) =>
  keys
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");

function complaint(input: unknown): ScenarioError {
  try {
    parseScenario(input);
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
  throw new Error("this should not have been valid");
}

describe("whatever is wrong, the message names the field", { timeout: 600_000 }, () => {
  it("a value of the wrong kind anywhere", () => {
    const bad = fc.constantFrom<unknown>(null, true, "wrong", Number.NaN, Number.POSITIVE_INFINITY);
    fc.assert(
      fc.property(anyScenario, fc.nat(), bad, (input, pick, wrong) => {
        const plain: unknown = JSON.parse(JSON.stringify(input));
        const all = places(plain);
        const place = all[pick % all.length] ?? [];
        const { field, message } = complaint(replaced(plain, place, wrong));
        expect(message.startsWith(`${field}: `)).toBe(true);
        expect(message).not.toMatch(/\n/);
        // A shape or a tensor may be complained of as a whole: what is named leads to the place, or is just inside it.
        const path = pathOf(place);
        expect(path.startsWith(field) || field.startsWith(path)).toBe(true);
        expect(field).not.toBe("");
      }),
      effort(500),
    );
  });
  it("a field that the shape does not know, in any object", () => {
    const objects = ["", "initial", "body", "drag", "damping", "contact", "lanes.0", "planes.0"];
    fc.assert(
      fc.property(anyScenario, fc.constantFrom(...objects), (input, where) => {
        const keys: Key[] =
          where === "" ? [] : where.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
        const plain: unknown = JSON.parse(JSON.stringify(input));
        const target = keys.reduce<unknown>(
          (value, key) => (value as Record<Key, unknown> | undefined)?.[key],
          plain,
        );
        if (target === undefined) return;
        const { field } = complaint(replaced(plain, keys, { ...(target as object), unheard: 1 }));
        expect(field).toBe(pathOf([...keys, "unheard"]));
      }),
      effort(200),
    );
  });
  it("a field left out that must be given", () => {
    fc.assert(
      fc.property(anyScenario, fc.constantFrom("body", "initial", "dt", "frames", "lanes"), (input, key) => {
        const { [key]: _, ...rest } = JSON.parse(JSON.stringify(input));
        expect(complaint(rest).field).toBe(key);
        expect(complaint(rest).message).toMatch(/missing, expected/);
        expect(conforms(rest, scenarioJsonSchema())).toBe(false);
      }),
      effort(100),
    );
  });
  it("any JSON at all", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(complaint(value)).toBeInstanceOf(ScenarioError);
        expect(() => parseScenarioText(JSON.stringify(value))).toThrow(ScenarioError);
      }),
      effort(300),
    );
  });
  it("any text at all", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseScenarioText(text)).toThrow(ScenarioError);
      }),
      effort(300),
    );
  });
});
