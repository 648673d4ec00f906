import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChapterText } from "./chapterTags";

/** Has a folder for each language. */
const FOLDER = "content";

/** Every chapter in every language that there is. */
export function chapterTexts(): ChapterText[] {
  return readdirSync(FOLDER).flatMap((language) =>
    readdirSync(join(FOLDER, language))
      .filter((name) => name.endsWith(".mdx"))
      .map((name) => join(FOLDER, language, name))
      .map((file) => ({ file, text: readFileSync(file, "utf8") })),
  );
}
