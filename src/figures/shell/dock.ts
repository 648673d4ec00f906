import { fitStage } from "./fitStage";
import { isInSight, type Sights, sightsOf } from "./inSight";
import { sentenceAround } from "./sentence";

/*
 * A figure's stage beside the sentence that has set it, as a popover where it stands in the document: past whatever contains its
 * section, unknown to React and the focus order.
 */

interface DockRequest {
  readonly figure: HTMLElement;
  /** The keyboard goes from there into the dock. */
  readonly phrase: HTMLElement;
  /** The reader closed the dock, left the phrase behind, or has the figure fill the window. */
  readonly onDismiss: () => void;
  readonly onLeave: () => void;
}

interface Docked extends DockRequest {
  readonly stage: HTMLElement;
  readonly place: HTMLElement;
  readonly sights: Sights;
  readonly stop: AbortController;
}

let docked: Docked | null = null;

/** [px] */
const GAP = 12;

/** [rem] */
const MARGIN_REM = 13.5;

/** Narrower windows have the dock in their lower half [rem]. */
const SHEET_REM = 48;

/** It takes a stage, and a browser with a top layer. */
export function canDock(figure: HTMLElement): boolean {
  return stageOf(figure) !== null && "popover" in HTMLElement.prototype;
}

export function dockedFigure(): HTMLElement | null {
  return docked?.stage.isConnected ? docked.figure : null;
}

/** [px]; null where no dock is at the window's lower end. */
export function dockTop(): number | null {
  if (docked?.stage.dataset.docked !== "sheet") return null;
  return docked.stage.getBoundingClientRect().top;
}

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

/** Without calling back. */
export function undock(): void {
  if (!docked) return;
  lower(docked);
  docked.stop.abort();
  docked = null;
}

export function dismissDock(): void {
  const onDismiss = docked?.onDismiss;
  undock();
  onDismiss?.();
}

/** A phrase may have asked for more pictures, or fewer. */
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
  // The source makes the dock the keyboard's next stop.
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

/** With its number. */
export function figureName(figure: HTMLElement): string {
  return figure.querySelector(":scope > .figure-head")?.textContent ?? "";
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** At the right of the text [px]. */
function marginWidth(): number {
  const column = document.querySelector("main .column");
  if (!column) return 0;
  const { right } = column.getBoundingClientRect();
  const { paddingRight } = getComputedStyle(column);
  return document.documentElement.clientWidth - right + Number.parseFloat(paddingRight);
}

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
  // A square shows the framed sphere whole; a higher picture shows no more of it, and hides text.
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
  // The stage goes back once its place is in sight, or the phrase a screen away.
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
