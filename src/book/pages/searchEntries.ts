import { strings as kit } from "../../figures/strings/en";
import { typographic } from "../../format/typographic";
import { type Chapter, chapterPath } from "../chapters";
import type { Place } from "../mdx/places";
import type { Entry, Kind } from "../search/index";
import { strings } from "../strings/en";

const KIND_OF: Readonly<Record<Place["kind"], Kind>> = {
  section: "section",
  subsection: "section",
  figure: "figure",
  equation: "equation",
  symbol: "symbol",
};

/** Sections of exercises and sources, which every chapter has under the same names. */
const UNSEARCHED = ["references", "things-to-try", "check-yourself", "spot-the-slip"];

/** What a search can find in a chapter; a section has its whole text, from which the build takes a part (searchFile.ts). */
export function chapterEntries(chapter: Chapter, places: readonly Place[]): Entry[] {
  const { title: name } = strings.chapters[chapter.slug];
  const found = places.filter(({ id }) => !UNSEARCHED.includes(id));
  return found.flatMap(({ kind, id, title, text }): Entry[] => {
    const entry = { kind: KIND_OF[kind], address: `${chapterPath(chapter)}#${id}`, title, words: "" };
    if (entry.kind === "section")
      return [{ ...entry, place: `${strings.chapter.place(chapter.number)} · ${name}`, text }];
    if (kind === "equation") return [{ ...entry, text: name }];
    if (kind === "symbol") return [{ ...entry, text, words: id.replace("symbol-", "") }];
    return id === "registry" ? [{ ...entry, text }, ...ruleEntries(chapter)] : [{ ...entry, text }];
  });
}

/** Rows of the table of rules; the programs that use a rule find it too. */
function ruleEntries(chapter: Chapter): Entry[] {
  return Object.entries(kit.rules).map(([id, { name, conserves, usedBy }]) => ({
    kind: "rule",
    address: `${chapterPath(chapter)}#rule-${id}`,
    title: typographic(name),
    text: usedBy,
    words: `${id.replaceAll("-", " ")} ${conserves}`,
  }));
}
