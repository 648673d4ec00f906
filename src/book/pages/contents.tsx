import type { ReactNode } from "react";
import { Tumbling } from "../../chapters/cover/Tumbling";
import { CASES } from "../cases/cases";
import { CHAPTERS, type Chapter, chapterPath } from "../chapters";
import { hoursSlot, minutesSlot, stillSlot } from "../slots";
import { strings } from "../strings/en";
import { Resume } from "./reading";

const words = strings.contents;

export function Contents({ written }: { written: ReadonlySet<string> }): ReactNode {
  return (
    <article className="contents column">
      {/* Moves from the reader's first move on: its program would be in the page's way. */}
      <div className="cover" data-waits="">
        <header className="cover-head">
          <p className="lede">{words.lede}</p>
          <h1>{words.question}</h1>
          <p className="cover-guess">
            <a href="chapters/euler-equation/">{words.guess}</a>
          </p>
        </header>
        <Tumbling
          id="tumbling"
          title={words.figure}
          scenario="thrownRacketCrooked"
          lanes={["rk4"]}
          frame={40}
        >
          {words.caption}
        </Tumbling>
        <EntryPoints />
      </div>
      <p className="resume-line">
        <Resume root="./" />
      </p>
      <div>
        <p>{words.racket}</p>
        <p>{words.method}</p>
      </div>
      <nav
        className="chapters"
        id="chapters"
        aria-label={words.chapters}
        data-read={words.progress.read}
        data-read-to={words.progress.readTo}
        data-count={words.progress.count("#", CHAPTERS.length)}
        data-forgotten={words.progress.forgotten}
      >
        <h2>{words.chapters}</h2>
        <ol start={0}>
          {CHAPTERS.map((chapter) => (
            <ChapterEntry key={chapter.slug} chapter={chapter} isWritten={written.has(chapter.slug)} />
          ))}
        </ol>
        {/* The page's script knows what was read. */}
        <p className="progress" role="status" hidden>
          <span /> <button type="button">{words.progress.forget}</button>
        </p>
      </nav>
    </article>
  );
}

function EntryPoints(): ReactNode {
  const { label, wrong, learn, show, bring } = words.entryPoints;
  return (
    <nav className="entry-points" aria-label={label}>
      <EntryPoint href="cases/" name={wrong.name} text={wrong.text(CASES.length)} />
      <EntryPoint href="#chapters" name={learn.name} text={learn.text(CHAPTERS.length, hoursSlot())} />
      <EntryPoint href="show/" name={show.name} text={show.text} />
      <EntryPoint href="lab/" name={bring.name} text={bring.text} />
    </nav>
  );
}

function EntryPoint({
  href,
  name,
  text,
}: {
  readonly href: string;
  readonly name: string;
  readonly text: string;
}): ReactNode {
  return (
    <a className="door" href={href}>
      <strong>{name}</strong>
      <span>{text}</span>
    </a>
  );
}

function ChapterEntry({
  chapter,
  isWritten,
}: {
  readonly chapter: Chapter;
  readonly isWritten: boolean;
}): ReactNode {
  const { title, lets } = strings.chapters[chapter.slug];
  return (
    <li className={isWritten ? "chapter" : "chapter unwritten"}>
      <span className="picture still" aria-hidden="true">
        {isWritten ? stillSlot(chapterPath(chapter), chapter.picture) : null}
      </span>
      <div>
        <h3>
          <span className="chapter-number" aria-hidden="true">
            {chapter.number}
          </span>
          {isWritten ? <a href={chapterPath(chapter)}>{title}</a> : title}
          {isWritten ? null : <span className="chapter-status">{words.notWritten}</span>}
        </h3>
        <p>{lets}</p>
        {isWritten ? (
          <p className="chapter-minutes" data-chapter={chapter.slug}>
            {words.minutes(minutesSlot(chapterPath(chapter)))}
          </p>
        ) : null}
      </div>
    </li>
  );
}
