import { checkNumbers } from "./numberQuestions";
import { followOutlineButton } from "./outlineButton";
import { setFiguresFromProse } from "./setFigures";
import { explainTerms } from "./termCard";

/** Comes once the text is painted: until then a phrase leads to its figure, as it does without scripts. */
export function answerPresses(): void {
  setFiguresFromProse();
  explainTerms();
  checkNumbers();
  followOutlineButton();
}
