import { store, storedJson } from "../../browser/storage";

/* Guesses are kept in localStorage, and sent nowhere. Choices and replies work without this script. */

const STORAGE_KEY = "tumble-guesses";

type Guesses = Readonly<Record<string, number>>;

export function followPredictions(): void {
  showKeptGuesses();
  document.addEventListener("change", (event) => {
    const choice = event.target;
    const prediction = predictionAround(choice);
    if (!prediction || !(choice instanceof HTMLInputElement)) return;
    keepGuesses({ ...keptGuesses(), [addressOf(prediction)]: Number(choice.value) });
    say(prediction, "");
  });
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("[data-forget-guesses]")) forgetGuesses();
    else if (event.target.closest("summary")) askFirst(event);
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

function showKeptGuesses(): void {
  const guesses = keptGuesses();
  for (const prediction of predictions()) {
    const inputs = prediction.querySelectorAll<HTMLInputElement>("fieldset input");
    const chosen = inputs[guesses[addressOf(prediction)] ?? -1];
    if (chosen) chosen.checked = true;
  }
}

function forgetGuesses(): void {
  keepGuesses({});
  for (const prediction of predictions()) {
    for (const input of prediction.querySelectorAll<HTMLInputElement>("fieldset input"))
      input.checked = false;
    prediction.querySelector("details")?.removeAttribute("open");
  }
  const status = document.querySelector<HTMLElement>("[data-forgotten]");
  if (status) status.textContent = status.dataset.forgotten ?? "";
}

function predictions(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-prediction]");
}

function predictionAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-prediction]") : null;
}

function noteOf(prediction: HTMLElement): HTMLElement | null {
  return prediction.querySelector<HTMLElement>("[data-note]");
}

function say(prediction: HTMLElement, text: string): void {
  const note = noteOf(prediction);
  if (note) note.textContent = text;
}

/** Keeps two languages, or copies of the notebook, apart. */
function addressOf(prediction: HTMLElement): string {
  return `${new URL(".", location.href).pathname}#${prediction.dataset.prediction}`;
}

function keptGuesses(): Guesses {
  const kept = storedJson(STORAGE_KEY);
  return typeof kept === "object" && kept !== null ? (kept as Guesses) : {};
}

function keepGuesses(guesses: Guesses): void {
  store(STORAGE_KEY, Object.keys(guesses).length > 0 ? JSON.stringify(guesses) : null);
}
