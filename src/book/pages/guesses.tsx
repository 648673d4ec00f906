import type { ReactNode } from "react";
import { strings } from "../strings/en";

const words = strings.prediction;

/** Where the reader's guesses are kept, how to forget them, and how to print a chapter as a sheet of questions. */
export function Guesses(): ReactNode {
  return (
    <div className="guesses">
      <p>
        {words.kept}{" "}
        <button type="button" data-forget-guesses="">
          {words.forget}
        </button>{" "}
        <span role="status" data-forgotten={words.forgotten} />
      </p>
      <label>
        <input type="checkbox" data-without-answers="" autoComplete="off" />
        {words.withoutAnswers}
      </label>
    </div>
  );
}
