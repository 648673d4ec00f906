import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { ChapterText, Problem } from "../chapterTags";
import { problemAt } from "../proseProblems";
import { chineseProblems } from "./chineseProblems";
import { partProblems } from "./sameParts";
import { fingerprint, type Section, sectionsOf } from "./sections";

/** By file and section, the English text that was translated; `npm run translated` writes it. */
export type Translated = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const ENGLISH = join("content", "en");

/** Of a chapter or a sheet: its language's folder. */
export const folderOf = (file: string) => file.split(sep).slice(0, 2).join(sep);
/** `engines.mdx`, `teach/engines.mdx` */
export const nameOf = (file: string) => file.split(sep).slice(2).join("/");

export function translatedIn(folder: string): Translated {
  const file = join(folder, "translated.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** What a translated chapter lacks of the English one, where it is behind it, and what is wrongly set. */
export function translationProblems(texts: readonly ChapterText[]): Problem[] {
  const english = new Map(
    texts.filter(({ file }) => folderOf(file) === ENGLISH).map((text) => [nameOf(text.file), text]),
  );
  return texts.flatMap((text) => {
    const original = english.get(nameOf(text.file));
    if (!original || original === text) return [];
    const marks = folderOf(text.file) === join("content", "zh") ? chineseProblems(text) : [];
    return [...sectionProblems(original, text), ...marks];
  });
}

function sectionProblems(original: ChapterText, { file, text }: ChapterText): Problem[] {
  const theirs = sectionsOf(original);
  const ours = sectionsOf({ file, text });
  const ids = (sections: readonly Section[]) => sections.map(({ id }) => id).join(", ");
  if (ids(theirs) !== ids(ours))
    return [problemAt(text, 0, file, `its sections are ${ids(ours)}; the English ones are ${ids(theirs)}`)];
  const known = translatedIn(folderOf(file))[nameOf(file)] ?? {};
  return ours.flatMap((section, place) => {
    const english = theirs[place];
    if (!english) return [];
    const isBehind = known[section.id] !== fingerprint(english.text);
    const behind = `the section #${section.id} is behind the English text: translate what changed, then npm run translated`;
    return [
      ...(isBehind ? [problemAt(text, section.start, file, behind)] : []),
      ...partProblems(english, section, file, text),
    ];
  });
}
