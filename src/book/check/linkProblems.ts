import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CHAPTERS, chapterFile, chapterPath } from "../chapters";
import { headingIdsIn } from "../mdx/headingIds";
import type { ChapterText, Problem } from "./chapterTags";
import { problemAt } from "./proseProblems";

const LIST_PAGES = ["", "cases/", "lab/", "show/", "core/", "embedding/"];

/** Headings, equations, figures and symbols. */
export function placesIn(text: string): ReadonlySet<string> {
  const tags = Array.from(
    text.matchAll(/<(?!(?:Term|Ref|FigureLink)\b)\w+ id="([\w-]+)"/g),
    ([, id = ""]) => id,
  );
  const [, listed = "[]"] = /<Symbols ids=\{(\[[^\]]*\])\}/.exec(text) ?? [];
  const symbols = (JSON.parse(listed) as string[]).map((id) => `symbol-${id}`);
  return new Set([...headingIdsIn(text), ...tags, ...symbols, "symbols", "text"]);
}

/** @param sheets whose links read as those of their chapters */
export function linkProblems(texts: readonly ChapterText[], sheets: readonly ChapterText[] = []): Problem[] {
  const places = new Map(texts.map(({ file, text }) => [pathOf(file), placesIn(text)]));
  return [...texts, ...sheets].flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)).flatMap(({ 1: link = "", index }) => {
      const { pathname, hash } = new URL(link, `http://notebook/${pathOf(file)}`);
      const wrong = wrongIn(pathname.slice(1), decodeURIComponent(hash.slice(1)), places);
      return wrong ? [problemAt(text, index, file, `the link ${link} leads nowhere: ${wrong}`)] : [];
    }),
  );
}

/** Addresses in programs, cases and the search's words, such as `euler-equation/#outer-axes`, that lead nowhere. */
export function addressProblems(texts: readonly ChapterText[]): Problem[] {
  const places = new Map(texts.map(({ file, text }) => [pathOf(file), placesIn(text)]));
  const slugs = CHAPTERS.map(({ slug }) => slug).join("|");
  const address = new RegExp(`["'\`/](${slugs})/(?:\\?[^"'\`#]*)?#([^"'\`\\s)$]+)["'\`]`, "g");
  return [...filesBelow("src", /\.tsx?$/), ...filesBelow("content", /\.yaml$/)].flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return Array.from(text.matchAll(address)).flatMap(({ 1: slug, 2: id = "", index }) => {
      const wrong = wrongIn(`chapters/${slug}/`, id, places);
      return wrong ? [problemAt(text, index, file, `an address leads nowhere: ${wrong}`)] : [];
    });
  });
}

/** Display equations that no test of their chapter computes. */
export function uncheckedEquations({ file, text }: ChapterText): Problem[] {
  const folder = join("tests", "chapters", basename(file, ".mdx"));
  const tests = existsSync(folder)
    ? filesBelow(folder, /\.ts$/)
        .map((name) => readFileSync(name, "utf8"))
        .join("\n")
    : "";
  return Array.from(text.matchAll(/<Equation id="([\w-]+)"/g)).flatMap(({ 1: id = "", index }) =>
    new RegExp(`^ *"?${id}"?: [(\\w]`, "m").test(tests)
      ? []
      : [problemAt(text, index, file, `the equation ${id} has no check in ${folder}`)],
  );
}

function wrongIn(path: string, id: string, places: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const chapter = places.get(path);
  if (!chapter) return LIST_PAGES.includes(path) ? null : `there is no page ${path}`;
  return id === "" || chapter.has(id) ? null : `${path} has no place #${id}`;
}

function pathOf(file: string): string {
  const chapter = CHAPTERS.find((each) => chapterFile(each) === basename(file));
  return chapter ? chapterPath(chapter) : basename(file);
}

function filesBelow(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => pattern.test(file)).map((file) => join(folder, file));
}
