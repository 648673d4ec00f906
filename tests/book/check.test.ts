import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { caseProblems } from "../../src/book/check/caseProblems";
import { chapterProblems } from "../../src/book/check/chapterProblems";
import type { ChapterText, Problem } from "../../src/book/check/chapterTags";
import { chapterTexts, sheetTexts } from "../../src/book/check/chapterTexts";
import { addressProblems, linkProblems, uncheckedEquations } from "../../src/book/check/linkProblems";
import { proseProblems } from "../../src/book/check/proseProblems";
import { sheetProblems } from "../../src/book/check/sheetProblems";
import { typedText } from "../../src/book/check/typedText";
import { typeProblems } from "../../src/book/check/typeProblems";
import { recordOf } from "../tables";

const CHAPTERS = chapterTexts();
const SHEETS = sheetTexts();

type Mistakes = readonly (readonly [right: string, wrong: string])[];

const MISTAKES = recordOf("tests/book/mistakes.yaml") as Readonly<
  Record<"types" | "names" | "prose" | "sheets", Mistakes>
>;

/** A chapter in English, which the mistakes below are made in. */
function chapter(name: string): ChapterText {
  const found = CHAPTERS.find(({ file }) => file === join("content", "en", name));
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** A chapter with a mistake in place of each of some texts, and where each then stands. */
function withMistakes(name: string, mistakes: Mistakes) {
  const { file, text } = chapter(name);
  const wrongText = mistakes.reduce((changed, [right, wrong]) => {
    if (!changed.includes(right)) throw new Error(`${name} does not hold: ${right}`);
    return changed.replace(right, () => wrong);
  }, text);
  const places = mistakes.map(([, wrong]) => {
    const [above = ""] = wrongText.split(wrong, 1);
    const line = above.split("\n").length;
    return { line, tagAt: above.length - above.lastIndexOf("\n") };
  });
  return { wrong: { file, text: wrongText }, places };
}

const lines = (problems: readonly Problem[]) => problems.map(({ line }) => line);

it.each(CHAPTERS)("a chapter as a program keeps every line of $file where it is", (one) => {
  const program = typedText(one, "node_modules/.cache/nowhere").split("\n");
  expect(program.length).toBe(one.text.split("\n").length + 1);
  const tagged = one.text.split("\n").flatMap((line, index) => (line.startsWith("<Equation") ? [index] : []));
  expect(tagged.length).toBeGreaterThan(0);
  for (const index of tagged) expect(program[index]).toBe(one.text.split("\n")[index]);
});

describe("the types of the chapters", () => {
  // One run of the type checker for all: it takes seconds.
  const { wrong, places } = withMistakes("euler-equation.mdx", MISTAKES.types);
  const others = CHAPTERS.filter(({ file }) => file !== wrong.file);
  const problems = typeProblems([...others, wrong, ...SHEETS]);

  it("are right in all chapters as they are written, and each mistake is found at its line", () => {
    expect(problems.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(
      places.map(({ line }) => `${wrong.file}:${line}`).sort(),
    );
  });

  it("name what is wrong", () => {
    const messages = problems.map(({ message }) => message).join("\n");
    for (const name of ["scene", '"omga"', '"grothPerTurn"', "figur"]) expect(messages).toContain(name);
  });
});

describe("what types cannot tell", () => {
  it.each(CHAPTERS)("is right in $file", async (one) => {
    expect(await chapterProblems(one)).toEqual([]);
    expect(proseProblems(one)).toEqual([]);
    expect(uncheckedEquations(one)).toEqual([]);
  });

  it.each(SHEETS)("is right in $file, for those who teach", async (one) => {
    expect(await sheetProblems(one, CHAPTERS)).toEqual([]);
    expect(proseProblems(one)).toEqual([]);
  });

  it("is told of sheets: a plan that does not add up, a frame that no run has, a missing row, and what the chapter lacks", async () => {
    const sheet = SHEETS.find(({ file }) => file === join("content", "en", "teach", "euler-equation.mdx"));
    const text = MISTAKES.sheets.reduce((changed, [right, wrong]) => {
      expect(changed).toContain(right);
      return changed.replace(right, () => wrong);
    }, sheet?.text ?? "");
    const problems = await sheetProblems({ file: sheet?.file ?? "", text }, CHAPTERS);
    expect([...new Set(problems.map(({ message }) => message))]).toEqual([
      "one activity needs a thing at hand and no screen",
      "an activity has Purpose, Show or Try, Predict, See, Ask, Wrong, in this order",
      "the steps of this plan take 44 minutes",
      "the chapter has no euler-wold to refer to",
      "<Racket> cannot be set so: frame: expected a frame up to 3600, the last of this run",
      "the chapter has no figure poinsott",
    ]);
  });

  it("is told with its place: a figure that is not there, what none understands, a stage that no frame has", async () => {
    const { wrong, places } = withMistakes("stepping-euler-equation.mdx", MISTAKES.names);
    const problems = await chapterProblems(wrong);
    expect(lines(problems)).toEqual(places.map(({ line }) => line));
    expect(problems[0]).toMatchObject({ column: places[0]?.tagAt });
    const [figure = "", set = "", stage = "", work = ""] = problems.map(({ message }) => message);
    expect(figure).toContain("compair");
    expect(set).toContain("a: expected a formulation");
    expect(stage).toContain("has no stage explicitBody.");
    expect(work).toContain("has no work hairer-2005");
  });

  it("is told of predictions: an id used twice, two right choices, a reply or the answer missing, too few, and one astray", async () => {
    const { text, says } = parse(readFileSync("tests/book/predictions.yaml", "utf8"));
    const problems = await chapterProblems({ file: "content/en/made-up.mdx", text });
    expect(problems.map(({ message }) => message).sort()).toEqual(says.sort());
  });

  it("is told of prose: a typed digit, a symbol that is not listed, a vector without its colour", () => {
    const { wrong, places } = withMistakes("euler-equation.mdx", MISTAKES.prose);
    const [digit] = proseProblems(wrong);
    expect(digit).toMatchObject({ line: places[0]?.line });
    expect(digit?.message).toContain("is 2 times");
    const made = {
      file: "content/en/made-up.mdx",
      text: `<Symbols ids={["omega"]} />\n\n$\\boldsymbol L$ and <Term id="torque" />\n`,
    };
    expect(proseProblems(made).map(({ line, message }) => [line, message.split(":")[0]])).toEqual([
      [1, "the list of symbols lacks torque"],
      [1, "no text or formula marks omega, which is listed"],
      [3, "a vector without its colour"],
    ]);
  });

  it("is told of links and addresses that lead nowhere, and of an equation that nothing computes", () => {
    expect(linkProblems(CHAPTERS, SHEETS)).toEqual([]);
    expect(addressProblems(CHAPTERS)).toEqual([]);
    const text = `## A heading {#here}

[so](#here) [not](#there) [so](../euler-equation/#racket) [not](../euler-equation/#nowhere) [not](../no-chapter/) [so](../../lab/)

<Equation id="made-up-by-nobody">`;
    const file = "content/en/stepping-euler-equation.mdx";
    const others = CHAPTERS.filter((one) => !one.file.endsWith("stepping-euler-equation.mdx"));
    const broken = linkProblems([...others, { file, text }]).filter((problem) => problem.file === file);
    expect(broken.map(({ line, message }) => `${line} ${message.split(" leads")[0]}`)).toEqual([
      "3 the link #there",
      "3 the link ../euler-equation/#nowhere",
      "3 the link ../no-chapter/",
    ]);
    expect(uncheckedEquations({ file, text })).toMatchObject([{ line: 5 }]);
  });

  it("is told of cases: what they name is there", async () => {
    expect(await caseProblems(CHAPTERS)).toEqual([]);
    const stepping = CHAPTERS.filter(({ file }) => !file.endsWith("euler-equation.mdx"));
    const problems = await caseProblems(stepping);
    expect(problems.map(({ message }) => message)).toContain(
      "doesNotFlip: euler-equation has no section two-throws-from-one-start",
    );
  });
});
