import { existsSync } from "node:fs";
import { join } from "node:path";
import { CHAPTERS, chapterFile, chapterPath, sheetPath } from "../../src/book/chapters";
import { GONE_SLUGS } from "../../src/book/moved";
import { FIRST_PAGE } from "./browser";

/** Every page of the notebook, the same addresses in every language. */
export const PAGES = [
  FIRST_PAGE,
  ...CHAPTERS.filter((chapter) => existsSync(join("content", "en", chapterFile(chapter)))).map(chapterPath),
];

/** Pages that lead to places in the chapters, and hold no figure. */
export const LIST_PAGES = ["cases/", "show/", "core/", "embedding/"];

/** The sheets of those who teach, and the list of them. */
export const SHEETS = [
  "teach/",
  ...CHAPTERS.filter((chapter) => existsSync(join("content", "en", "teach", chapterFile(chapter)))).map(
    sheetPath,
  ),
];

/** The bench where readers bring their own. */
export const LAB = "lab/";

/** The pages that stand where chapters used to be. */
export const GONE_PAGES = GONE_SLUGS.map((slug) => `chapters/${slug}/`);
