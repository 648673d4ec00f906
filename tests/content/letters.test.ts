import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { TERMS, type TermId } from "../../src/ui/glossary";
import { CHAPTER_FILES } from "./chapters";
import { formulasOf, lettersOf } from "./letters";

interface Letter {
  readonly tex: string;
  readonly means: string;
  /** Chapters in which it stands for something of its own; everywhere otherwise. */
  readonly only?: readonly string[];
}

const LETTERS: readonly Letter[] = parse(readFileSync("tests/content/letters.yaml", "utf8"));

/** Signs rather than letters: the differential, the Δ of Δt, the transpose, the second, the group SO(3). */
const SIGNS = ["normal d", "normal Δ", "sans-serif T", "normal s", "normal S", "normal O"];

function letterOf(tex: string): string {
  const [letter = ""] = lettersOf(tex);
  return letter;
}

const slugOf = (file: string) => basename(file, ".mdx");

const rows = LETTERS.map((row) => ({ ...row, letter: letterOf(row.tex) }));

describe("the table of letters", () => {
  it("gives a letter one meaning, but for what a chapter uses it for in passing", () => {
    const general = rows.filter(({ only }) => only === undefined).map(({ letter }) => letter);
    expect(general).toEqual([...new Set(general)]);
  });

  it("has no letter that no formula uses", () => {
    const used = new Set(CHAPTER_FILES.flatMap(formulasOf).flatMap(lettersOf));
    expect(rows.filter(({ letter }) => !used.has(letter)).map(({ tex }) => tex)).toEqual([]);
  });

  it("has every symbol of the glossary", () => {
    const known = new Set(rows.map(({ letter }) => bare(letter)));
    const missing = Object.values(TERMS).filter(({ symbol }) => symbol !== "Δt" && !known.has(bare(symbol)));
    expect(missing).toEqual([]);
  });
});

/** A letter without its weight, dots and hats. */
function bare(letter: string): string {
  return letter
    .normalize("NFD")
    .replace(/^[a-z-]+ /, "")
    .charAt(0);
}

describe.each(CHAPTER_FILES)("the letters of %s", (file) => {
  const chapter = slugOf(file);
  const used = new Map(formulasOf(file).flatMap((tex) => lettersOf(tex).map((letter) => [letter, tex])));

  it("are all in the table", () => {
    const declared = new Set(
      rows.filter(({ only }) => only === undefined || only.includes(chapter)).map(({ letter }) => letter),
    );
    const unknown = [...used].filter(([letter]) => !declared.has(letter) && !SIGNS.includes(letter));
    expect(unknown).toEqual([]);
  });

  it("are those of the terms that they are marked as", () => {
    const marked = formulasOf(file).flatMap((tex) => [
      ...tex.matchAll(/\\term\{(\w+)\}\{((?:[^{}]|\{[^{}]*\})*)\}/g),
    ]);
    const wrong = marked.filter(
      ([, id = "", tex = ""]) =>
        !lettersOf(tex).some((letter) => bare(letter) === bare(TERMS[id as TermId].symbol)),
    );
    expect(wrong.map(([mark]) => mark).filter((mark) => !mark.includes("Delta"))).toEqual([]);
  });

  it("have all the passing meanings that the table gives them here", () => {
    const passing = rows.filter(({ only }) => only?.includes(chapter)).map(({ letter }) => letter);
    expect(passing.filter((letter) => !used.has(letter))).toEqual([]);
  });
});
