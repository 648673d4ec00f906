import {
  canDock,
  dock,
  dockedFigure,
  dockTop,
  figureName,
  refitDock,
  undock,
} from "../../figures/shell/dock";
import {
  currentEntry,
  type Overlay,
  onTraversal,
  pushEntry,
  type ReadingPlace,
  replaceEntry,
} from "../../figures/shell/historyEntry";
import { isInSight, PICTURES, sightsOf } from "../../figures/shell/inSight";
import { sentenceAround } from "../../figures/shell/sentence";
import { GAP, STOP } from "../../language/strings/en";
import { openFoldsAround } from "./addressed";
import { offerWayBack, withdrawWayBack } from "./backToText";
import { hydrateOrOfferRetry } from "./hydrateOrOfferRetry";

/* Phrases that set a figure. The reader stays at the sentence: a figure out of sight is docked beside the text. */

const PHRASE = "[data-do]";

/** Between sentence and window's edges or dock [px]. */
const MARGIN = 16;

/** A press waits for a figure that is loading. */
let pressing: Promise<void> = Promise.resolve();

export function setFiguresFromProse(): void {
  document.addEventListener("click", (event) => {
    const phrase = event.target instanceof Element ? event.target.closest<HTMLElement>(PHRASE) : null;
    if (!phrase || event.ctrlKey || event.metaKey || event.shiftKey || !islandOf(phrase)) return;
    event.preventDefault();
    // A failed press must not block the next ones.
    pressing = pressing.then(() => press(phrase)).catch(reportError);
  });
  followHistory();
}

function figureOf(phrase: HTMLElement): HTMLElement | null {
  return document.getElementById(phrase.dataset.do ?? "");
}

function islandOf(phrase: HTMLElement): HTMLElement | null {
  return figureOf(phrase)?.closest<HTMLElement>("[data-island]") ?? null;
}

function placeOf(phrase: HTMLElement): ReadingPlace {
  const phrases = Array.from(document.querySelectorAll(PHRASE));
  return { phrase: phrases.indexOf(phrase), top: phrase.getBoundingClientRect().top };
}

function phraseAt(place: number): HTMLElement | null {
  return document.querySelectorAll<HTMLElement>(PHRASE)[place] ?? null;
}

async function press(phrase: HTMLElement): Promise<void> {
  const [figure, island] = [figureOf(phrase), islandOf(phrase)];
  if (!figure || !island) return;
  keepInPlace(phrase, () => {
    renderAllSections();
    openFoldsAround(figure);
  });
  const isNear = dockedFigure() !== figure && isInSight(sightsOf(figure, figure), figure);
  const docks = !isNear && canDock(figure);
  undock();
  if (docks) {
    dockBeside(phrase);
    bringIntoSight(phrase);
  }
  await hydrateOrOfferRetry(island);
  // A figure that failed is gone; the island has the notice.
  if (island.dataset.hydrated === undefined || !figure.isConnected)
    return goTo(figure.isConnected ? figure : island);
  figure.dispatchEvent(new Event("figure:save-state"));
  withdrawWayBack();
  const place = placeOf(phrase);
  pushEntry(docks ? { kind: "docked", phrase: place.phrase } : null, place);
  set(figure, phrase);
  if (docks) bringIntoSight(phrase);
  else if (!isNear) goTo(figure);
  announce(figure);
}

/** Sections far from the screen too (chapter.css), so that places can be measured. */
function renderAllSections(): void {
  document.documentElement.dataset.layout = "whole";
}

/** The element stays where it is in the window, though the change may alter heights above it. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (Math.abs(moved) > 0.5) window.scrollBy({ top: moved, behavior: "instant" });
}

function set(figure: HTMLElement, phrase: HTMLElement): void {
  const state: Readonly<Record<string, unknown>> = JSON.parse(phrase.dataset.set ?? "{}");
  keepInPlace(phrase, () => {
    figure.dispatchEvent(
      new CustomEvent("figure:set-state", { detail: isReduced() ? stepped(state) : state }),
    );
  });
  refitDock();
  figure.dispatchEvent(new Event("figure:save-state"));
}

function isReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Under reduced motion, one frame further instead of playing. */
function stepped({ play, ...state }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (play !== true || typeof state.frame !== "number")
    return play === undefined ? state : { ...state, play };
  return { ...state, frame: state.frame + 1 };
}

function dockBeside(phrase: HTMLElement): void {
  const figure = figureOf(phrase);
  if (!figure) return;
  dock({
    figure,
    phrase,
    onDismiss: () => replaceEntry({ overlay: null }),
    onLeave: () => {
      pushEntry(null, placeOf(phrase));
      replaceEntry({ place: null });
      goTo(figure);
    },
  });
}

/** By the least that shows the phrase's sentence above the dock. */
function bringIntoSight(phrase: HTMLElement): void {
  const { top, bottom } = sentenceAround(phrase).getBoundingClientRect();
  const lower = (dockTop() ?? window.innerHeight) - MARGIN;
  const below = Math.max(0, bottom - lower);
  const shift = top - below < MARGIN ? Math.min(top - MARGIN, below) : below;
  if (Math.abs(shift) > 1) window.scrollBy({ top: shift, behavior: isReduced() ? "instant" : "smooth" });
}

function goTo(figure: HTMLElement): void {
  undock();
  offerWayBack(figure).scrollIntoView({ behavior: isReduced() ? "instant" : "smooth", block: "start" });
  figure.focus({ preventScroll: true });
}

function announce(figure: HTMLElement): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const region = figure.querySelector<HTMLElement>(":scope > [role=status][aria-live]");
      const picture = figure.querySelector(PICTURES)?.getAttribute("aria-label") ?? "";
      if (region) region.textContent = `${figureName(figure)}${STOP}${GAP}${picture}`;
    }),
  );
}

/** Figures restore their own states (useFigureState.ts). */
function followHistory(): void {
  onTraversal((_, presented) => {
    undock();
    restore(presented === null);
  });
  if (currentEntry().overlay?.kind !== "docked") return;
  if (document.readyState === "complete") restore(true);
  else window.addEventListener("load", () => restore(true), { once: true });
}

/** A frame later, over the scroll position that the browser restores. The reader may be at another entry by then. */
function restore(withPlace: boolean): void {
  requestAnimationFrame(() => {
    const { overlay, place } = currentEntry();
    dockAgain(overlay);
    const phrase = withPlace && place ? phraseAt(place.phrase) : null;
    if (!phrase || !place) return;
    openFoldsAround(phrase);
    window.scrollBy({ top: phrase.getBoundingClientRect().top - place.top, behavior: "instant" });
  });
}

async function dockAgain(overlay: Overlay | null): Promise<void> {
  const phrase = overlay?.kind === "docked" ? phraseAt(overlay.phrase) : null;
  const island = phrase && islandOf(phrase);
  if (!phrase || !island) return;
  dockBeside(phrase);
  await hydrateOrOfferRetry(island);
  requestAnimationFrame(refitDock);
}
