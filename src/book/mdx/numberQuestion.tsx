import { type ReactNode, useId } from "react";
import { strings } from "../strings/en";

interface NumberQuestionProps {
  readonly ask: string;
  readonly value: number;
  readonly children: ReactNode;
}

const words = strings.numberQuestion;

/** The page's script judges the reader's number. */
export function NumberQuestion({ ask, value, children }: NumberQuestionProps): ReactNode {
  const id = useId();
  return (
    <div className="fold question number-question">
      <form data-number={value}>
        <p className="number-ask" id={id}>
          {ask}
        </p>
        <span className="number-question-field" data-number-field={id} />
        <button type="submit">{words.check}</button>
        <output
          aria-live="polite"
          data-right={words.right}
          data-wrong={words.wrong}
          data-unread={words.unread}
        />
        <p className="number-hint" id={`${id}-hint`}>
          {words.hint}
        </p>
      </form>
      <details>
        <summary>{strings.prediction.answer}</summary>
        <div className="fold-inside">{children}</div>
      </details>
    </div>
  );
}
