import { firstInteraction } from "../../browser/firstInteraction";

export function checkNumbers(): void {
  firstInteraction().then(showFields);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.number === undefined) return;
    event.preventDefault();
    const says = form.querySelector("output");
    const entered = numberIn(form.querySelector("input")?.value ?? "");
    if (says) says.textContent = says.dataset[verdict(entered, Number(form.dataset.number))] ?? "";
  });
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form[data-number]") : null;
    const says = form?.querySelector("output");
    if (says) says.textContent = "";
  });
}

/** At the first interaction: a browser's autofill would lay out the whole page to find fields. */
function showFields(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-number-field]")) {
    const field = document.createElement("input");
    const id = place.dataset.numberField ?? "";
    Object.assign(field, { type: "text", inputMode: "decimal", autocomplete: "off" });
    field.setAttribute("aria-labelledby", id);
    field.setAttribute("aria-describedby", `${id}-hint`);
    place.append(field);
  }
}

function verdict(entered: number | null, wanted: number): "right" | "wrong" | "unread" {
  if (entered === null) return "unread";
  return isCloseTo(entered, wanted) ? "right" : "wrong";
}

/** A reader's number may be off by this share; the page says so. */
const TOLERANCE = 0.05;

/** Reads 0.25, 0,25, 1/4 and 25 %; else null. */
export function numberIn(text: string): number | null {
  const parts = /^(\d*[.,]?\d+)(?:\/(\d*[.,]?\d+))?(%?)$/.exec(text.replace(/\s/g, ""));
  if (!parts) return null;
  const [, above = "", below = "1", percent] = parts;
  const number = decimal(above) / decimal(below) / (percent ? 100 : 1);
  return Number.isFinite(number) ? number : null;
}

export function isCloseTo(entered: number, wanted: number): boolean {
  return Math.abs(entered - wanted) <= TOLERANCE * Math.abs(wanted);
}

function decimal(digits: string): number {
  return Number(digits.replace(",", "."));
}
