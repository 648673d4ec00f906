import type { ReactNode } from "react";
import { Tumbling } from "../../chapters/cover/Tumbling";
import { strings as labStrings } from "../../lab/strings";
import { CHAPTERS, chapterPath } from "../chapters";
import { strings } from "../strings";
import { Resume } from "./reading";

const words = strings.contents;
const lab = labStrings.page;

/** The first page: what the notebook is, a figure that shows it, and the chapters. */
export function Contents({ written }: { written: ReadonlySet<string> }): ReactNode {
  return (
    <article className="contents column">
      <header className="contents-head">
        <h1>{strings.page.home}</h1>
        <p className="lede">{words.lede}</p>
        <p className="resume-line">
          <Resume root="./" />
        </p>
      </header>
      <Tumbling id="tumbling" title={words.figure} scenario="thrownRacketCrooked" lanes={["rk4"]} frame={40}>
        {words.caption}
      </Tumbling>
      <div>
        <p>{words.racket}</p>
        <p>{words.method}</p>
      </div>
      <aside className="lab-way">
        <a href="lab/">{lab.first}</a>
        <span>{lab.firstText}</span>
      </aside>
      <nav className="chapters" aria-label={words.chapters}>
        <h2>{words.chapters}</h2>
        <ol start={0}>
          {CHAPTERS.map((chapter) => (
            <li key={chapter.slug} className={written.has(chapter.slug) ? "chapter" : "chapter unwritten"}>
              <span className="chapter-number" aria-hidden="true">
                {chapter.number}
              </span>
              <div>
                <h3>
                  {written.has(chapter.slug) ? (
                    <a href={chapterPath(chapter)}>{strings.chapters[chapter.slug].title}</a>
                  ) : (
                    strings.chapters[chapter.slug].title
                  )}
                  {written.has(chapter.slug) ? null : (
                    <span className="chapter-status">{words.notWritten}</span>
                  )}
                </h3>
                <p>{strings.chapters[chapter.slug].teaches}</p>
              </div>
            </li>
          ))}
        </ol>
      </nav>
    </article>
  );
}
