import { CHAPTERS, chapterPath } from "../../src/book/chapters";

/** The addresses of the first page and of every chapter. */
export const PAGES: readonly string[] = ["", ...CHAPTERS.map(chapterPath)];

/** Those of pages that are no chapters. */
export const OTHER_PAGES: readonly string[] = ["cases/", "show/", "lab/", "core/", "embedding/"];
