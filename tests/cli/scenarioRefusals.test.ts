import { readFileSync } from "node:fs";
import { describe, it } from "vitest";
import { parse } from "yaml";
import { expectRefused, json, runCommand, spawnCommand, VALID } from "./command";

interface Refusal {
  readonly what: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly start: string;
}

const REFUSALS: readonly Refusal[] = parse(readFileSync("tests/cli/scenarioRefusals.yaml", "utf8"));

function changed(change: Refusal["change"]): string {
  const fields: Readonly<Record<string, unknown>> = { ...VALID, ...change };
  return json(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "missing")));
}

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const literal = (text: string) => json({ ...VALID, dt: "DT" }).replace('"DT"', text);

/** Texts that are no JSON of an object, or more than a table can hold; and how the one message must begin. */
const TEXTS: readonly (readonly [what: string, text: string, start: string])[] = [
  ["empty input", "", "scenario: expected JSON"],
  ["text that is not JSON", "{", "scenario: expected JSON"],
  ["a key given twice", literal('0.5, "dt": 0.01'), 'scenario: expected JSON: the key "dt" is given twice'],
  [
    "a key given twice, once in escapes",
    literal('0.5, "\\u0064t": 0.01'),
    'scenario: expected JSON: the key "dt" is given twice',
  ],
  [
    "a key that a terminal would obey",
    literal('0.5, "a\\n\\u001b[31m\\u202e": 1'),
    '"a?[31m?": unknown field',
  ],
  ["a key of nothing", literal('0.5, "": 1'), '"": unknown field'],
  ["a NaN literal", literal("NaN"), "scenario: expected JSON"],
  ["a number past the largest", literal("1e999"), "dt: expected a finite number, got Infinity"],
  ["lists nested 100,000 deep", literal(nested(1e5)), `dt: expected a number, got ${"[".repeat(57)}...`],
  ["as deep a text", nested(1e5), "body: missing"],
  [
    "objects nested as deep",
    literal(`${'{"a":'.repeat(1e5)}1${"}".repeat(1e5)}`),
    'dt: expected a number, got {"a":{"a":',
  ],
  ["a list", "[]", "body: missing"],
  ["null", "null", "scenario: expected an object"],
];

describe("a scenario that is not valid ends with exit code 2 and one message that names the field", () => {
  it.each([...TEXTS, ...REFUSALS.map(({ what, change, start }) => [what, changed(change), start] as const)])(
    "%s",
    async (_what, input, start) => {
      expectRefused(await runCommand(["-"], input), start);
    },
  );
});

it("A refusal is the exit code and the one line of the process too", async () => {
  const input = changed({ body: { ...VALID.body, mass: -1 } });
  expectRefused(await spawnCommand(["-"], input), "body.mass: expected a number above 0, got -1");
}, 30_000);
