import type { ReactElement, ReactNode } from "react";
import { Children, isValidElement } from "react";
import { GAP } from "../../../language/strings/en";
import { Choice, NumberQuestion, Prediction, Question, SpotTheError } from "./chapterWords";
import { elementsIn } from "./elements";
import { strings } from "./strings/en";
import { Answer, Exam } from "./words";

const words = strings.sheet;

interface Asked {
  readonly key: string;
  readonly ask: ReactNode;
  readonly answer: ReactNode;
}

/** The chapter's own in their order, and then those of the sheet. */
export function questionsIn(...texts: readonly ReactNode[]): readonly Asked[] {
  const elements = texts.flatMap((text) => [...elementsIn(text)]);
  const exams = elements.filter(({ type }) => type === Exam);
  const asked = elements.flatMap((element) => askedBy(element, exams.indexOf(element) + 1) ?? []);
  return asked.map((one, place) => ({ ...one, key: `question-${place + 1}` }));
}

type Props = Readonly<Record<string, ReactNode>>;

/** @param exam which of the exam questions it is, from 1 */
function askedBy({ type, props }: ReactElement, exam: number): Omit<Asked, "key"> | null {
  const { ask, question, claim, children } = props as Props;
  if (type === Question || type === NumberQuestion) return { ask: <p>{ask}</p>, answer: children };
  if (type === SpotTheError)
    return {
      ask: (
        <p>
          {words.slip}
          {GAP}
          <q>{claim}</q>
        </p>
      ),
      answer: children,
    };
  if (type === Prediction) return predicted(question, Children.toArray(children));
  if (type !== Exam) return null;
  const parts = Children.toArray(children);
  const isAnswer = (part: ReactNode) => isValidElement(part) && part.type === Answer;
  const numbered = (
    <>
      <p>
        <b>{words.exam(exam)}</b>
      </p>
      {parts.filter((part) => !isAnswer(part))}
    </>
  );
  return { ask: numbered, answer: contentsOf(parts.find(isAnswer)) };
}

const contentsOf = (part: ReactNode): ReactNode =>
  isValidElement<{ children: ReactNode }>(part) ? part.props.children : null;

type ChoiceElement = ReactElement<Parameters<typeof Choice>[0]>;

function predicted(question: ReactNode, parts: readonly ReactNode[]): Omit<Asked, "key"> {
  const choices = parts.filter((part): part is ChoiceElement => isValidElement(part) && part.type === Choice);
  return {
    ask: (
      <>
        <p>{question}</p>
        <ol className="sheet-choices">
          {choices.map(({ key, props }) => (
            <li key={key}>{props.answer}</li>
          ))}
        </ol>
      </>
    ),
    answer: (
      <>
        {choices.map(({ key, props }, place) =>
          props.right ? (
            <p key={key}>
              <b>{letterOf(place)}.</b>
            </p>
          ) : null,
        )}
        {parts.filter((part) => !choices.includes(part as ChoiceElement))}
        {choices.map(({ key, props }, place) =>
          props.right ? null : (
            <p key={key} className="sheet-reply">
              <i>{words.choose(letterOf(place))}</i>
              {GAP}
              {props.children}
            </p>
          ),
        )}
      </>
    ),
  };
}

const letterOf = (place: number): string => String.fromCharCode(65 + place);

export function Questions({ asked }: { readonly asked: readonly Asked[] }): ReactNode {
  return <Numbered part="questions" items={asked.map(({ key, ask }) => [key, ask])} />;
}

export function Answers({ asked }: { readonly asked: readonly Asked[] }): ReactNode {
  return <Numbered part="answers" items={asked.map(({ key, answer }) => [key, answer])} />;
}

interface NumberedProps {
  readonly part: "questions" | "answers";
  readonly items: readonly (readonly [key: string, item: ReactNode])[];
}

function Numbered({ part, items }: NumberedProps): ReactNode {
  return (
    <section className={`sheet-${part}`}>
      <h2 id={part}>{words[part]}</h2>
      <ol>
        {items.map(([key, item]) => (
          <li key={key}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
