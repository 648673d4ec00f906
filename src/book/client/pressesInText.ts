import { checkNumbers } from "./numberQuestions";
import { followOutlineButton } from "./outlineButton";
import { setFiguresFromProse } from "./setFigures";
import { explainTerms } from "./termCard";

/** Starts what is not needed before the first interaction: answers to presses in the text, and the button of the outline. */
export function answerPresses(): void {
  setFiguresFromProse();
  explainTerms();
  checkNumbers();
  followOutlineButton();
}
