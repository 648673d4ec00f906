import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioJsonSchema } from "../../../src/cli/simulateCommand";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import { ScenarioError } from "../../../src/core/scenario/errors";
import { parseScenario, parseScenarioText } from "../../../src/core/scenario/parseScenario";
import { anyScenario } from "./arbitraries";
import { conforms } from "./conforms";
import { forAll } from "./effort";

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

/** A copy without the field, or the item of a list, at a place. */
function without(value: unknown, keys: readonly Key[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined || typeof value !== "object" || value === null) return value;
  if (rest.length > 0) return replaced(value, [key], without((value as Record<Key, unknown>)[key], rest));
  if (Array.isArray(value)) return value.filter((_, k) => k !== key);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** A place, and a number that is wrong there. */
function at(
  keys: readonly Key[],
  wrong: fc.Arbitrary<number>,
): fc.Arbitrary<readonly [readonly Key[], number]> {
  return wrong.map((value) => [keys, value] as const);
}

const VALID = {
  body: { shape: "box", size: [1, 2, 3], mass: 1 },
  initial: { angularVelocity: [1, 2, 3] },
  dt: 0.01,
  frames: 10,
  lanes: [{ angular: "none" }],
};

const pathOf = (keys: readonly Key[]) =>
  keys
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");

function complaintOrNone(input: unknown): ScenarioError | null {
  try {
    parseScenario(input);
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
  return null;
}

function complaint(input: unknown): ScenarioError {
  const error = complaintOrNone(input);
  if (error === null) throw new Error("this should not have been valid");
  return error;
}

describe("whatever is wrong, the message names the field", { timeout: 600_000 }, () => {
  it("a value of the wrong kind anywhere", () => {
    const bad = fc.constantFrom<unknown>(null, true, "wrong", Number.NaN, Number.POSITIVE_INFINITY);
    forAll(500, [anyScenario, fc.nat(), bad], (input, pick, wrong) => {
      const plain: unknown = JSON.parse(JSON.stringify(input));
      const all = places(plain);
      const place = all[pick % all.length] ?? [];
      // Whether an aim takes the shorter way is true or false.
      if (wrong === true && place.at(-1) === "shorter") return;
      const { field, message } = complaint(replaced(plain, place, wrong));
      expect(message.startsWith(`${field}: `)).toBe(true);
      expect(message).not.toMatch(/\n/);
      // A shape or a tensor may be complained of as a whole: what is named leads to the place, or is just inside it.
      const path = pathOf(place);
      expect(path.startsWith(field) || field.startsWith(path)).toBe(true);
      expect(field).not.toBe("");
    });
  });
  it("a field that the shape does not know, in any object", () => {
    const objects = ["", "initial", "body", "drag", "damping", "contact", "lanes.0", "planes.0", "wheel"];
    forAll(200, [anyScenario, fc.constantFrom(...objects)], (input, where) => {
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
    });
  });
  it("a field left out that must be given", () => {
    forAll(100, [anyScenario, fc.constantFrom("body", "initial", "dt", "frames", "lanes")], (input, key) => {
      const { [key]: _, ...rest } = JSON.parse(JSON.stringify(input));
      expect(complaint(rest).field).toBe(key);
      expect(complaint(rest).message).toMatch(/missing, expected/);
      expect(conforms(rest, scenarioJsonSchema())).toBe(false);
    });
  });
  it("any field left out, unless it has a default", () => {
    forAll(300, [anyScenario, fc.nat()], (input, pick) => {
      const plain: unknown = JSON.parse(JSON.stringify(input));
      const all = places(plain);
      const place = all[pick % all.length] ?? [];
      const error = complaintOrNone(without(plain, place));
      if (error === null) return;
      const path = pathOf(place);
      // A list cut short misses its last item; a body without its shape or its inertia is asked for a shape.
      const list = pathOf(place.slice(0, -1));
      const isAbout = error.field === path || error.field.startsWith(list) || path.startsWith(error.field);
      expect(isAbout).toBe(true);
      expect(error.field).not.toBe("");
    });
  });
  it("a number outside its range", () => {
    const above = (most: number) => fc.double({ min: most, minExcluded: true, max: 1e300, noNaN: true });
    const negative = above(0).map((x) => -x);
    const notPositive = fc.oneof(negative, fc.constant(0));
    const notShare = fc.oneof(negative, above(1));
    const notWhole = fc.double({ min: 0.001, max: 1e6, noNaN: true, noInteger: true });
    const outside = fc.oneof(
      at(["dt"], notPositive),
      at(["frames"], fc.oneof(negative, notWhole, above(1e9))),
      at(["body", "mass"], notPositive),
      ...[0, 1, 2].map((k) => at(["body", "size", k], notPositive)),
      ...["linear", "angular"].map((kind) => at(["damping", kind], notShare)),
      ...["linear", "angular"].map((kind) => at(["drag", kind], negative)),
      at(["contact", "restitution"], notShare),
      at(["contact", "friction"], negative),
    );
    forAll(500, [outside], ([keys, wrong]) => {
      const whole = { ...VALID, damping: {}, drag: {}, contact: {} };
      expect(complaint(replaced(whole, keys, wrong)).field).toBe(pathOf(keys));
    });
  });
  it("a lane that asks for what its rule leaves no choice of", () => {
    const wholeFrame = fc.constantFrom(...ANGULAR_IDS.filter((id) => ANGULAR[id].wholeFrame));
    const choice = fc.constantFrom(
      ["orientation", "quaternion"] as const,
      ["update", "explicit"] as const,
      ["inertia", "frozen"] as const,
    );
    forAll(100, [wholeFrame, choice, fc.nat(3)], (angular, [key, value], before) => {
      const lanes = [...Array(before).fill({ angular: "none" }), { angular, [key]: value }];
      expect(complaint({ ...VALID, lanes }).field).toBe(`lanes[${before}].${key}`);
    });
  });
  it("what acts on a body beside a closed form that knows of nothing acting", () => {
    const acting = fc.constantFrom(
      ["torque", [0, 0, 1e-9]],
      ["gravity", [0, -9.8, 0]],
      ["drag", { angular: 0.1 }],
      ["damping", { linear: 0.999 }],
      ["planes", [{ point: [0, 0, 0], normal: [0, 1, 0] }]],
      ["torque", { axes: "body", value: [0, 1e-9, 0] }],
      ["torque", [[0, 0, 0], { detumble: { gain: 1, field: [0, 1, 0] } }]],
      ["wheel", { axis: [0, 1, 0], momentum: 0 }],
    );
    forAll(20, [acting], ([field, value]) => {
      const lanes = [{ angular: "none" }, { angular: "exact" }];
      expect(complaint({ ...VALID, lanes, [field as string]: value }).field).toBe(field);
    });
  });
  it("any JSON at all", () => {
    forAll(300, [fc.jsonValue()], (value) => {
      expect(complaint(value)).toBeInstanceOf(ScenarioError);
      expect(() => parseScenarioText(JSON.stringify(value))).toThrow(ScenarioError);
    });
  });
  it("any text at all", () => {
    forAll(300, [fc.string()], (text) => {
      expect(() => parseScenarioText(text)).toThrow(ScenarioError);
    });
  });
});
