import { expect, it } from "vitest";
import { RUN_VALUES } from "../../src/figures/values/run";

const MODULES = import.meta.glob<Record<string, unknown>>("../../src/chapters/*/values.ts", { eager: true });

/** The names that prose can ask for, of the kit of figures and of every chapter. */
function valueNames(): string[] {
  const sets = [RUN_VALUES, ...Object.values(MODULES).flatMap((module) => Object.values(module))];
  return sets.flatMap((set) => (typeof set === "object" && set !== null ? Object.keys(set) : []));
}

it("no two chapters call a value by one name, because the later would stand in the text of the earlier", () => {
  const names = valueNames();
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
