import { readdirSync } from "node:fs";
import { join } from "node:path";
import { FIRST_PAGE } from "./browser";

/** Every page of the notebook. */
export const PAGES = [
  FIRST_PAGE,
  ...readdirSync(join("content", "en")).map(
    (file) => `chapters/${file.replace(/^\d+-/, "").replace(/\.mdx$/, "")}/`,
  ),
];
