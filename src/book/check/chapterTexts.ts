import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChapterText } from "./chapterTags";

const FOLDER = "content";
const isChapter = (name: string) => name.endsWith(".mdx");

/** Their folders; the cases' folder has all languages in each file. */
export function contentLanguages(root = "."): string[] {
  return readdirSync(join(root, FOLDER)).filter((name) =>
    readdirSync(join(root, FOLDER, name)).some(isChapter),
  );
}

export function chapterTexts(): ChapterText[] {
  return contentLanguages().flatMap((language) =>
    readdirSync(join(FOLDER, language))
      .filter(isChapter)
      .map((name) => join(FOLDER, language, name))
      .map((file) => ({ file, text: readFileSync(file, "utf8") })),
  );
}
