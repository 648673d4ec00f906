import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { recordOf } from "../tables";
import { CHAPTER_FILES, displayEquations, folded, withoutWords } from "./chapters";

/** The check of each display equation, by its id: both sides computed with the core. */
type Checks = Readonly<Record<string, () => void>>;

/** What the page sets, and what the check of it claims. */
interface Written {
  readonly claim: string;
  readonly tex: string;
}

/** Every module beside a chapter's tests that exports `EQUATIONS`, by its path. */
const MODULES = import.meta.glob<Checks | undefined>(["../chapters/*/*.ts", "!../chapters/*/*.test.ts"], {
  eager: true,
  import: "EQUATIONS",
});

function checksOf(chapter: string): readonly (readonly [string, () => void])[] {
  const folder = `../chapters/${chapter}/`;
  return Object.entries(MODULES).flatMap(([path, checks]) =>
    checks && path.startsWith(folder) ? Object.entries(checks) : [],
  );
}

describe.each(CHAPTER_FILES)("the display equations of %s", (file) => {
  const onPage = displayEquations(file);
  const chapter = basename(file, ".mdx");
  const checks = checksOf(chapter);
  const written = recordOf<Written>(`tests/chapters/${chapter}/equations.yaml`);
  const inLanguage = file.startsWith(`en/`) ? (tex: string) => tex : withoutWords;

  it("all have a check, and no check speaks for an equation that is gone", () => {
    expect(onPage.size).toBeGreaterThan(0);
    expect([...onPage.keys()].sort()).toEqual(checks.map(([id]) => id).sort());
    expect(Object.keys(written).sort()).toEqual([...onPage.keys()].sort());
  });

  it.each(checks)("%s reads on the page as its check does", (id) => {
    expect(inLanguage(onPage.get(id) ?? "")).toBe(inLanguage(folded(written[id]?.tex ?? "")));
  });

  for (const [id, check] of checks) it(`${id}: ${written[id]?.claim}`, check);
});
