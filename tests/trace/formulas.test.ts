import { describe, expect, test } from "vitest";
import { allFormulas } from "../../src/trace/build/formulas";
import { formulaMarkup, setFunction } from "../../src/trace/build/typeset";
import { termOfName } from "../../src/trace/names";
import { formulaName, type Stage } from "../../src/trace/stages";
import { strings } from "../../src/trace/strings/en";
import { traceFrame } from "../../src/trace/traceStep";
import { isTermId } from "../../src/ui/glossary";
import { fits, LANES, SURROUNDINGS, starts } from "./scenarios";

/** What only rare frames work out: Newton's method failing to settle. */
const RARE = ["followed_B", "return"].map((name) => `angular/implicitConverged.ts implicitConverged.${name}`);

const FILES = allFormulas();
const NAMED = Object.entries(FILES).flatMap(([file, { formulas }]) =>
  Object.entries(formulas).flatMap(([fn, lines]) =>
    Object.keys(lines).map((name) => ({ key: `${file} ${fn}.${name}`, name, lines })),
  ),
);

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
          met.set(`${stage.file} ${stage.function}.${formulaName(stage)}`, stage);
      }
    }
  }
  return met;
}

describe("the formulas of the step functions", () => {
  const met = stagesMet();

  test("name every intermediate that any formulation works out", () => {
    const named = new Set(NAMED.map(({ key }) => key));
    expect([...met.keys()].filter((key) => !named.has(key))).toEqual([]);
    expect(met.size).toBeGreaterThan(180);
  });

  test("name nothing that no frame works out", () => {
    const never = NAMED.map(({ key }) => key).filter((key) => !met.has(key) && !RARE.includes(key));
    expect(never, "a bare `return f(x)` is recorded in f").toEqual([]);
  });

  test("are set without complaint, each line marked with its name", () => {
    for (const { key, name, lines } of NAMED) {
      const set = setFunction(lines, strings);
      expect(set.all, key).toContain(`data-stage="${name}"`);
      expect(set.symbols[name]).toContain("katex-html");
    }
    const { inertiaInWorld } = FILES["attitude.ts"]?.formulas ?? {};
    expect(setFunction(inertiaInWorld, strings).units.return).toBe("kg m², or its inverse");
  });

  test("light terms of the glossary", () => {
    expect(termOfName("omega_B")).toBe("omega");
    expect(termOfName("jacobian")).toBe("jacobian");
    expect(termOfName("correction_B")).toBeNull();
    const marked =
      formulaMarkup(strings)
        .join("")
        .match(/data-term="(\w+)/g) ?? [];
    for (const mark of new Set(marked)) expect(isTermId(mark.slice('data-term="'.length)), mark).toBe(true);
  });
});
