import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { recordOf } from "../tables";
import { CHAPTER_FILES, displayEquations, folded, withoutWords } from "./chapters";
import type { EquationCheck } from "./check";

type Checks = Readonly<Record<string, EquationCheck>>;

/** Every module beside a chapter's tests that exports `EQUATIONS`, by its path. */
const MODULES = import.meta.glob<Checks | undefined>(["../chapters/*/*.ts", "!../chapters/*/*.test.ts"], {
  eager: true,
  import: "EQUATIONS",
});

function checksOf(chapter: string): readonly (readonly [string, EquationCheck])[] {
  const folder = `../chapters/${chapter}/`;
  return Object.entries(MODULES).flatMap(([path, checks]) =>
    checks && path.startsWith(folder) ? Object.entries(checks) : [],
  );
}

describe.each(CHAPTER_FILES)("the display equations of %s", (file) => {
  const onPage = displayEquations(file);
  const chapter = basename(file, ".mdx");
  const checks = checksOf(chapter);
  const written = recordOf<string>(`tests/chapters/${chapter}/equations.yaml`);
  const inLanguage = file.startsWith(`en/`) ? (tex: string) => tex : withoutWords;

  it("all have a check, and no check speaks for an equation that is gone", () => {
    expect(onPage.size).toBeGreaterThan(0);
    expect([...onPage.keys()].sort()).toEqual(checks.map(([id]) => id).sort());
    expect(Object.keys(written).sort()).toEqual([...onPage.keys()].sort());
  });

  it.each(checks)("%s reads on the page as its check does", (id) => {
    expect(inLanguage(onPage.get(id) ?? "")).toBe(inLanguage(folded(written[id] ?? "")));
  });

  for (const [id, { claim, check }] of checks) it(`${id}: ${claim}`, check);
});
