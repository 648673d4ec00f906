import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { strings } from "../strings/en";

interface ChoiceProps {
  readonly answer: ReactNode;
  readonly right?: boolean;
  /** Said to those who chose it, before the answer. */
  readonly children: ReactNode;
}

/** Where it stands in the text, it is the reply to its choice. */
export function Choice({ children }: ChoiceProps): ReactNode {
  return <p className="reply">{children}</p>;
}

interface PredictionProps {
  /** Unique in the chapter: the guess is kept under it. */
  readonly id: string;
  readonly question: string;
  /** Two to four choices, one of them right, and then the answer. */
  readonly children: ReactNode;
}

/** The style sheet shows the reply even without scripts; with them the guess is kept (client/predictions.ts). */
export function Prediction({ id, question, children }: PredictionProps): ReactNode {
  const parts = Children.toArray(children);
  const choices = parts.filter(isChoice);
  return (
    <div className="fold predict" data-prediction={id}>
      <fieldset>
        <legend>{question}</legend>
        <ul className="choices">
          {choices.map(({ key, props }, place) => (
            <li key={key}>
              <label>
                <input type="radio" name={`guess-${id}`} value={place} autoComplete="off" />
                <span>{props.answer}</span>
                {props.right ? <span className="choice-right" aria-hidden="true" /> : null}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <details>
        <summary>{strings.prediction.answer}</summary>
        <div className="fold-inside">
          <div className="replies" aria-live="polite">
            {choices}
          </div>
          {parts.filter((part) => !isChoice(part))}
        </div>
      </details>
      <p className="guess-first" role="status" data-note={strings.prediction.guessFirst} />
    </div>
  );
}

function isChoice(part: ReactNode): part is ReactElement<ChoiceProps> {
  return isValidElement(part) && part.type === Choice;
}
