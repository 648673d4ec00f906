import { GAP } from "../../language/strings/en";
/** A pressed term shows its row of the chapter's symbols beside it. */
export function explainTerms(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  const card = document.createElement("div");
  card.className = "term-card";
  card.id = "term-card";
  card.popover = "auto";
  card.setAttribute("role", "group");
  document.addEventListener("click", (event) => {
    const term = event.target instanceof Element ? termAt(event.target) : null;
    const row = term && document.getElementById(`symbol-${term.dataset.term}`);
    if (!(row instanceof HTMLTableRowElement) || term?.closest("figure, .symbols") !== null) return;
    if (!card.isConnected) document.querySelector("main")?.append(card);
    write(card, row);
    // With a source, the keyboard reaches the card's links next.
    card.showPopover({ source: term });
    place(card, term.getBoundingClientRect());
  });
}

/** In a formula the name stands around the coloured element; elsewhere on it. */
function termAt(pressed: Element): HTMLElement | null {
  const term = pressed.closest(".term")?.closest<HTMLElement>("[data-term]") ?? null;
  // In a link or a phrase that sets a figure, a press is for that.
  return term?.parentElement?.closest("a, button") ? null : term;
}

function write(card: HTMLElement, row: HTMLTableRowElement): void {
  const [symbol, name, unit, axes, use] = row.cells;
  const { dataset: said } = row.closest<HTMLElement>(".symbols") ?? row;
  const details = [unit?.textContent, `${said.axes}${GAP}${axes?.textContent}`].filter(
    (word) => word && !word.endsWith("–"),
  );
  const heading = line("term-card-name", ...copies(symbol), ` ${name?.textContent}`);
  heading.classList.add(row.className);
  const all = document.createElement("a");
  all.href = `#${row.id}`;
  all.textContent = said.all ?? "";
  all.addEventListener("click", () => {
    row.closest("details")?.setAttribute("open", "");
    card.hidePopover();
  });
  const links = line("term-card-links", `${said.firstUse}${GAP}`, ...copies(use), " · ", all);
  card.replaceChildren(
    heading,
    ...(details.length > 0 ? [line("term-card-unit", details.join(" · "))] : []),
    links,
  );
  card.setAttribute("aria-label", name?.textContent ?? "");
}

function line(className: string, ...content: (string | Node)[]): HTMLParagraphElement {
  const paragraph = document.createElement("p");
  paragraph.className = className;
  paragraph.append(...content);
  return paragraph;
}

function copies(cell: HTMLElement | undefined): Node[] {
  return Array.from(cell?.childNodes ?? [], (node) => node.cloneNode(true));
}

const MARGIN = 8;

function place(card: HTMLElement, term: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const below = term.bottom + MARGIN + height <= window.innerHeight;
  const left = Math.max(MARGIN, Math.min(term.left, document.documentElement.clientWidth - width - MARGIN));
  card.style.left = `${left}px`;
  card.style.top = `${below ? term.bottom + MARGIN : term.top - MARGIN - height}px`;
}
