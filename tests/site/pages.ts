import { readdirSync } from "node:fs";
import { join } from "node:path";
import { GONE_SLUGS } from "../../src/book/moved";
import { FIRST_PAGE } from "./browser";

/** Every page of the notebook, the same addresses in every language. */
export const PAGES = [
  FIRST_PAGE,
  ...readdirSync(join("content", "en")).flatMap((file) => {
    const [, slug] = /^\d+-(.*)\.mdx$/.exec(file) ?? [];
    return slug ? [`chapters/${slug}/`] : [];
  }),
];

/** Pages that lead to places in the chapters, and hold no figure. */
export const LIST_PAGES = ["cases/", "show/"];

/** The bench where readers bring their own. */
export const LAB = "lab/";

/** The pages that stand where chapters used to be. */
export const GONE_PAGES = GONE_SLUGS.map((slug) => `chapters/${slug}/`);
