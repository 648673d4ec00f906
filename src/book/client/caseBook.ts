import { filterByEngine } from "./engineFilter";
import { playCases } from "./playedCases";

/** [ms] */
const SAID_FOR = 2000;

export function openCaseBook(book: HTMLElement): void {
  for (const code of book.querySelectorAll<HTMLElement>(".case-code > code")) offerCopy(code, book.dataset);
  filterByEngine();
  playCases(book);
}

function offerCopy(code: HTMLElement, words: DOMStringMap): void {
  const button = document.createElement("button");
  const say = (text: string | undefined) => {
    button.textContent = text ?? "";
  };
  button.type = "button";
  button.className = "button-plain";
  button.ariaLive = "polite";
  say(words.copy);
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
    setTimeout(() => say(words.copy), SAID_FOR);
  });
  code.parentElement?.previousElementSibling?.append(button);
}
