import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { strings as labStrings } from "../../lab/strings/en";
import { CHAPTERS, type Chapter, chapterPath } from "../chapters";
import { placesOf } from "../mdx/places";
import { GONE_SLUGS, type GoneSlug, MOVED } from "../moved";
import type { Entry } from "../search/index";
import { strings } from "../strings/en";
import { ChapterLinks, Page } from "./layout";
import { Outline } from "./outline";
import { Guesses, ReadingNote, Resume } from "./reading";
import { chapterEntries, labEntries } from "./searchEntries";
import { isWritten, loadText } from "./texts";

export interface BuiltPage {
  /** Where it goes below the site's root: `""`, `chapters/euler-equation/`, `404.html`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** The way to the page that search engines are to list instead of this one, whose text went there. */
  readonly canonical?: string;
  /** What a search can find on it. */
  readonly entries?: readonly Entry[];
}

const MISSING = "404.html";
const CASES = "cases/";
const SYMPTOMS = "symptoms/";
const SHOW = "show/";

const LAB = "lab/";

const gonePath = (slug: GoneSlug) => `chapters/${slug}/`;

export const PAGE_PATHS: readonly string[] = [
  "",
  ...CHAPTERS.filter(isWritten).map(chapterPath),
  ...GONE_SLUGS.map(gonePath),
  CASES,
  SYMPTOMS,
  SHOW,
  LAB,
  MISSING,
];

/**
 * The modules of a page are loaded with it, so that in development a chapter does not wait for those of the lab.
 *
 * @param base address of the site's root, for the page that stands in for any missing address
 */
export async function renderPage(path: string, base: string): Promise<BuiltPage> {
  if (path === "") return contentsPage();
  if (path === CASES) {
    const { CaseBook, caseEntries, caseStills } = await import("./cases/CaseBook");
    const page = listPage(CASES, strings.cases, <CaseBook stills={await caseStills()} />);
    return { ...page, entries: caseEntries(CASES) };
  }
  if (path === SYMPTOMS) {
    const { MovedCases } = await import("./cases/MovedCases");
    return { ...listPage(SYMPTOMS, strings.cases, <MovedCases />), canonical: "../cases/" };
  }
  if (path === SHOW) {
    const { Show } = await import("./show");
    return listPage(SHOW, strings.show, <Show />);
  }
  if (path === LAB) return labPage();
  const chapter = CHAPTERS.find((one) => isWritten(one) && chapterPath(one) === path);
  if (chapter) return chapterPage(chapter);
  const gone = GONE_SLUGS.find((slug) => gonePath(slug) === path);
  return gone ? gonePage(gone) : missingPage(base);
}

async function contentsPage(): Promise<BuiltPage> {
  const { Contents } = await import("./contents");
  return {
    path: "",
    title: strings.contents.title,
    description: strings.contents.description,
    body: renderToString(
      <Page root="./">
        <Contents written={new Set(CHAPTERS.filter(isWritten).map((chapter) => chapter.slug))} />
      </Page>,
    ),
  };
}

async function labPage(): Promise<BuiltPage> {
  const { LabPage } = await import("./lab");
  return {
    path: LAB,
    title: labStrings.page.title,
    description: labStrings.page.description,
    body: renderToString(
      <Page root="../">
        <LabPage />
      </Page>,
    ),
    entries: labEntries(LAB),
  };
}

function listPage(
  path: string,
  { title, description }: { readonly title: string; readonly description: string },
  content: ReactNode,
): BuiltPage {
  return { path, title, description, body: renderToString(<Page root="../">{content}</Page>) };
}

async function chapterPage(chapter: Chapter): Promise<BuiltPage> {
  const { title, teaches } = strings.chapters[chapter.slug];
  const text = await loadText(chapter);
  const places = placesOf(text);
  const links = <ChapterLinks root="../../" present={chapter} />;
  const body = renderToString(
    <Page root="../../" chapter={chapter} outline={<Outline places={places} chapters={links} />}>
      <article className="chapter-text">
        <header className="chapter-head column">
          <p className="chapter-place">
            {strings.chapter.place(chapter.number)} <Resume root="../../" />
          </p>
          <h1>{title}</h1>
        </header>
        <ReadingNote />
        {text}
        <div className="column">
          <Guesses />
          <TurnPage chapter={chapter} />
        </div>
      </article>
    </Page>,
  );
  return {
    path: chapterPath(chapter),
    title: strings.page.title(title),
    description: teaches,
    body,
    entries: chapterEntries(chapter, places),
  };
}

function TurnPage({ chapter }: { chapter: Chapter }): ReactNode {
  const words = strings.chapter;
  const titleOf = ({ slug }: Chapter) => strings.chapters[slug].title;
  const place = CHAPTERS.indexOf(chapter);
  const previous = CHAPTERS.slice(0, place).findLast(isWritten);
  const following = CHAPTERS[place + 1];
  const next = CHAPTERS.slice(place + 1).find(isWritten);
  return (
    <nav className="turn-page" aria-label={words.others}>
      <a className="previous" href={previous ? `../../${chapterPath(previous)}` : "../../"}>
        <small>{previous ? words.previous : words.up}</small>
        {previous ? titleOf(previous) : words.all}
      </a>
      {next ? (
        <a className="turn-page-next" href={`../../${chapterPath(next)}`}>
          <small>{words.next}</small>
          {titleOf(next)}
        </a>
      ) : null}
      {!next && following ? (
        <span className="turn-page-next">
          <small>{words.next}</small>
          {words.notWritten(titleOf(following))}
        </span>
      ) : null}
    </nav>
  );
}

function gonePage(slug: GoneSlug): BuiltPage {
  const words = strings.gone;
  const title = words.titles[slug];
  const [heir] = Object.keys(MOVED[slug] ?? {});
  return {
    path: gonePath(slug),
    title: strings.page.title(title),
    description: words.description(title),
    canonical: `../${heir}/`,
    body: renderToString(
      <Page root="../../">
        <article className="column missing">
          <h1>{words.heading}</h1>
          <p>{words.says(title)}</p>
          <ul>
            {CHAPTERS.filter((chapter) => chapter.slug in (MOVED[slug] ?? {})).map((chapter) => (
              <li key={chapter.slug}>
                <a href={`../../${chapterPath(chapter)}`}>{strings.chapters[chapter.slug].title}</a>.{" "}
                {strings.chapters[chapter.slug].teaches}
              </li>
            ))}
          </ul>
        </article>
      </Page>,
    ),
  };
}

/** Served for any address that is not there, so its links cannot be relative: they start at the site's base. */
function missingPage(base: string): BuiltPage {
  const words = strings.missing;
  return {
    path: MISSING,
    title: strings.page.title(words.title),
    description: words.description,
    body: renderToString(
      <Page root={base}>
        <article className="column missing">
          <h1>{words.heading}</h1>
          <p>
            {words.reasons} <a href={base}>{words.contents}</a>.
          </p>
        </article>
      </Page>,
    ),
  };
}
