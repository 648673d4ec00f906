import { describe, expect, test } from "vitest";
import { ANGULAR_IDS, LAW_IDS, METHOD_IDS, ORIENTATION_IDS } from "../../src/core/dynamics/ids";
import { allFormulas, derivations, type FileFormulas } from "../../src/trace/build/formulas";
import {
  type DerivationStep,
  lineOf,
  STEPS_OF_IMPULSE,
  stepsOfLaw,
  stepsOfMethod,
  stepsOfRule,
  stepsOfTurn,
} from "../../src/trace/derivationSteps";
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

type List = readonly [name: string, steps: Steps, traces: () => (readonly Stage[])[]];

const LISTS: readonly List[] = [
  ...ANGULAR_IDS.map((rule): List => {
    const traces = () => frames(({ angular }, around) => angular === rule && !around.includes(","));
    return [`the rule ${rule}`, stepsOfRule(rule), traces];
  }),
  ...ORIENTATION_IDS.map((turn): List => {
    const traces = () => frames(({ orientation }, around) => orientation === turn && around === "free");
    return [`the turn ${turn}`, stepsOfTurn(turn), traces];
  }),
  ...METHOD_IDS.map((method): List => {
    const traces = () =>
      frames(
        ({ angular, orientation }, around) =>
          angular === "none" && !orientation && around.startsWith(`${method},`),
      );
    return [`the method ${method}`, [...stepsOfMethod(method), ...STEPS_OF_IMPULSE], traces];
  }),
  ...LAW_IDS.map((law): List => {
    const traces = () => frames(({ angular }, around) => angular === "none" && around.endsWith(law));
    return [`the law ${law}`, stepsOfLaw(law), traces];
  }),
];

describe.for(LISTS)("the steps of %s", ([, steps, traces]) => {
  const met = traces();

  test("are lines that its frames run", () => {
    const lines = new Set(met.flat().map(lineOf));
    const never = steps.map(([, line]) => line).filter((line) => !lines.has(line));
    expect(never, "a step that no frame runs; a bare `return f(x)` is recorded in f").toEqual([]);
    expect(steps.length).toBeGreaterThan(0);
  });

  test("are never a value that is handed to a name in the next line", () => {
    for (const [, line] of steps.filter(([, line]) => /\.return\b/.test(line))) {
      const handedOn = met.flatMap((trace) =>
        trace.flatMap((stage, at) => (lineOf(stage) === line ? [isSame(stage, trace[at + 1])] : [])),
      );
      const why = `${line} is handed to a name in the next line: mark that one`;
      expect(handedOn, why).toContain(false);
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

const FILES = allFormulas();

/** The symbol of a line without what tells its instant or its axes. */
function symbolOf(line: string): string {
  const [file = "", name = ""] = line.split(" ");
  const [fn = "", ...rest] = name.split(".");
  const symbol = FILES[file]?.formulas[fn]?.[rest.join(".")]?.[0];
  if (!symbol) throw new Error(`${line} has no formula`);
  return symbol.replace(/_(\{[^}]*\}|\w)/g, "").replace(/'|\(t\)|\\bar|\\dot/g, "");
}

describe("two files whose helpers have one name", () => {
  const file = (step?: "x 2"): FileFormulas => ({
    formulas: { eulerStep: { return: step ? ["x", "x", "", step] : ["x", "x", ""] } },
    inBody: [],
  });

  test("have formulas of their own", () => {
    expect(() => derivations({ "a.ts": file("x 2"), "b.ts": file() })).not.toThrow();
  });

  test("cannot both mark a step, which is found by its name", () => {
    expect(() => derivations({ "a.ts": file("x 2"), "b.ts": file("x 2") })).toThrow(
      "eulerStep.return is a step in a.ts and in b.ts",
    );
  });

  test("nor can a file share a step that there is not", () => {
    const shared = { ...file(), sharedSteps: ["eulerStep.half"] };
    expect(() => derivations({ "a.ts": shared })).toThrow("a.ts: no line eulerStep.half is a step");
  });
});
