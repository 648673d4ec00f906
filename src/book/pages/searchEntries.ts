import * as v from "valibot";
import { parse } from "yaml";
import type { AngularId } from "../../core/dynamics/ids";
import { usersOf } from "../../engines/facts/rules";
import { stateQuery } from "../../figures/shell/permalink";
import { strings as kit } from "../../figures/strings/en";
import { typographic } from "../../format/text";
import { FIRST_RULE } from "../../lab/bench/benchState";
import { strings as language } from "../../language/strings/en";
import { type Chapter, chapterPath } from "../chapters";
import type { Place } from "../mdx/places";
import type { Entry } from "../search/index";
import { strings } from "../strings/en";

/** The command line has no page of its own. */
const TOOL_PLACES = {
  body: "#bench",
  data: "#bench",
  log: "#a-log",
  tensor: "#bench-tensor",
  mesh: "#bench",
  ownRule: `?${stateQuery("bench", { rule: FIRST_RULE })}#bench-rule`,
  engines: "#bench",
  phone: "#a-throw",
  commandLine: "#a-log",
};

const TEXT = v.pipe(v.string(), v.minLength(1));
const WORDS = { title: TEXT, text: TEXT, words: TEXT };
const TOOLS = Object.keys(TOOL_PLACES) as (keyof typeof TOOL_PLACES)[];

const SearchSchema = v.strictObject({
  /** What people call the pages that are no chapters. */
  pages: v.strictObject({ cases: TEXT, show: TEXT, lab: TEXT, core: TEXT, embedding: TEXT, teach: TEXT }),
  tools: v.strictObject(v.entriesFromList(TOOLS, v.strictObject(WORDS))),
  alsoSaid: v.record(v.string(), TEXT),
  /** Phrases that ask for it, separated by semicolons, and the nearest place. */
  absent: v.array(v.strictObject({ ...WORDS, address: TEXT })),
});

const files = import.meta.glob<string>("../../../content/*/search.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const { pages, tools, alsoSaid, absent } = v.parse(
  SearchSchema,
  parse(files[`../../../content/${language.files}/search.yaml`] ?? ""),
);

export function pageEntry(
  id: keyof typeof pages,
  path: string,
  { heading, lede }: { readonly heading: string; readonly lede: string },
): Entry {
  return { kind: "page", address: path, title: heading, text: lede, words: pages[id] };
}

/** The lab's parts, and what the search says of what is nowhere in the notebook. */
export function labEntries(path: string): Entry[] {
  const parts = TOOLS.map(
    (id): Entry => ({ kind: "tool", address: `${path}${TOOL_PLACES[id]}`, ...tools[id] }),
  );
  return [...parts, ...absent.map((topic): Entry => ({ kind: "absent", ...topic }))];
}

/** Exercises and sources, under the same names in every chapter. */
const UNSEARCHED = ["references", "things-to-try", "check-yourself", "spot-the-slip"];

/** A section has its whole text, of which the build takes a part (searchFile.ts). */
export function chapterEntries(chapter: Chapter, places: readonly Place[]): Entry[] {
  const { title: name } = strings.chapters[chapter.slug];
  const found = places.filter(({ id }) => !UNSEARCHED.includes(id));
  return found.flatMap(({ kind, id, title, text }): Entry[] => {
    const address = `${chapterPath(chapter)}#${id}`;
    const entry = { kind, address, title, words: alsoSaid[address] ?? "" };
    if (kind === "section" || kind === "subsection")
      return [
        { ...entry, kind: "section", place: `${strings.chapter.place(chapter.number)} · ${name}`, text },
      ];
    if (kind === "equation") return [{ ...entry, kind, text: name }];
    if (kind === "symbol") return [{ ...entry, kind, text, words: id.replace("symbol-", "") }];
    return [{ ...entry, kind, text }, ...(id === "registry" ? ruleEntries(chapter) : [])];
  });
}

/** The table's rows; the programs that use a rule find it too. */
function ruleEntries(chapter: Chapter): Entry[] {
  return (Object.keys(kit.rules) as AngularId[]).map((id) => ({
    kind: "rule",
    address: `${chapterPath(chapter)}#rule-${id}`,
    title: typographic(kit.rules[id].name),
    text: usersOf(id),
    words: `${id.replaceAll("-", " ")} ${kit.rules[id].conserves}`,
  }));
}
