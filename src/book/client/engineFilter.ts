import { idOfHash } from "./addressed";

const PARAMETER = "engine";

/** Shows the cases that have lines for an engine, in the book and its lists, and of the lines those; the address says which. */
export function filterByEngine(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-filter]")];
  const engineOf = (link: HTMLAnchorElement) => link.dataset.filter ?? "";
  const show = (wanted: string) => {
    const engine = links.some((link) => engineOf(link) === wanted) ? wanted : "";
    for (const link of links) {
      link.setAttribute("aria-current", String(engineOf(link) === engine));
      if (engineOf(link) === engine) scrollToLink(link);
    }
    hideOthers(engine);
  };
  const go = (engine: string) => {
    const address = new URL(location.href);
    if (engine === "") address.searchParams.delete(PARAMETER);
    else address.searchParams.set(PARAMETER, engine);
    history.replaceState(history.state, "", address);
    show(engine);
  };
  for (const link of links)
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(engineOf(link));
    });
  show(new URLSearchParams(location.search).get(PARAMETER) ?? "");
  showAddressed(go);
  window.addEventListener("hashchange", () => showAddressed(go));
}

/** On a phone they stand in one line that scrolls. */
function scrollToLink({ parentElement, offsetLeft, previousElementSibling }: HTMLElement): void {
  const before =
    previousElementSibling instanceof HTMLElement ? previousElementSibling.offsetLeft : offsetLeft;
  if (parentElement) parentElement.scrollLeft = before - parentElement.offsetLeft;
}

/** A link to a case that has no lines for the engine shows all cases. */
function showAddressed(go: (engine: string) => void): void {
  const addressed = document.getElementById(idOfHash(location.hash));
  if (!addressed?.closest("[hidden]")) return;
  go("");
  addressed.scrollIntoView();
}

function hideOthers(engine: string): void {
  for (const lines of document.querySelectorAll<HTMLElement>("[data-engine]"))
    lines.hidden = engine !== "" && lines.dataset.engine !== engine;
  const cases = [...document.querySelectorAll<HTMLElement>(".case")];
  for (const one of cases)
    one.hidden = engine !== "" && !one.querySelector(`[data-engine="${CSS.escape(engine)}"]`);
  for (const group of document.querySelectorAll<HTMLElement>(".case-group"))
    group.hidden = !group.querySelector(".case:not([hidden])");
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".case-index a, .outline > ol a")) {
    const entry = link.closest<HTMLElement>("li, .case-index-title");
    if (entry) entry.hidden = document.getElementById(idOfHash(link.hash))?.closest("[hidden]") != null;
  }
  const status = document.querySelector<HTMLElement>(".case-filter [role=status]");
  const count = String(cases.filter(({ hidden }) => !hidden).length);
  if (status) status.textContent = (status.dataset.shown ?? "").replace("#", count);
}
