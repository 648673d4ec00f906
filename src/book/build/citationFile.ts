import { stringify } from "yaml";
import type { Release } from "./changelog.ts";

/** Of package.json. */
export interface PackageFacts {
  readonly description: string;
  readonly author: string;
  readonly license: string;
}

/** CITATION.cff (citation-file-format.github.io, 1.2.0), which code hosts and reference managers read. */
export function citationFile(
  { description, author, license }: PackageFacts,
  title: string,
  { version, date }: Pick<Release, "version" | "date">,
): string {
  return stringify({
    "cff-version": "1.2.0",
    message: "If you use or quote this notebook, please cite it.",
    type: "software",
    title,
    abstract: `${description}.`,
    authors: [{ name: author }],
    license,
    version,
    "date-released": date,
  });
}
