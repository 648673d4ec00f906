import { readdirSync } from "node:fs";
import { resolve } from "node:path";

/** The addresses of the first page and of every chapter of a built site. */
export function pagesIn(folder: string): string[] {
  return ["", ...readdirSync(resolve(folder, "chapters")).map((slug) => `chapters/${slug}/`)];
}
