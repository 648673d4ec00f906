/* Choices and replies work without this script. */

export function followPredictions(): void {
  document.addEventListener("change", ({ target }) => say(predictionAround(target), ""));
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("summary")) askFirst(event);
  });
}

/** An answer's first press without a guess asks for one; the second opens it. */
function askFirst(event: Event): void {
  const prediction = predictionAround(event.target);
  const summary = (event.target as Element).closest("summary");
  if (!prediction || summary?.parentElement?.parentElement !== prediction) return;
  const hasGuessed = prediction.querySelector("input:checked") !== null;
  const hasAsked = noteOf(prediction)?.textContent !== "";
  if (!hasGuessed && !hasAsked && !prediction.querySelector("details")?.open) {
    event.preventDefault();
    say(prediction, noteOf(prediction)?.dataset.note ?? "");
  } else say(prediction, "");
}

function predictionAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-prediction]") : null;
}

function noteOf(prediction: HTMLElement | null): HTMLElement | null {
  return prediction?.querySelector<HTMLElement>("[data-note]") ?? null;
}

function say(prediction: HTMLElement | null, text: string): void {
  const note = noteOf(prediction);
  if (note) note.textContent = text;
}
