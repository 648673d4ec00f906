import { describe, expect, test } from "vitest";
import { setFormulas } from "../../src/trace/build/typeset";
import { FORMULAS, RETURNED } from "../../src/trace/formulas";
import { termOfName } from "../../src/trace/names";
import { formulaName, type Stage } from "../../src/trace/stages";
import { traceFrame } from "../../src/trace/traceStep";
import { isTermId } from "../../src/ui/glossary";
import { fits, LANES, SURROUNDINGS, starts } from "./scenarios";

/** What only rare frames work out: Newton's method failing to settle. */
const RARE = ["implicitConverged.followed_B", "implicitConverged.return"];

/** From how many starts: with as many every name is met. */
const STARTS = 5;

/** A stage of every name that a frame works out. They are kept one by one: all together take the memory of a thousand pages. */
function stagesMet(): Map<string, Stage> {
  const met = new Map<string, Stage>();
  for (const lane of LANES) {
    for (const [name, fields] of SURROUNDINGS) {
      if (!fits(lane, name)) continue;
      for (const { system, state } of starts(lane, fields, STARTS)) {
        for (const stage of traceFrame(system, 0, state).stages)
          met.set(`${stage.function}.${formulaName(stage)}`, stage);
      }
    }
  }
  return met;
}

describe("the formulas beside the code", () => {
  const met = stagesMet();

  test("name every intermediate that any formulation works out", () => {
    const without = [...met].filter(([, stage]) => !FORMULAS[stage.function]?.[formulaName(stage)]);
    expect(without.map(([name]) => name)).toEqual([]);
    expect(met.size).toBeGreaterThan(180);
  });

  test("name nothing that no frame works out", () => {
    const named = Object.entries(FORMULAS).flatMap(([fn, lines]) =>
      Object.keys(lines).map((name) => `${fn}.${name}`),
    );
    expect(named.filter((name) => !met.has(name) && !RARE.includes(name))).toEqual([]);
  });

  test("are set without complaint, each line marked with its name", () => {
    const set = setFormulas();
    for (const [fn, lines] of Object.entries(FORMULAS)) {
      for (const name of Object.keys(lines)) {
        expect(set[fn]?.all, `${fn}.${name}`).toContain(`data-stage="${name}"`);
        expect(set[fn]?.symbols[name]).toContain("katex-html");
      }
    }
    expect(RETURNED).toBe("return");
    expect(set.inertiaInWorld?.units[RETURNED]).toBe("kg m², or its inverse");
  });

  test("light terms of the glossary", () => {
    expect(termOfName("omega_B")).toBe("omega");
    expect(termOfName("jacobian")).toBe("jacobian");
    expect(termOfName("correction_B")).toBeNull();
    const marked = JSON.stringify(setFormulas()).match(/data-term=\\"(\w+)/g) ?? [];
    for (const mark of new Set(marked)) expect(isTermId(mark.slice('data-term=\\"'.length)), mark).toBe(true);
  });
});
