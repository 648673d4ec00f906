import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { PrintedStills } from "../../figures/shell/island";
import { strings as labStrings } from "../../lab/strings/en";
import { GAP, STOP } from "../../language/strings/en";
import { CHAPTERS, type Chapter, type ChapterSlug, chapterPath, sheetPath } from "../chapters";
import { type Place, placesOf } from "../mdx/places";
import { GONE_SLUGS, type GoneSlug, MOVED } from "../moved";
import type { Entry } from "../search/index";
import { strings } from "../strings/en";
import { ChapterLinks, Page } from "./layout";
import { Outline } from "./outline";
import { printedStills } from "./printedStills";
import { Guesses, ReadingNote, Resume } from "./reading";
import { chapterEntries, labEntries, pageEntry } from "./searchEntries";
import { strings as teaching } from "./teach/strings/en";
import { isTaught, isWritten, loadText } from "./texts";

export interface BuiltPage {
  /** Below the site's root: `""`, `chapters/euler-equation/`, `404.html`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Of a chapter. */
  readonly slug?: ChapterSlug;
  /** The picture shown beside a link to it, below the site's root. */
  readonly card?: string;
  /** That the page is all about. */
  readonly figure?: string;
  /** Of the page that leads to all others. */
  readonly parts?: readonly { readonly title: string; readonly path: string }[];
  /** The page that search engines list instead of this one, whose text went there. */
  readonly canonical?: string;
  readonly entries?: readonly Entry[];
}

const MISSING = "404.html";
const CASES = "cases/";
const SYMPTOMS = "symptoms/";
const SHOW = "show/";
const CORE = "core/";
const EMBEDDING = "embedding/";

const LAB = "lab/";
const TEACH = "teach/";

const gonePath = (slug: GoneSlug) => `chapters/${slug}/`;

export const PAGE_PATHS: readonly string[] = [
  "",
  ...CHAPTERS.filter(isWritten).map(chapterPath),
  ...GONE_SLUGS.map(gonePath),
  CASES,
  SYMPTOMS,
  SHOW,
  CORE,
  EMBEDDING,
  LAB,
  TEACH,
  ...CHAPTERS.filter(isTaught).map(sheetPath),
  MISSING,
];

/**
 * Loads the modules of this page alone: in development a chapter need not wait for the lab's.
 *
 * @param base the site's root, for the page that stands in for missing addresses
 */
export async function renderPage(path: string, base: string): Promise<BuiltPage> {
  if (path === "") {
    const { Contents } = await import("./contents");
    const written = new Set(CHAPTERS.filter(isWritten).map(({ slug }) => slug));
    const parts = CHAPTERS.filter(isWritten).map((chapter) => ({
      title: strings.chapters[chapter.slug].title,
      path: chapterPath(chapter),
    }));
    return { ...pageOf(path, strings.contents, <Contents written={written} />, "./"), parts };
  }
  if (path === CASES) {
    const { CaseBook, CaseOutline, caseEntries, caseStills } = await import("./cases/CaseBook");
    const book = <CaseBook stills={await caseStills()} />;
    const page = pageOf(CASES, strings.cases, book, "../", <CaseOutline />);
    return { ...page, entries: [pageEntry("cases", CASES, strings.cases), ...caseEntries(CASES)] };
  }
  if (path === SYMPTOMS) {
    const { MovedCases } = await import("./cases/MovedCases");
    return { ...pageOf(SYMPTOMS, strings.cases, <MovedCases />, "../"), canonical: "../cases/" };
  }
  if (path === SHOW) {
    const { Show, shownStills } = await import("./show");
    const page = pageOf(SHOW, strings.show, <Show stills={await shownStills()} />, "../");
    return { ...page, entries: [pageEntry("show", SHOW, strings.show)] };
  }
  if (path === CORE) {
    const { UseTheCore } = await import("./core");
    const page = pageOf(CORE, strings.core, <UseTheCore />, "../");
    return { ...page, entries: [pageEntry("core", CORE, strings.core)] };
  }
  if (path === EMBEDDING) {
    const { Embedding } = await import("./embedding");
    const page = pageOf(EMBEDDING, strings.embedding, <Embedding />, "../");
    return { ...page, entries: [pageEntry("embedding", EMBEDDING, strings.embedding)] };
  }
  if (path === LAB) {
    const { LabPage } = await import("./lab");
    const page = pageOf(LAB, labStrings.page, <LabPage />, "../");
    return { ...page, entries: [pageEntry("lab", LAB, labStrings.page), ...labEntries(LAB)] };
  }
  if (path === TEACH) {
    const { teachIndex } = await import("./teach/TeachIndex");
    const page = pageOf(TEACH, teaching, await teachIndex(), "../");
    return { ...page, entries: [pageEntry("teach", TEACH, teaching)] };
  }
  const taught = CHAPTERS.find((one) => isTaught(one) && sheetPath(one) === path);
  if (taught) {
    const { sheetPage } = await import("./teach/Sheet");
    const { title } = strings.chapters[taught.slug];
    const described = {
      title: teaching.sheet.title(title),
      description: teaching.sheet.description(title),
    };
    const page = pageOf(path, described, await sheetPage(taught), "../../");
    return { ...page, card: `cards/${taught.slug}.png` };
  }
  const chapter = CHAPTERS.find((one) => isWritten(one) && chapterPath(one) === path);
  if (chapter) return chapterPage(chapter);
  const gone = GONE_SLUGS.find((slug) => gonePath(slug) === path);
  return gone ? gonePage(gone) : missingPage(base);
}

interface Described {
  readonly title: string;
  readonly description: string;
}

/** @param root from the page to the notebook's root */
function pageOf(
  path: string,
  { title, description }: Described,
  content: ReactNode,
  root: string,
  outline?: ReactNode,
): BuiltPage {
  const page = (
    <Page root={root} outline={outline}>
      {content}
    </Page>
  );
  return { path, title, description, body: renderToString(page) };
}

async function chapterPage(chapter: Chapter): Promise<BuiltPage> {
  const { title, teaches } = strings.chapters[chapter.slug];
  const text = await loadText(chapter);
  const places = placesOf(text);
  const outline = (
    <Outline words={strings.outline} places={outlinePlaces(places)}>
      <ChapterLinks root="../../" present={chapter} />
    </Outline>
  );
  const body = renderToString(
    <Page root="../../" chapter={chapter} outline={outline}>
      <article className="chapter-text">
        <header className="chapter-head column">
          <p className="chapter-place">
            {strings.chapter.place(chapter.number)} <Resume root="../../" />
          </p>
          <h1>{title}</h1>
        </header>
        <ReadingNote />
        <PrintedStills value={await printedStills(chapter.slug)}>{text}</PrintedStills>
        <div className="column">
          <Guesses />
          {isTaught(chapter) ? (
            <p className="sheet-link screen-only">
              <a href={`../../${sheetPath(chapter)}`}>{teaching.ofChapter}</a>
            </p>
          ) : null}
          <TurnPage chapter={chapter} />
        </div>
      </article>
    </Page>,
  );
  return {
    path: chapterPath(chapter),
    slug: chapter.slug,
    title: strings.page.title(title),
    description: teaches,
    body,
    entries: chapterEntries(chapter, places),
  };
}

function outlinePlaces(places: readonly Place[]) {
  return places
    .filter(({ kind }) => kind === "section" || kind === "figure")
    .map(({ kind, id, title }) => ({ id, title, isPart: kind === "figure" }));
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
  const { titles, description, heading, says } = strings.gone;
  const title = titles[slug];
  const heirs = MOVED[slug] ?? {};
  const content = (
    <article className="column missing">
      <h1>{heading}</h1>
      <p>{says(title)}</p>
      <ul>
        {CHAPTERS.filter((chapter) => chapter.slug in heirs).map((chapter) => (
          <li key={chapter.slug}>
            <a href={`../../${chapterPath(chapter)}`}>{strings.chapters[chapter.slug].title}</a>
            {STOP}
            {GAP}
            {strings.chapters[chapter.slug].teaches}
          </li>
        ))}
      </ul>
    </article>
  );
  const described = { title: strings.page.title(title), description: description(title) };
  const [heir] = Object.keys(heirs);
  return { ...pageOf(gonePath(slug), described, content, "../../"), canonical: `../${heir}/` };
}

/** Served for any missing address: its links start at the site's base. */
function missingPage(base: string): BuiltPage {
  const { title, description, heading, reasons, contents } = strings.missing;
  const content = (
    <article className="column missing">
      <h1>{heading}</h1>
      <p>
        {reasons}
        {GAP}
        <a href={base}>{contents}</a>
        {STOP}
      </p>
    </article>
  );
  return pageOf(MISSING, { title: strings.page.title(title), description }, content, base);
}
