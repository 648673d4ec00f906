import { fitStage } from "./fitStage";
import { isInSight, type Sights, sightsOf } from "./inSight";

/*
 * A figure's stage beside the sentence that has set it. The stage is shown as a popover where it stands in the document: it
 * comes to the top layer, past whatever contains its section, while React and its focus order know nothing of it. Its place in
 * the text keeps its height, so that nothing moves.
 */

/** Where a docked stage stands. */
type Mode = "margin" | "corner" | "sheet";

interface DockRequest {
  readonly figure: HTMLElement;
  /** The phrase that has set the figure: the keyboard goes from there into the dock. */
  readonly phrase: HTMLElement;
  /** The rectangle of the text that must stay in sight. */
  readonly read: DOMRect;
  /** The reader has closed the dock, or left the phrase behind. */
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

/** Whether a figure can be docked: it has a stage, and the browser has a top layer for it. */
export function canDock(figure: HTMLElement): boolean {
  return stageOf(figure) !== null && "popover" in HTMLElement.prototype;
}

/** The figure whose stage is docked now; null if none is. */
export function dockedFigure(): HTMLElement | null {
  return docked?.stage.isConnected ? docked.figure : null;
}

/** The height of the window above a dock at its lower end [px]; null where no dock is there. */
export function dockTop(): number | null {
  if (docked?.stage.dataset.docked !== "sheet") return null;
  return docked.stage.getBoundingClientRect().top;
}

/** Docks a figure's stage so that it does not lie over what is being read. */
export function dock(request: DockRequest): void {
  const stage = stageOf(request.figure);
  const place = stage?.parentElement;
  if (!stage || !place) return;
  undock();
  const sights = sightsOf(request.figure, place);
  docked = { ...request, stage, place, sights, stop: new AbortController() };
  place.style.height = `${place.getBoundingClientRect().height}px`;
  lift(docked);
  arrange(stage, request.read);
  listen(docked);
}

/** Fits the dock again to what it shows: a phrase may have asked for more pictures, or fewer, than stood there. */
export function refitDock(): void {
  if (docked) arrange(docked.stage, docked.phrase.getBoundingClientRect());
}

function stageOf(figure: HTMLElement): HTMLElement | null {
  return figure.querySelector<HTMLElement>(".figure-stage");
}

function lift({ stage, figure, phrase }: Docked): void {
  const head = stage.querySelector<HTMLElement>(".dock-head");
  const name = stage.querySelector(".dock-name");
  if (head) head.hidden = false;
  if (name) name.textContent = figureName(figure);
  stage.popover = "manual";
  stage.setAttribute("role", "group");
  stage.setAttribute("aria-label", figureName(figure));
  // Its source makes the dock the next that the keyboard reaches.
  stage.showPopover({ source: phrase });
}

/** Puts the stage back where it stands in the text, without calling back. */
export function undock(): void {
  if (!docked) return;
  const { stop } = docked;
  lower(docked);
  docked = null;
  stop.abort();
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

/** The name of a figure; of one that only a caption names, its first sentence. */
export function figureName(figure: HTMLElement): string {
  const label = document.getElementById(figure.getAttribute("aria-labelledby") ?? "");
  const text = label?.textContent ?? "";
  if (label?.localName !== "figcaption") return text;
  return /^.*?(?=[.:;](\s|$))/s.exec(text)?.[0] ?? text;
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
function arrange(stage: HTMLElement, read: DOMRect): void {
  const { clientWidth: width } = document.documentElement;
  const height = window.innerHeight;
  const margin = marginWidth();
  const mode: Mode =
    margin >= MARGIN_REM * rem() ? "margin" : width >= SHEET_REM * rem() ? "corner" : "sheet";
  stage.dataset.docked = mode;
  const room = {
    margin: { width: margin - 2 * GAP, height: height - 2 * GAP },
    corner: { width: Math.min(26 * rem(), width / 2), height: height / 2 - GAP },
    sheet: { width, height: height / 2 },
  }[mode];
  stage.style.setProperty("--dock-width", `${room.width}px`);
  // A square shows the framed sphere whole; what is higher than wide shows no more of it, and hides text.
  fitStage(stage, { height: room.height, highest: 640, highestByWidth: 1 });
  const isUnder = read.bottom > height - stage.offsetHeight - 2 * GAP;
  stage.toggleAttribute("data-upper", mode === "corner" && isUnder);
  const covered = mode === "sheet" ? stage.offsetHeight : 0;
  document.documentElement.style.setProperty("--dock-height", `${covered}px`);
}

function listen(present: Docked): void {
  const { figure, stage, phrase, stop } = present;
  const { signal } = stop;
  stage.addEventListener("click", ({ target }) => onButton(target, present), { signal });
  document.addEventListener("keydown", (event) => onEscape(event, present), { signal });
  window.addEventListener("resize", () => rearrange(present), { signal, passive: true });
  // On paper the stage stands in its place, and its pictures are as large as they are there.
  window.addEventListener(
    "beforeprint",
    () => {
      lower(present);
      figure.dispatchEvent(new Event("figure:draw-svg"));
    },
    { signal },
  );
  window.addEventListener("afterprint", () => rearrange(present), { signal });
  // The stage returns by itself once the reader can see its place as well as one sees a figure.
  window.addEventListener(
    "scroll",
    () => {
      if (isInSight(present.sights, present.place)) dismiss(present);
    },
    { signal, passive: true },
  );
  watch(phrase, present);
  figure.addEventListener("figure:expand", () => dismiss(present), { signal });
}

/** Undocks once the reader has scrolled more than a screen away from the phrase. */
function watch(phrase: HTMLElement, present: Docked): void {
  let wasNear = false;
  const watcher = new IntersectionObserver(
    (entries) => {
      const isNear = entries.at(-1)?.isIntersecting ?? false;
      if (wasNear && !isNear) dismiss(present);
      wasNear = isNear;
    },
    { rootMargin: "100% 0px" },
  );
  watcher.observe(phrase);
  present.stop.signal.addEventListener("abort", () => watcher.disconnect());
}

/** Undocks for the reader, by button, key or scrolling, and says so. */
function dismiss(present: Docked): void {
  if (docked !== present) return;
  undock();
  present.onDismiss();
}

function onButton(target: EventTarget | null, present: Docked): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-dock]") : null;
  if (button?.dataset.dock === "close") close(present);
  else if (button) present.onLeave();
}

function onEscape(event: KeyboardEvent, present: Docked): void {
  // The card of a term lies on top and closes first, by itself.
  if (event.key !== "Escape" || document.querySelector(".term-card:popover-open, dialog[open]")) return;
  close(present);
}

/** Closes the dock; the focus goes back to the phrase if it was in the dock. */
function close(present: Docked): void {
  const isInside = present.stage.contains(document.activeElement);
  dismiss(present);
  if (isInside) present.phrase.focus({ preventScroll: true });
}

/** Fits the dock, and the height of the place that it left, to a new size of the window. */
function rearrange(present: Docked): void {
  const { stage, place, phrase } = present;
  lower(present);
  place.style.height = `${place.getBoundingClientRect().height}px`;
  lift(present);
  arrange(stage, phrase.getBoundingClientRect());
}
