import type { ReactNode } from "react";
import { Tumbling } from "../../chapters/cover/Tumbling";
import { CHAPTERS, chapterPath } from "../chapters";

/** The first page: what the notebook is, a figure that shows it, and the chapters. */
export function Contents({ written }: { written: ReadonlySet<string> }): ReactNode {
  return (
    <article className="contents column">
      <header className="contents-head">
        <h1>Tumble</h1>
        <p className="lede">A notebook on how things really rotate.</p>
      </header>
      <Tumbling id="tumbling" scenario="racketMiddleAxis" lanes={["rk4"]} frame={96}>
        A box thrown about its middle axis. Its angular momentum, in blue, stands still; everything else
        tumbles about it.
      </Tumbling>
      <div>
        <p>
          Throw a racket so that it spins about its middle axis, and halfway through the flight it turns over.
          Nothing touches it. Most game engines never show this, because they leave one term out of one
          equation.
        </p>
        <p>
          Each chapter derives one idea of rigid-body rotation and runs it as you read. Put two ways of
          computing the same motion side by side, stop time, and step through it a frame at a time.
        </p>
      </div>
      <nav className="chapters" aria-label="Chapters">
        <h2>Chapters</h2>
        <ol start={0}>
          {CHAPTERS.map((chapter) => (
            <li key={chapter.slug} className={written.has(chapter.slug) ? "chapter" : "chapter unwritten"}>
              <span className="chapter-number" aria-hidden="true">
                {chapter.number}
              </span>
              <div>
                <h3>
                  {written.has(chapter.slug) ? (
                    <a href={chapterPath(chapter)}>{chapter.title}</a>
                  ) : (
                    chapter.title
                  )}
                  {written.has(chapter.slug) ? null : <span className="chapter-status">not written yet</span>}
                </h3>
                <p>{chapter.teaches}</p>
              </div>
            </li>
          ))}
        </ol>
      </nav>
    </article>
  );
}
