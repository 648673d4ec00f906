import type { ReactNode } from "react";
import { strings } from "../strings/en";

const words = strings.note;

/** The place in which the page's script offers to go on where the reader stopped last, in a line that every page has. */
export function Resume({ root }: { readonly root: string }): ReactNode {
  return <span className="resume" data-resume={root} data-words={strings.outline.goOn} />;
}

/** How terms and phrases that set figures are used, until the reader puts it away; without scripts, what figures are then. */
export function ReadingNote(): ReactNode {
  return (
    <>
      <aside className="reading-note column" aria-label={words.label}>
        <p>
          {words.terms} {words.phrases} <span className="set-figure">{words.sample}</span> {words.action}{" "}
          <button type="button">{words.done}</button>
        </p>
      </aside>
      <noscript>
        <p className="still-note column">{words.noScript}</p>
      </noscript>
    </>
  );
}
