import type { ReactNode } from "react";
import { GAP, STOP } from "../../language/strings/en";
import { type Chapter, chapterPath } from "../chapters";
import { feedbackAddress } from "../feedback";
import { strings } from "../strings/en";

const words = strings.page;

interface FootProps {
  /** From here to the root. */
  readonly root: string;
  readonly chapter?: Chapter | undefined;
}

export function PageFoot({ root, chapter }: FootProps): ReactNode {
  const { feedback } = import.meta.env.SITE;
  const address = addressOf(chapter);
  return (
    <footer className="page-foot column">
      <p>
        {words.computed}
        {GAP}
        <a href={`${root}notices.txt`}>{words.notices}</a>
        {STOP}
        {GAP}
        <button
          type="button"
          className="key-list-button"
          data-key-list=""
          aria-keyshortcuts="?"
          aria-haspopup="dialog"
        >
          {words.keys}
        </button>{" "}
        <button type="button" className="offline-button" data-root={root}>
          {words.offline}
        </button>
      </p>
      <Colophon chapter={chapter} address={address} />
      {chapter ? <Bibtex chapter={chapter} address={address} /> : null}
      {chapter && feedback ? <Feedback to={feedback} chapter={chapter} address={address} /> : null}
    </footer>
  );
}

interface ColophonProps {
  readonly chapter: Chapter | undefined;
  readonly address: string | null;
}

function Colophon({ chapter, address }: ColophonProps): ReactNode {
  const { version, date } = import.meta.env.EDITION;
  const title = chapter && strings.chapters[chapter.slug].title;
  const citation = title ? words.citedChapter(title, version, date) : words.cited(version, date);
  const [beforeDate, afterDate] = citation.split(date);
  return (
    <p className="colophon">
      {words.edition(version, date)}
      {GAP}
      {words.licence}
      {GAP}
      {words.cite}
      {GAP}
      <cite>
        {beforeDate}
        <time dateTime={date}>{date}</time>
        {afterDate} {address}
      </cite>
    </p>
  );
}

/** Of the chapter or, elsewhere, of the notebook; null where it is not known. */
function addressOf(chapter: Chapter | undefined): string | null {
  const { origin, base } = import.meta.env.SITE;
  return origin === null ? null : `${origin}${base}${chapter ? chapterPath(chapter) : ""}`;
}

interface ChapterProps {
  readonly chapter: Chapter;
  /** Null where the site's is not known. */
  readonly address: string | null;
}

function Bibtex({ chapter, address }: ChapterProps): ReactNode {
  return (
    <details className="bibtex">
      <summary>{words.bibtex}</summary>
      <pre>{bibtexEntry(chapter, import.meta.env.EDITION, address)}</pre>
    </details>
  );
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Doubled braces keep names whole, and capitals as they are. */
export function bibtexEntry(
  { slug }: Chapter,
  { version, date }: { readonly version: string; readonly date: string },
  address: string | null,
): string {
  const [year = "", month = ""] = date.split("-");
  const fields = {
    author: `{{${words.author}}}`,
    title: `{{${strings.chapters[slug].title}}}`,
    booktitle: `{{${words.wholeTitle}}}`,
    year: `{${year}}`,
    month: MONTHS[Number(month) - 1],
    note: `{${words.versionOf(version, date)}}`,
    ...(address === null ? {} : { url: `{${address}}` }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(9)} = ${value}`);
  return `@incollection{tumble-${slug},\n${lines.join(",\n")}\n}`;
}

/** The page's script adds the words that the reader has selected and the figure in use (client/feedback.ts). */
export function Feedback({ to, chapter, address }: ChapterProps & { readonly to: string }): ReactNode {
  const { how, link, subject } = words.feedback;
  const place = address ?? chapterPath(chapter);
  return (
    <p className="feedback">
      {how}
      {GAP}
      <a href={feedbackAddress(to, subject(strings.chapters[chapter.slug].title), place)} data-feedback="">
        {link}
      </a>
    </p>
  );
}
