import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { sheetTexts } from "../../../src/book/check/chapterTexts";
import { resultsIn, sumsIn } from "./arithmetic";
import { ORACLES } from "./oracles";

const EXAMS = sheetTexts()
  .filter(({ file }) => /[\\/]en[\\/]/.test(file))
  .flatMap(({ file, text }) =>
    Array.from(text.matchAll(/<Exam id="([\w-]+)">(.*?)<\/Exam>/gs), ([, id = "", inside = ""]) => ({
      name: `${basename(file, ".mdx")}/${id}`,
      formulas: Array.from(inside.matchAll(/\$\$(.*?)\$\$/gs), ([, tex = ""]) => tex),
    })),
  );

describe("the answers to a teacher’s questions", () => {
  it.each(EXAMS)(
    "$name: every line is worked out as it is written, and ends as the core has it",
    ({ name, formulas }) => {
      const sums = formulas.flatMap(sumsIn);
      for (const { line, worked, written, margin } of sums)
        expect(Math.abs(worked - written), `${line}: ${worked}`).toBeLessThanOrEqual(margin);
      const results = formulas.flatMap(resultsIn);
      const known = ORACLES[name]?.() ?? [];
      expect(known.length, `${name} has no oracle`).toBeGreaterThan(0);
      for (const value of known)
        expect(
          results.some(({ written, margin }) => Math.abs(written - value) <= margin),
          `${value} in ${JSON.stringify(results)}`,
        ).toBe(true);
    },
  );

  it("are all those that have an oracle", () => {
    expect(Object.keys(ORACLES).sort()).toEqual(EXAMS.map(({ name }) => name).sort());
  });
});
