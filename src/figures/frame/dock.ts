import { fitStage } from "./fitStage";
import { isInSight, type Sights, sightsOf } from "./inSight";
import { sentenceAround } from "./sentence";

/*
 * A figure's stage beside the sentence that has set it. The stage is shown as a popover where it stands in the document: it
 * comes to the top layer, past whatever contains its section, while React and its focus order know nothing of it. Its place in
 * the text keeps its height, so that nothing moves.
 */

interface DockRequest {
  readonly figure: HTMLElement;
  /** The phrase that has set the figure: the keyboard goes from there into the dock. */
  readonly phrase: HTMLElement;
  /** The reader has closed the dock, left the phrase behind, or has the figure fill the window. */
  readonly onDismiss: () => void;
  /** The reader wants to go to the figure. */
  readonly onLeave: () => void;
}

interface Docked extends DockRequest {
  readonly stage: HTMLElement;
  readonly place: HTMLElement;
  readonly sights: Sights;
  readonly stop: AbortController;
}

let docked: Docked | null = null;

/** The distance between the dock and whatever is beside it [px]. */
const GAP = 12;

/** The narrowest margin that a dock has room in [rem]. */
const MARGIN_REM = 13.5;

/** Below this width the dock takes the lower half of the window [rem]. */
const SHEET_REM = 48;

/** Whether a figure has a stage, and the browser a top layer for it. */
export function canDock(figure: HTMLElement): boolean {
  return stageOf(figure) !== null && "popover" in HTMLElement.prototype;
}

export function dockedFigure(): HTMLElement | null {
  return docked?.stage.isConnected ? docked.figure : null;
}

/** The height of the window above a dock at its lower end [px]; null where no dock is there. */
export function dockTop(): number | null {
  if (docked?.stage.dataset.docked !== "sheet") return null;
  return docked.stage.getBoundingClientRect().top;
}

/** Docks a figure's stage so that it does not lie over the sentence that is being read. */
export function dock(request: DockRequest): void {
  const stage = stageOf(request.figure);
  const place = stage?.parentElement;
  if (!stage || !place) return;
  undock();
  const sights = sightsOf(request.figure, place);
  docked = { ...request, stage, place, sights, stop: new AbortController() };
  lift(docked);
  listen(docked);
}

/** Puts the stage back where it stands in the text, without calling back. */
export function undock(): void {
  if (!docked) return;
  lower(docked);
  docked.stop.abort();
  docked = null;
}

/** Undocks for the reader, and says so. */
export function dismissDock(): void {
  const onDismiss = docked?.onDismiss;
  undock();
  onDismiss?.();
}

/** Fits the dock again to what it shows: a phrase may have asked for more pictures, or fewer, than stood there. */
export function refitDock(): void {
  if (docked) arrange(docked);
}

function stageOf(figure: HTMLElement): HTMLElement | null {
  return figure.querySelector<HTMLElement>(".figure-stage");
}

function lift(present: Docked): void {
  const { stage, place, figure, phrase } = present;
  place.style.height = `${place.getBoundingClientRect().height}px`;
  const name = figureName(figure);
  const head = stage.querySelector<HTMLElement>(".dock-head");
  if (head) head.hidden = false;
  for (const line of stage.querySelectorAll(".dock-name")) line.textContent = name;
  stage.popover = "manual";
  stage.setAttribute("role", "group");
  stage.setAttribute("aria-label", name);
  // Its source makes the dock the next that the keyboard reaches.
  stage.showPopover({ source: phrase });
  arrange(present);
}

function lower({ stage, place }: Docked): void {
  if (stage.isConnected && stage.matches(":popover-open")) stage.hidePopover();
  const head = stage.querySelector<HTMLElement>(".dock-head");
  if (head) head.hidden = true;
  for (const attribute of ["popover", "role", "aria-label", "style", "data-docked", "data-upper"])
    stage.removeAttribute(attribute);
  place.style.height = "";
  document.documentElement.style.removeProperty("--dock-height");
}

/** A figure's number and name, as text. */
export function figureName(figure: HTMLElement): string {
  return figure.querySelector(":scope > .figure-head")?.textContent ?? "";
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The width of the margin at the right of the text [px]. */
function marginWidth(): number {
  const column = document.querySelector("main .column");
  if (!column) return 0;
  const { right } = column.getBoundingClientRect();
  const { paddingRight } = getComputedStyle(column);
  return document.documentElement.clientWidth - right + Number.parseFloat(paddingRight);
}

/** Chooses where the stage stands, and makes its pictures as large as there is room for. */
function arrange({ stage, phrase }: Docked): void {
  const { clientWidth: width } = document.documentElement;
  const height = window.innerHeight;
  const margin = marginWidth();
  const mode = margin >= MARGIN_REM * rem() ? "margin" : width >= SHEET_REM * rem() ? "corner" : "sheet";
  stage.dataset.docked = mode;
  const room = {
    margin: { width: margin - 2 * GAP, height: height - 2 * GAP },
    corner: { width: Math.min(26 * rem(), width / 2), height: height / 2 - GAP },
    sheet: { width, height: height / 2 },
  }[mode];
  stage.style.setProperty("--dock-width", `${room.width}px`);
  // A square shows the framed sphere whole; what is higher than wide shows no more of it, and hides text.
  fitStage(stage, { height: room.height, highest: 640, highestByWidth: 1 });
  const { bottom } = sentenceAround(phrase).getBoundingClientRect();
  const isUnder = bottom > height - stage.offsetHeight - 2 * GAP;
  stage.toggleAttribute("data-upper", mode === "corner" && isUnder);
  const covered = mode === "sheet" ? stage.offsetHeight : 0;
  document.documentElement.style.setProperty("--dock-height", `${covered}px`);
}

function listen(present: Docked): void {
  const { figure, stage, place, phrase, sights, stop, onLeave } = present;
  const { signal } = stop;
  const close = () => {
    const isInside = stage.contains(document.activeElement);
    dismissDock();
    if (isInside) phrase.focus({ preventScroll: true });
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-dock]") : null;
    if (button?.dataset.dock === "close") close();
    else if (button) onLeave();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    // The card of a term lies on top and closes first, by itself.
    if (key === "Escape" && !document.querySelector(".term-card:popover-open, dialog[open]")) close();
  };
  let wasNear = false;
  // The stage goes back once its place can be seen as well as one sees a figure, or the phrase is more than a screen away.
  const onScroll = () => {
    const { top, bottom } = phrase.getBoundingClientRect();
    const isNear = bottom > -window.innerHeight && top < 2 * window.innerHeight;
    if (isInSight(sights, place) || (wasNear && !isNear)) dismissDock();
    wasNear ||= isNear;
  };
  const onResize = () => {
    lower(present);
    lift(present);
  };
  // On paper the stage stands in its place, and its pictures are as large as they are there.
  const onPrint = () => {
    lower(present);
    figure.dispatchEvent(new Event("figure:draw-svg"));
  };
  stage.addEventListener("click", onClick, { signal });
  document.addEventListener("keydown", onKey, { signal });
  window.addEventListener("scroll", onScroll, { signal, passive: true });
  window.addEventListener("resize", onResize, { signal, passive: true });
  window.addEventListener("beforeprint", onPrint, { signal });
  window.addEventListener("afterprint", () => lift(present), { signal });
}
