import { createHash } from "node:crypto";
import type { ChapterText } from "../chapterTags";

/** What stands between two headings, the heading included; before the first it is called `head`. */
export interface Section {
  readonly id: string;
  readonly text: string;
  /** [letters] from the beginning of the chapter */
  readonly start: number;
}

export function sectionsOf({ text }: ChapterText): Section[] {
  const starts = [0, ...Array.from(text.matchAll(/^#{2,4} /gm), ({ index }) => index)];
  return starts.map((start, place) => {
    const part = text.slice(start, starts[place + 1]);
    const [, id = "head"] = /^#+ .*\{#([^\s}]+)\}/.exec(part) ?? [];
    return { id, text: part, start };
  });
}

/** Changes with the words, not with where lines end. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 12);
}
