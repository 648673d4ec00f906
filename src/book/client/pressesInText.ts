import { checkNumbers } from "./numberQuestions";
import { followLanguageLink } from "./otherLanguage";
import { followOutlineButton } from "./outlineButton";
import { setFiguresFromProse } from "./setFigures";
import { explainTerms } from "./termCard";

/** Until this comes, once the text is painted, a phrase leads to its figure as without scripts. */
export function answerPresses(): void {
  setFiguresFromProse();
  explainTerms();
  checkNumbers();
  followOutlineButton();
  followLanguageLink();
}
