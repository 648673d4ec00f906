import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isTermId, type TermId } from "../../ui/glossary.ts";
import { CHAPTERS, type Chapter, chapterFile } from "../chapters.ts";

interface FirstUse {
  readonly chapter: Chapter;
  /** The equation, else the section; empty before the first section. */
  readonly anchor: string;
}

/** Matches a heading, an equation, or a term in prose or formula. */
const USES =
  /^##+ .* \{#(?<heading>[^\s}]+)\}$|<Equation [^>]*\bid="(?<equation>[^"]+)"|<\/(?<end>Equation)>|<Term id="(?<prose>\w+)"|\\term\{(?<formula>\w+)\}/gm;

export function firstUses(folder: string): ReadonlyMap<TermId, FirstUse> {
  const found = new Map<TermId, FirstUse>();
  for (const chapter of CHAPTERS) {
    for (const [term, anchor] of usesIn(textOf(folder, chapter)))
      if (!found.has(term)) found.set(term, { chapter, anchor });
  }
  return found;
}

function textOf(folder: string, chapter: Chapter): string {
  try {
    return readFileSync(join(folder, chapterFile(chapter)), "utf8");
  } catch {
    return "";
  }
}

function* usesIn(text: string): Generator<[TermId, string]> {
  let section = "";
  let equation = "";
  for (const { groups } of text.matchAll(USES)) {
    if (groups?.heading) section = groups.heading;
    if (groups?.equation) equation = groups.equation;
    if (groups?.end) equation = "";
    const term = groups?.prose ?? groups?.formula ?? "";
    if (isTermId(term)) yield [term, equation || section];
  }
}
