/** The elements whose presses the program of pressesInText.ts answers. */
const ANSWERED_LATER = "[data-do], .term[data-term], form[data-number] button";

/**
 * Fetches the program that answers presses in the text. Presses that come before it are held back, and repeated in their order
 * when it is there. Where it cannot be had, the browser does what it does without scripts: a phrase leads to its figure.
 *
 * @param when resolves when it is to be fetched, pressed or not
 */
export function answerPressesFrom(when: Promise<void>): void {
  const holding = new AbortController();
  let arrival: Promise<void> | null = null;
  const fetchAnswers = () => {
    arrival ??= import("./pressesInText").then(
      ({ answerPresses }) => {
        holding.abort();
        answerPresses();
      },
      // Browsers keep the failure for as long as the page stands.
      () => holding.abort(),
    );
    return arrival;
  };
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest(ANSWERED_LATER) || hasModifier(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    fetchAnswers().then(() => target.dispatchEvent(new MouseEvent(event.type, event)));
  };
  document.addEventListener("click", hold, { capture: true, signal: holding.signal });
  when.then(fetchAnswers);
}

/** Whether a press asks the browser for something else, such as another tab. */
function hasModifier({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}
