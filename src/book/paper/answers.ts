import type { Element, ElementContent } from "hast";
import { select, selectAll } from "hast-util-select";
import { h } from "hastscript";
import { idIn, PAGED } from "./links";
import type { Strings } from "./strings/en";
import { replaceAll, selected } from "./trees";

export interface Answer {
  /** `3.2`: the second of chapter 3. */
  readonly number: string;
  readonly id: string;
  readonly question: string;
  readonly content: readonly ElementContent[];
}

type Words = Pick<Strings, "question" | "answer">;

/** Leaves the questions in the text, numbered, and takes their answers out. */
export function takeAnswers(
  text: Element,
  chapter: { readonly slug: string; readonly number: number },
  words: Words,
): Answer[] {
  const answers: Answer[] = [];
  replaceAll(text, ".predict, .question, .slip", (fold) => {
    const place = answers.length + 1;
    const answer: Answer = {
      number: `${chapter.number}.${place}`,
      id: idIn(chapter.slug, `answer-${place}`),
      question: idIn(chapter.slug, `question-${place}`),
      content: [...replies(fold), ...inside(fold)],
    };
    answers.push(answer);
    return [asked(fold, answer, words)];
  });
  return answers;
}

function asked(fold: Element, { number, id, question }: Answer, words: Words): Element {
  const choices = selectAll(".choices label > span:not(.choice-right)", fold);
  return h("div.asked", { id: question }, [
    h("p.asked-name", words.question(number)),
    h("p.asked-text", ask(fold)),
    choices.length > 0
      ? h(
          "ol.asked-choices",
          { type: "a" },
          choices.map(({ children }) => h("li", children)),
        )
      : null,
    h("p.asked-answer", h("a.to-answer", { href: `#${id}`, [PAGED]: id }, words.answer(number))),
  ]);
}

function ask(fold: Element): ElementContent[] {
  return selected("legend, .number-ask, summary", fold).children;
}

function inside(fold: Element): ElementContent[] {
  return selected(".fold-inside", fold).children.filter((child) => !isReplies(child));
}

const isReplies = (node: ElementContent): boolean =>
  node.type === "element" && select(".replies", { ...node, children: [] }) !== undefined;

/** What is said to each choice, in the choices' order. */
function replies(fold: Element): ElementContent[] {
  const said = selectAll(".reply", fold);
  if (said.length === 0) return [];
  const right = selectAll(".choices li", fold).findIndex((choice) => select(".choice-right", choice));
  const items = said.map(({ children }, place) => h("li", place === right ? ["✓ ", ...children] : children));
  return [h("ol.answer-choices", { type: "a" }, items)];
}
