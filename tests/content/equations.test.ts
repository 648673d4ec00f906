import { basename } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { recordOf } from "../tables";
import { CHAPTER_FILES, displayEquations, folded, withoutWords } from "./chapters";

/** The check of each display equation, by its id: both sides computed with the core. */
type Checks = Readonly<Record<string, () => void>>;

const text = v.pipe(v.string(), v.nonEmpty());

/** What the page sets, and what the check of it claims, by the ids of a chapter's display equations. */
const Written = v.record(v.string(), v.strictObject({ claim: text, tex: text }));

/** @throws Error naming the equations whose claim or tex is missing */
function writtenIn(chapter: string): v.InferOutput<typeof Written> {
  const path = `tests/chapters/${chapter}/equations.yaml`;
  const { success, output, issues = [] } = v.safeParse(Written, recordOf(path));
  if (success) return output;
  throw new Error(`${path}: ${issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("; ")}`);
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
  const written = writtenIn(chapter);
  const inLanguage = file.startsWith(`en/`) ? (tex: string) => tex : withoutWords;

  it("all have a check, and no check speaks for an equation that is gone", () => {
    expect(onPage.size).toBeGreaterThan(0);
    expect([...onPage.keys()].sort()).toEqual(checks.map(([id]) => id).sort());
    expect(Object.keys(written).sort()).toEqual([...onPage.keys()].sort());
  });

  it.each(checks)("%s reads on the page as its check does", (id) => {
    expect(inLanguage(onPage.get(id) ?? "")).toBe(inLanguage(folded(written[id]?.tex ?? "")));
  });

  // What an equation says is computed once, whatever the language of its page.
  if (file.startsWith("en/")) for (const [id, check] of checks) it(`${id}: ${written[id]?.claim}`, check);
});
