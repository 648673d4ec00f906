import type { ReactNode } from "react";
import { GAP } from "../../language/strings/en";
import { strings } from "../strings/en";

const words = strings.note;

/** The page's script offers here to go on reading. */
export function Resume({ root }: { readonly root: string }): ReactNode {
  return <span className="resume" data-resume={root} data-words={strings.outline.goOn} />;
}

export function ReadingNote(): ReactNode {
  return (
    <>
      <aside className="reading-note column" aria-label={words.label}>
        <p>
          {words.terms}
          {GAP}
          {words.phrases}
          {GAP}
          <span className="set-figure">{words.sample}</span>
          {GAP}
          {words.action} <button type="button">{words.done}</button>
        </p>
      </aside>
      <noscript>
        <p className="still-note column">{words.noScript}</p>
      </noscript>
    </>
  );
}

export function Guesses(): ReactNode {
  return (
    <div className="guesses">
      <p>
        {strings.prediction.kept}
        {GAP}
        <button type="button" data-forget-guesses="">
          {strings.prediction.forget}
        </button>{" "}
        <span role="status" data-forgotten={strings.prediction.forgotten} />
      </p>
      <label>
        <input type="checkbox" data-without-answers="" autoComplete="off" />
        {strings.prediction.withoutAnswers}
      </label>
    </div>
  );
}
