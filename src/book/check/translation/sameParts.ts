import type { Problem } from "../chapterTags";
import { problemAt } from "../proseProblems";
import type { Section } from "./sections";

/** Attributes whose words are read. */
const READ = "title|question|answer|ask|claim|outcome|caption|label|body|name|hint|needs";
const READ_ATTRIBUTE = new RegExp(`\\s(?:${READ})=(?:"[^"]*"|\\{[^}]*\\})`, "g");
const TAG = /<\/?[A-Za-z][^<>]*?(?:=>[^<>]*?)*>/g;
const CODE = /^```[\s\S]*?^```$/gm;
const FORMULA = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g;
const LINK = /\]\(([^)\s]+)\)/g;

/** What a section has in every language, each part as often. */
const PARTS = {
  tag: (text: string) =>
    Array.from(text.matchAll(TAG), ([tag]) => tag.replace(READ_ATTRIBUTE, "").replace(/\s+/g, " ")),
  formula: (text: string) =>
    Array.from(text.replace(CODE, "").matchAll(FORMULA), ([tex]) => tex.replace(/\s+/g, " ")),
  link: (text: string) => Array.from(text.matchAll(LINK), ([, target = ""]) => target),
  // Their comments are prose.
  program: (text: string) => (text.match(CODE) ?? []).map((code) => code.replace(/ *(\/\/|#).*$/gm, "")),
} satisfies Record<string, (text: string) => readonly string[]>;

/** @returns what the translated section lacks, or has besides */
export function partProblems(english: Section, translated: Section, file: string, whole: string): Problem[] {
  const [ours, theirs] = [translated, english].map(({ text }) =>
    text.replace(/\\text\{[^}]*\}/g, "\\text{}"),
  );
  return Object.entries(PARTS).flatMap(([kind, partsOf]) => {
    const counts = new Map<string, number>();
    for (const part of partsOf(theirs ?? "")) counts.set(part, (counts.get(part) ?? 0) + 1);
    for (const part of partsOf(ours ?? "")) counts.set(part, (counts.get(part) ?? 0) - 1);
    return Array.from(counts).flatMap(([part, missing]) => {
      if (missing === 0) return [];
      const what = missing > 0 ? "lacks" : "has, unlike the English,";
      const message = `the section #${translated.id} ${what} the ${kind} ${part}`;
      return [problemAt(whole, translated.start, file, message)];
    });
  });
}
