import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CHAPTERS, chapterFile } from "../../src/book/chapters";
import { contentLanguages } from "../../src/book/check/chapterTexts";

const FOLDER = fileURLToPath(new URL("../../content/", import.meta.url));

/** The languages that there are chapters in, by their folders. */
export const CHAPTER_LANGUAGES = contentLanguages();

/** The text files of all chapters in a language, in order, each with the language's folder: `en/euler-equation.mdx`. */
export function chapterFilesIn(language: string): string[] {
  const there = new Set(readdirSync(`${FOLDER}${language}`));
  const files = CHAPTERS.map(chapterFile).filter((file) => there.has(file));
  return files.map((file) => `${language}/${file}`);
}

/** The text files of all chapters in all languages. */
export const CHAPTER_FILES = CHAPTER_LANGUAGES.flatMap(chapterFilesIn);

export function chapterText(file: string): string {
  return readFileSync(`${FOLDER}${file}`, "utf8");
}

/** The display equations of a chapter: id and TeX, white space folded. */
export function displayEquations(file: string): Map<string, string> {
  const found = chapterText(file).matchAll(
    /<Equation id="([\w-]+)"[^>]*>\s*\$\$([\s\S]*?)\$\$\s*<\/Equation>/g,
  );
  return new Map([...found].map(([, id, tex]) => [id ?? "", folded(tex ?? "")]));
}

/** TeX without the words in it, which each language has its own of. */
export function withoutWords(tex: string): string {
  return tex.replace(/\\text\{[^{}]*\}/g, "\\text{}");
}

export function folded(tex: string): string {
  return tex.replace(/\s+/g, " ").trim();
}
