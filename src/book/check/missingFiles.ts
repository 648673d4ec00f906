import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "./chapterTags";
import { contentLanguages } from "./chapterTexts";

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
  return file.replace(/([\\/])en(?=[\\/][^\\/]*\.mdx$|\.tsx?$)/, `$1${language}`);
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file),
  );
}
