import { store, stored } from "../../browser/storage";
import { carry } from "./carried";

const STORAGE_KEY = "tumble-language";

/**
 * Leads to the place where the reader is, in the other language, with the figures as they are, from the page's head and from the
 * outline, which goes along with the reader; and says once that there is one.
 */
export function followLanguageLink(): void {
  const link = document.querySelector<HTMLAnchorElement>(".language-link");
  if (!link) return;
  const besideText = link.cloneNode(true) as HTMLAnchorElement;
  document.querySelector(".outline > ol")?.after(besideText);
  for (const one of [link, besideText])
    one.addEventListener("click", (event) => {
      store(STORAGE_KEY, one.lang);
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      goTo(one);
    });
  const preferred = navigator.languages[0] ?? "";
  const isPreferred = preferred.split("-")[0] === link.lang.split("-")[0];
  if (isPreferred && stored(STORAGE_KEY) === null) offer(link);
}

/** With what the history's entry has of the figures, which each of them writes there when the page is left (useFigureState.ts). */
function goTo({ href }: HTMLAnchorElement): void {
  const address = new URL(href);
  const place = document.querySelector<HTMLAnchorElement>(".outline [aria-current=location]");
  address.search = location.search;
  address.hash = place?.hash || location.hash;
  addEventListener("pagehide", () => carry(address.pathname), { once: true });
  location.assign(address);
}

/** Below everything, where nothing moves for it; whatever the reader presses, it does not come again. */
function offer(link: HTMLAnchorElement): void {
  const line = document.createElement("aside");
  line.ariaLabel = link.textContent;
  line.className = "language-offer";
  line.lang = link.lang;
  const other = document.createElement("a");
  other.href = link.href;
  other.textContent = link.dataset.offer ?? "";
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = link.dataset.close ?? "";
  line.append(other, " ", close);
  line.addEventListener("click", (event) => {
    store(STORAGE_KEY, document.documentElement.lang);
    line.remove();
    if (event.target !== other) return;
    event.preventDefault();
    link.click();
  });
  document.body.append(line);
}
