import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, SOURCE } from "../../language/languages";
import type { Problem } from "./chapterTags";

/** Files that the source language has and another lacks: no type misses a file, and a build takes a missing chapter for unwritten. */
export function missingFiles(root = "."): Problem[] {
  const sources = [
    ...filesIn(root, "src").filter((file) => /[\\/]strings[\\/]en\.tsx?$/.test(file)),
    ...filesIn(root, join("content", "en")),
  ];
  return Object.values(LANGUAGES)
    .filter(({ words }) => words !== SOURCE)
    .flatMap(({ words }) => sources.map((file) => inLanguage(file, words)))
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => ({ file, line: 1, column: 1, message: "is missing" }));
}

/** `strings/en.ts` and `content/en/….mdx` under another language's name. */
function inLanguage(file: string, words: string): string {
  return file.replace(/([\\/])en(?=[\\/][^\\/]*\.mdx$|\.tsx?$)/, `$1${words}`);
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file),
  );
}
