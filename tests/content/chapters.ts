import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../content/en/", import.meta.url));

/** The text files of all chapters. */
export const CHAPTER_FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".mdx"));

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

export function folded(tex: string): string {
  return tex.replace(/\s+/g, " ").trim();
}
