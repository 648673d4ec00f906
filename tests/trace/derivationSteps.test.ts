import { describe, expect, test } from "vitest";
import {
  type DerivationStep,
  lineOf,
  STEPS_OF_IMPULSE,
  STEPS_OF_LAW,
  STEPS_OF_METHOD,
  STEPS_OF_RULE,
  STEPS_OF_TURN,
} from "../../src/trace/derivationSteps";
import { FORMULAS } from "../../src/trace/formulas";
import type { Stage } from "../../src/trace/stages";
import { traceFrame } from "../../src/trace/traceStep";
import { fits, LANES, SURROUNDINGS, starts } from "./scenarios";

type Steps = readonly DerivationStep[];

/** The frames of lanes and surroundings whose descriptions match. */
function frames(
  isMeant: (lane: (typeof LANES)[number], surroundings: string) => boolean,
): (readonly Stage[])[] {
  return LANES.flatMap((lane) =>
    SURROUNDINGS.filter(([name]) => fits(lane, name) && isMeant(lane, name)).flatMap(([, fields]) =>
      starts(lane, fields, 12).map(({ system, state }) => traceFrame(system, 0, state).stages),
    ),
  );
}

const LISTS: readonly (readonly [name: string, steps: Steps, traces: () => (readonly Stage[])[]])[] = [
  ...Object.entries(STEPS_OF_RULE).map(
    ([rule, steps]) =>
      [
        `the rule ${rule}`,
        steps,
        () => frames(({ angular }, around) => angular === rule && !around.includes(",")),
      ] as const,
  ),
  ...Object.entries(STEPS_OF_TURN).map(
    ([turn, steps]) =>
      [
        `the turn ${turn}`,
        steps,
        () => frames(({ orientation }, around) => orientation === turn && around === "free"),
      ] as const,
  ),
  ...Object.entries(STEPS_OF_METHOD).map(
    ([method, steps]) =>
      [
        `the method ${method}`,
        [...steps, ...STEPS_OF_IMPULSE],
        () =>
          frames(
            ({ angular, orientation }, around) =>
              angular === "none" && !orientation && around.startsWith(`${method},`),
          ),
      ] as const,
  ),
  ...Object.entries(STEPS_OF_LAW).map(
    ([law, steps]) =>
      [
        `the law ${law}`,
        steps,
        () => frames(({ angular }, around) => angular === "none" && around.endsWith(law)),
      ] as const,
  ),
];

describe.for(LISTS)("the steps of %s", ([, steps, traces]) => {
  const met = traces();

  test("are lines that its frames run", () => {
    const lines = new Set(met.flat().map(lineOf));
    expect(steps.map(([, line]) => line).filter((line) => !lines.has(line))).toEqual([]);
    expect(steps.length).toBeGreaterThan(0);
  });

  test("are never a value that is handed to a name in the next line", () => {
    for (const [, line] of steps.filter(([, line]) => /\.return\b/.test(line))) {
      const handedOn = met.flatMap((trace) =>
        trace.flatMap((stage, at) => (lineOf(stage) === line ? [isSame(stage, trace[at + 1])] : [])),
      );
      expect(handedOn, line).toContain(false);
    }
  });

  test("are each taken by one line", () => {
    expect(new Set(steps.map(([step]) => step)).size).toBe(steps.length);
  });
});

function isSame(stage: Stage, next: Stage | undefined): boolean {
  return !next?.isReturned && JSON.stringify(stage.value) === JSON.stringify(next?.value);
}

const ALL = LISTS.flatMap(([, steps]) => steps);

describe("lines that stand side by side", () => {
  /** Lane A multiplies its matrix or its torque out later than lane B does; the chapter on the rules compares these lanes. */
  const OF_TWO_SYMBOLS = ["gyroscopic", "jacobian"];

  test("have one symbol, whatever the code calls them", () => {
    const symbols = new Map<string, Set<string>>();
    for (const [step, line] of ALL) symbols.set(step, (symbols.get(step) ?? new Set()).add(symbolOf(line)));
    const several = [...symbols].filter(([, found]) => found.size > 1).map(([step]) => step);
    expect(several.sort()).toEqual(OF_TWO_SYMBOLS);
  });

  test("take one step each", () => {
    const steps = new Map<string, Set<string>>();
    for (const [step, line] of ALL) steps.set(line, (steps.get(line) ?? new Set()).add(step));
    expect([...steps].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});

/** The symbol of a line without what tells its instant or its axes. */
function symbolOf(line: string): string {
  const [fn = "", ...name] = line.split(".");
  const symbol = FORMULAS[fn]?.[name.join(".")]?.[0];
  if (!symbol) throw new Error(`${line} has no formula`);
  return symbol.replace(/_(\{[^}]*\}|\w)/g, "").replace(/'|\(t\)|\\bar|\\dot/g, "");
}
