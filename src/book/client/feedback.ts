import { savedState } from "../../figures/shell/historyEntry";
import { stateQuery } from "../../figures/shell/permalink";
import { withFields } from "../feedback";

/* The link by which a reader reports a mistake takes along where it is: the selected words, the section, the figure in use. */

/** What an address can hold besides [letters]. */
const LONGEST_QUOTE = 600;
const LONGEST_STATE = 1500;

let figureInUse: HTMLElement | null = null;

export function followFeedback(link: HTMLAnchorElement): void {
  const note = ({ target }: Event) => {
    const figure = target instanceof Element ? target.closest<HTMLElement>("figure[id]") : null;
    if (figure) figureInUse = figure;
  };
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, note, { passive: true });
    // Before the press takes the selection away.
    link.addEventListener(type, () => {
      link.href = withFields(link.href, { body: report() });
    });
  }
}

/** Of the page's address, what follows its path is left out: it is the reader's, or whoever's link led here. */
function report(): string {
  const page = window.location.origin + window.location.pathname;
  const selected = selectionInText();
  const quote = selected?.toString().trim().replace(/\s+/g, " ").slice(0, LONGEST_QUOTE) ?? "";
  const section = selected && sectionOf(selected.startContainer);
  const parts = [
    section ? `${page}#${section.id}` : page,
    quote && `> ${quote}`,
    figureInUse && figureAddress(page, figureInUse),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n\n`;
}

function selectionInText(): Range | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return document.querySelector("main")?.contains(range.startContainer) ? range : null;
}

/** The heading that stands before it. */
function sectionOf(node: Node): Element | undefined {
  const headings = [...document.querySelectorAll("main :is(h2, h3)[id]")];
  return headings.findLast(
    (heading) => heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

function figureAddress(page: string, figure: HTMLElement): string {
  figure.dispatchEvent(new Event("figure:save-state"));
  const state = savedState(figure.id);
  const query = typeof state === "object" && state !== null ? stateQuery(figure.id, { ...state }) : "";
  return `${page}${query && query.length < LONGEST_STATE ? `?${query}` : ""}#${figure.id}`;
}
