import type { ReactNode } from "react";
import { strings as lab } from "../../lab/strings/en";
import { CHAPTERS, type Chapter, chapterPath } from "../chapters";
import { hereSlot } from "../slots";
import { strings } from "../strings/en";
import { PageFoot } from "./foot";
import { strings as teaching } from "./teach/strings/en";
import { isWritten } from "./texts";

const words = strings.page;

const MENU_PAGES = [
  ["cases/", strings.cases.inMenu],
  ["show/", strings.show.heading],
  ["lab/", lab.page.first],
  ["core/", strings.core.heading],
  ["teach/", teaching.inMenu],
] as const;

interface PlaceProps {
  /** From here to the root. */
  readonly root: string;
  readonly chapter?: Chapter | undefined;
}

interface PageProps extends PlaceProps {
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ root, chapter, outline, children }: PageProps): ReactNode {
  return (
    <>
      <a className="skip" href="#text">
        {words.skip}
      </a>
      <UnsmoothedDot />
      <PageHead root={root} chapter={chapter} />
      {outline}
      <main id="text">{children}</main>
      <SearchDialog root={root} />
      <IslandTrouble />
      <LinkTrouble />
      <BackToText />
      <PageFoot root={root} chapter={chapter} />
    </>
  );
}

/**
 * A dot in the paper's colour. Where a page has six concave paths, Chromium samples every pixel several times, which without a
 * graphics processor takes a second to get ready; not where one path is drawn unsmoothed.
 */
function UnsmoothedDot(): ReactNode {
  return (
    <svg className="unsmoothed-dot" width="1" height="1" aria-hidden="true" focusable="false">
      <path d="M0 .5h1" />
    </svg>
  );
}

function PageHead({ root, chapter }: PlaceProps): ReactNode {
  return (
    <header className="page-head">
      <a className="page-name" href={root}>
        {words.home}
      </a>
      <SearchButton />
      <details className="chapter-menu">
        <summary>{strings.outline.chapters}</summary>
        <nav aria-label={strings.outline.allChapters}>
          <ChapterLinks root={root} present={chapter} />
          <ul className="menu-pages">
            {MENU_PAGES.map(([path, name]) => (
              <li key={path}>
                <a href={`${root}${path}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      <button
        type="button"
        className="theme-button"
        data-theme-button=""
        data-dark={words.isDark}
        data-light={words.isLight}
      >
        <span className="theme-mark" aria-hidden="true" />
        <span className="theme-word">{words.theme}</span>
      </button>
      <OtherLanguage root={root} />
    </header>
  );
}

/** The same page; the script brings the reader to the same place, with the figures as they are. */
function OtherLanguage({ root }: PlaceProps): ReactNode {
  const { tag, root: other, name, offer, close } = words.otherLanguage;
  return (
    <a
      className="language-link"
      href={`${root}${other}${hereSlot()}`}
      lang={tag}
      hrefLang={tag}
      data-offer={offer}
      data-close={close}
    >
      {name}
    </a>
  );
}

export function ChapterLinks({
  root,
  present,
}: {
  readonly root: string;
  readonly present: Chapter | undefined;
}): ReactNode {
  return (
    <ol className="chapter-links">
      {CHAPTERS.filter(isWritten).map((chapter) => (
        <li key={chapter.slug}>
          <a
            href={`${root}${chapterPath(chapter)}`}
            aria-current={chapter.slug === present?.slug ? "page" : undefined}
          >
            <span>{chapter.number}</span>
            {strings.chapters[chapter.slug].title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function SearchButton(): ReactNode {
  return (
    <button type="button" className="search-button" aria-keyshortcuts="/" aria-haspopup="dialog">
      {strings.search.button}
    </button>
  );
}

/** The page's script fills the list. */
function SearchDialog({ root }: { readonly root: string }): ReactNode {
  const { label, hint, close, none, count, first, trouble, results } = strings.search;
  return (
    <dialog
      className="search"
      aria-label={label}
      data-root={root}
      data-none={none}
      data-count={count}
      data-first={first}
      data-trouble={trouble}
    >
      <div className="search-inside">
        <div className="search-head">
          <input
            type="search"
            role="combobox"
            aria-label={label}
            aria-expanded="false"
            aria-controls="search-results"
            aria-autocomplete="list"
            placeholder={hint}
            autoComplete="off"
            spellCheck={false}
          />
          <button type="button">{close}</button>
        </div>
        <p role="status" className="search-status" />
        <div role="listbox" id="search-results" aria-label={results} />
      </div>
    </dialog>
  );
}

/** For a figure whose program was not fetched. */
function IslandTrouble(): ReactNode {
  return (
    <template id="island-trouble">
      <p className="island-trouble" role="status">
        {strings.island.failed} <button type="button">{strings.island.retry}</button>
        <button type="button" hidden>
          {strings.island.reload}
        </button>
      </p>
    </template>
  );
}

/** For an address of a figure that the page lacks. */
function LinkTrouble(): ReactNode {
  return (
    <template id="link-trouble">
      <p className="island-trouble column" role="status">
        {strings.island.noFigure}
      </p>
    </template>
  );
}

/** For a reader led from a sentence to a figure. */
function BackToText(): ReactNode {
  return (
    <template id="back-to-text">
      <p className="back-to-text">
        <button type="button">
          <span aria-hidden="true">← </span>
          {words.backToText}
        </button>
      </p>
    </template>
  );
}
