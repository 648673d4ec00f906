import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { CHAPTERS, type Chapter, chapterFile, chapterPath } from "../chapters";
import { Contents } from "./contents";
import { Page } from "./layout";

/** Each chapter's text with its figures, loaded when its page is asked for. */
const texts = import.meta.glob<{ default: ComponentType }>("../../../content/en/*.mdx");

const isWritten = (chapter: Chapter) => textFile(chapter) in texts;

function textFile(chapter: Chapter): string {
  return `../../../content/en/${chapterFile(chapter)}`;
}

/** One page of the built site. */
export interface BuiltPage {
  /** Where it goes below the site's root: `""`, `chapters/euler-equation/`, `404.html`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

const MISSING = "404.html";

/** Where every page of the notebook goes. */
export const PAGE_PATHS: readonly string[] = ["", ...CHAPTERS.filter(isWritten).map(chapterPath), MISSING];

/**
 * One page of the notebook as static HTML; for a path that is none of `PAGE_PATHS`, the page that says so.
 *
 * @param base address of the site's root, for the page that stands in for any missing address
 */
export async function renderPage(path: string, base: string): Promise<BuiltPage> {
  if (path === "") return contentsPage();
  const chapter = CHAPTERS.find((one) => isWritten(one) && chapterPath(one) === path);
  return chapter ? chapterPage(chapter) : missingPage(base);
}

function contentsPage(): BuiltPage {
  return {
    path: "",
    title: "Tumble: how things really rotate",
    description:
      "An explorable notebook on rigid-body rotation: each chapter derives one idea and runs it live, one frame at a time.",
    body: renderToString(
      <Page root="./">
        <Contents written={new Set(CHAPTERS.filter(isWritten).map((chapter) => chapter.slug))} />
      </Page>,
    ),
  };
}

async function chapterPage(chapter: Chapter): Promise<BuiltPage> {
  const text = await texts[textFile(chapter)]?.();
  if (!text) throw new Error(`${chapterFile(chapter)} is missing`);
  return {
    path: chapterPath(chapter),
    title: `${chapter.title} · Tumble`,
    description: chapter.teaches,
    body: renderToString(
      <Page root="../../">
        <article className="chapter-text">
          <header className="chapter-head column">
            <p className="chapter-place">Chapter {chapter.number}</p>
            <h1>{chapter.title}</h1>
          </header>
          <text.default />
          <div className="column">
            <TurnPage chapter={chapter} />
          </div>
        </article>
      </Page>,
    ),
  };
}

/** The chapters before and after, where they are written; else the list of all. */
function TurnPage({ chapter }: { chapter: Chapter }): ReactNode {
  const place = CHAPTERS.indexOf(chapter);
  const previous = CHAPTERS.slice(0, place).findLast(isWritten);
  const next = CHAPTERS.slice(place + 1).find(isWritten);
  return (
    <nav className="turn-page" aria-label="Other chapters">
      <a className="previous" href={previous ? `../../${chapterPath(previous)}` : "../../"}>
        <small>{previous ? "Previous" : "Up"}</small>
        {previous?.title ?? "All chapters"}
      </a>
      {next ? (
        <a className="turn-page-next" href={`../../${chapterPath(next)}`}>
          <small>Next</small>
          {next.title}
        </a>
      ) : (
        <span className="turn-page-next">
          <small>Next</small>
          {CHAPTERS[place + 1]?.title}, not written yet
        </span>
      )}
    </nav>
  );
}

/** Served for any address that is not there, so its links cannot be relative: they start at the site's base. */
function missingPage(base: string): BuiltPage {
  return {
    path: MISSING,
    title: "Not here · Tumble",
    description: "There is no page at this address.",
    body: renderToString(
      <Page root={base}>
        <article className="column missing">
          <h1>There is no page here</h1>
          <p>
            The address may be misspelt, or the page may have moved.{" "}
            <a href={base}>All chapters are listed on the first page</a>.
          </p>
        </article>
      </Page>,
    ),
  };
}
