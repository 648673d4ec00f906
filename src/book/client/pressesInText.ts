import { checkNumbers } from "./numberQuestions";
import { followOutlineButton } from "./outlineButton";
import { setFiguresFromProse } from "./setFigures";
import { explainTerms } from "./termCard";

/** What nobody needs before the first interaction: answers to presses in the text, and the button that comes when one scrolls back. */
export function answerPresses(): void {
  setFiguresFromProse();
  explainTerms();
  checkNumbers();
  followOutlineButton();
}
