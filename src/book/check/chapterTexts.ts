import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChapterText, Problem } from "./chapterTags";

const FOLDER = "content";
const isChapter = (name: string) => name.endsWith(".mdx");

/** The cases' folder has all languages in each file. */
export function contentLanguages(root = "."): string[] {
  return readdirSync(join(root, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, FOLDER, entry.name)).some(isChapter))
    .map(({ name }) => name);
}

export function chapterTexts(): ChapterText[] {
  return contentLanguages().flatMap((language) =>
    readdirSync(join(FOLDER, language))
      .filter(isChapter)
      .map((name) => join(FOLDER, language, name))
      .map((file) => ({ file, text: readFileSync(file, "utf8") })),
  );
}

/** Of those who teach; their chapters are told by their names. */
export function sheetTexts(): ChapterText[] {
  return contentLanguages()
    .map((language) => join(FOLDER, language, "teach"))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** A build takes a missing chapter for unwritten. */
export function missingFiles(root = "."): Problem[] {
  const english = [
    ...filesIn(root, "src").filter((file) => /[\\/]strings[\\/]en\.tsx?$/.test(file)),
    ...filesIn(root, join("content", "en")),
  ];
  return contentLanguages(root)
    .flatMap((language) => english.map((file) => inLanguage(file, language)))
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => ({ file, line: 1, column: 1, message: "is missing" }));
}

function inLanguage(file: string, language: string): string {
  return file.replace(/([\\/])en(?=[\\/][^\\/]*\.(?:mdx|yaml|csl)$|\.tsx?$)/, `$1${language}`);
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file),
  );
}
