import * as v from "valibot";
import { parse } from "yaml";
import type { ValueSpec } from "../../chapters/values";
import { strings as language } from "../../language/strings/en";
import { CHAPTERS, type ChapterSlug } from "../chapters";
import type { SetFigure } from "../gallery";
import { type Mend, MendSchema, mendsOf } from "./mends";

/*
 * A case is one entry of `content/cases/<group>.yaml`: facts, and words in each language. Its key is its anchor on the page,
 * which links outside name: it stays.
 */

const TEXT = v.pipe(v.string(), v.minLength(1));

const WordsSchema = v.strictObject({
  /** Short enough to be recognised at a glance. */
  name: TEXT,
  sees: TEXT,
  /** What people type, for the search. */
  words: TEXT,
  /** `{angle}` stands for the value of that name. */
  why: TEXT,
  /** By the other cases' keys. */
  alike: v.record(v.string(), TEXT),
  mend: TEXT,
});

/** As it stands there. */
const ThreadSchema = v.union([
  v.strictObject({
    github: v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+\/(issues|pull)\/\d+$/)),
    year: v.number(),
    title: TEXT,
  }),
  v.strictObject({ url: v.pipe(v.string(), v.url()), project: TEXT, year: v.number(), title: TEXT }),
]);

const CHAPTER = v.picklist(CHAPTERS.map(({ slug }) => slug));

const CaseSchema = v.strictObject({
  chapter: CHAPTER,
  section: TEXT,
  equation: TEXT,
  /** By default of the same chapter. */
  figure: v.strictObject({
    chapter: v.optional(CHAPTER),
    figure: TEXT,
    set: v.record(v.string(), v.unknown()),
  }),
  values: v.optional(v.record(v.string(), v.looseObject({ of: TEXT })), {}),
  mends: v.pipe(v.array(MendSchema), v.minLength(1)),
  threads: v.pipe(v.array(ThreadSchema), v.minLength(1)),
  en: WordsSchema,
  zh: WordsSchema,
});

export interface Thread {
  readonly title: string;
  readonly project: string;
  readonly year: number;
  readonly url: string;
}

export interface Case {
  readonly id: string;
  readonly group: CaseGroup;
  readonly chapter: ChapterSlug;
  readonly section: string;
  readonly equation: string;
  readonly figure: SetFigure;
  readonly values: Readonly<Record<string, ValueSpec>>;
  readonly mends: readonly Mend[];
  readonly threads: readonly Thread[];
  readonly words: v.InferOutput<typeof WordsSchema>;
}

const files = import.meta.glob<string>("../../../content/cases/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GROUPS = ["spinning", "turning", "body", "contact", "time", "numbers"] as const;

export type CaseGroup = (typeof GROUPS)[number];

/** @throws naming the file, the case and the field */
function casesOf(group: CaseGroup): readonly Case[] {
  const file = `content/cases/${group}.yaml`;
  const entries = Object.entries(parse(files[`../../../${file}`] ?? "") as Record<string, unknown>);
  return entries.map(([id, entry]) => {
    const { success, output, issues } = v.safeParse(CaseSchema, entry);
    if (success) return caseOf(id, group, output);
    const [issue] = issues;
    throw new Error(`${file}: ${id}: ${v.getDotPath(issue) ?? ""}: ${issue.message}`);
  });
}

function caseOf(
  id: string,
  group: CaseGroup,
  { figure, values, mends, threads, ...facts }: v.InferOutput<typeof CaseSchema>,
): Case {
  return {
    ...facts,
    id,
    group,
    figure: { chapter: facts.chapter, ...figure } as SetFigure,
    // Checked as the page computes them.
    values: values as Readonly<Record<string, ValueSpec>>,
    mends: mends.flatMap(mendsOf),
    threads: threads.map(threadOf),
    words: facts[language.files as "en" | "zh"],
  };
}

function threadOf(thread: v.InferOutput<typeof ThreadSchema>): Thread {
  if ("url" in thread) return thread;
  const { github, ...rest } = thread;
  const [, project = ""] = github.split("/");
  return { ...rest, project, url: `https://github.com/${github}` };
}

export const CASE_GROUPS = GROUPS.map((group) => ({ group, cases: casesOf(group) }));

export const CASES: readonly Case[] = CASE_GROUPS.flatMap(({ cases }) => cases);

export function caseById(id: string): Case {
  const found = CASES.find((one) => one.id === id);
  if (!found) throw new Error(`there is no case ${id}`);
  return found;
}
