import {
  canDock,
  dock,
  dockedFigure,
  dockTop,
  figureName,
  refitDock,
  undock,
} from "../../figures/frame/dock";
import {
  entryState,
  isEntryState,
  isTakenByFigure,
  MOVE_EVENTS,
  pushPress,
  pushStep,
  saveDocked,
  savePlace,
} from "../../figures/frame/historyEntry";
import { isInSight, PICTURES, sightsOf } from "../../figures/frame/inSight";
import { offerWayBack, withdrawWayBack } from "./backToText";
import { hydrateOrOfferRetry } from "./hydrateOrOfferRetry";
import { openFoldsAround } from "./openFolds";
import { sentenceAround } from "./sentence";

/*
 * Phrases of the prose that set a figure. The reader stays at the sentence: the figure is set where it stands if it is in
 * sight, and else docked beside the text. Each press is an entry of the history, so that Back takes it back.
 */

const PHRASE = "[data-do]";

/** The distance that is kept between the sentence and the edges of the window, or the dock [px]. */
const MARGIN = 16;

/** The presses so far, handled one after the other: a press that comes while a figure's program is loading waits for it. */
let pressing: Promise<void> = Promise.resolve();

/** The number of presses on the way to the present entry of the history. */
let { presses = 0 } = entryState();

export function setFiguresFromProse(): void {
  document.addEventListener("click", (event) => {
    const phrase = event.target instanceof Element ? event.target.closest<HTMLElement>(PHRASE) : null;
    if (!phrase || event.ctrlKey || event.metaKey || event.shiftKey || !islandOf(phrase)) return;
    event.preventDefault();
    // A press that fails must not keep the next ones from being handled.
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

function placeOf(phrase: HTMLElement): number {
  return Array.from(document.querySelectorAll(PHRASE)).indexOf(phrase);
}

function phraseAt(place: number | null | undefined): HTMLElement | null {
  return document.querySelectorAll<HTMLElement>(PHRASE)[place ?? -1] ?? null;
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
  if (docks) dockBeside(phrase);
  else undock();
  if (docks) bringIntoSight(phrase);
  await hydrateOrOfferRetry(island);
  // A figure that has failed is gone, and the notice about it stands in the island.
  if (island.dataset.hydrated === undefined || !figure.isConnected)
    return goTo(figure.isConnected ? figure : island);
  figure.dispatchEvent(new Event("figure:save-state"));
  notePlace();
  const place = placeOf(phrase);
  withdrawWayBack();
  presses = pushPress(place, phrase.getBoundingClientRect().top, docks ? place : null);
  set(figure, phrase);
  if (docks) bringIntoSight(phrase);
  else if (!isNear) goTo(figure);
  announce(figure);
}

/** Lays out the sections far from the screen too (chapter.css), so that places can be measured. */
function renderAllSections(): void {
  document.documentElement.dataset.layout = "whole";
}

/** Makes a change that may alter heights above an element, and scrolls so that the element stays where it is in the window. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (Math.abs(moved) > 0.5) window.scrollBy({ top: moved, behavior: "instant" });
}

/** Hands the figure what the phrase says, and has it saved in the new entry. */
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

/** Under reduced motion a state that plays is one frame further instead. */
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
    read: sentenceAround(phrase).getBoundingClientRect(),
    onDismiss: () => saveDocked(null),
    onLeave: () => {
      pushStep();
      goTo(figure);
    },
  });
}

/** Scrolls by the least that shows the sentence of a phrase above the dock. */
function bringIntoSight(phrase: HTMLElement): void {
  const { top, bottom } = sentenceAround(phrase).getBoundingClientRect();
  const lower = (dockTop() ?? window.innerHeight) - MARGIN;
  const below = Math.max(0, bottom - lower);
  const shift = top - below < MARGIN ? Math.min(top - MARGIN, below) : below;
  if (Math.abs(shift) > 1) window.scrollBy({ top: shift, behavior: isReduced() ? "instant" : "smooth" });
}

/** Scrolls to a figure itself, and offers the way back. */
function goTo(figure: HTMLElement): void {
  undock();
  offerWayBack(figure).scrollIntoView({ behavior: isReduced() ? "instant" : "smooth", block: "start" });
  figure.focus({ preventScroll: true });
}

/** Tells a screen reader what the press has done, in the figure's own live region. */
function announce(figure: HTMLElement): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const region = figure.querySelector<HTMLElement>(":scope > [role=status][aria-live]");
      const picture = figure.querySelector(PICTURES)?.getAttribute("aria-label") ?? "";
      if (region) region.textContent = `${figureName(figure)}. ${picture}`;
    }),
  );
}

/** Back and forward: figures and dock become as they were in the entry; a press that is gone forward to is done again. */
function followHistory(): void {
  window.addEventListener("popstate", ({ state }) => {
    if (isTakenByFigure()) return;
    if (!isEntryState(state)) return undock();
    const isForward = (state.presses ?? 0) > presses;
    presses = state.presses ?? 0;
    restoreFigures(state.figures ?? {});
    restoreDock(state.docked);
    const phrase = isForward ? phraseAt(state.phrase) : null;
    const figure = phrase && figureOf(phrase);
    if (phrase && figure) set(figure, phrase);
    // A frame later the browser has restored its own scroll position, which this one replaces.
    requestAnimationFrame(() => returnTo(state));
  });
  document.addEventListener("scrollend", notePlace, { passive: true });
  returnOnArrival();
}

/**
 * On a reload the browser scrolls before the figures have their heights: the phrase is put back where it stood, unless the reader
 * has moved.
 */
async function returnOnArrival(): Promise<void> {
  const arrived = entryState();
  const moves = new AbortController();
  for (const type of MOVE_EVENTS)
    window.addEventListener(type, () => moves.abort(), { signal: moves.signal, passive: true });
  await restoreDock(arrived.docked);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (!moves.signal.aborted && arrived.top !== undefined) returnTo(arrived);
  moves.abort();
}

/** Notes where the reader is, by the phrase of the present entry where it has one. */
function notePlace(): void {
  savePlace(phraseAt(entryState().phrase)?.getBoundingClientRect().top);
}

/** Scrolls to where the reader was in an entry. */
function returnTo({ phrase, top, y }: ReturnType<typeof entryState>): void {
  const now = phraseAt(phrase)?.getBoundingClientRect().top;
  if (now !== undefined && top !== undefined) window.scrollBy({ top: now - top, behavior: "instant" });
  else if (y !== undefined) window.scrollTo({ top: y, behavior: "instant" });
}

function restoreFigures(figures: Readonly<Record<string, unknown>>): void {
  for (const [id, detail] of Object.entries(figures))
    document.getElementById(id)?.dispatchEvent(new CustomEvent("figure:restore-state", { detail }));
}

async function restoreDock(docked: number | null | undefined): Promise<void> {
  const phrase = phraseAt(docked);
  const island = phrase && islandOf(phrase);
  if (!phrase || !island) return undock();
  dockBeside(phrase);
  await hydrateOrOfferRetry(island);
  requestAnimationFrame(refitDock);
}
