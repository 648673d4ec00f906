import { fitStage } from "./fitStage";

/*
 * A figure's stage over all of the window. It comes to the top layer as a popover, past whatever contains its section;
 * everything else on the page is out of reach until it goes back.
 */

/**
 * Fills the window with a stage.
 *
 * @param onLeave called when the reader presses Escape
 * @returns puts everything back as it was, the focus too
 */
export function present(stage: HTMLElement, name: string, onLeave: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const before = document.activeElement;
  const others = surroundings(stage);
  const root = document.documentElement;
  for (const other of others) other.inert = true;
  root.classList.add("has-expanded");
  raise(stage, name);
  stage.focus({ preventScroll: true });
  document.addEventListener("keydown", (event) => event.key === "Escape" && onLeave(), { signal });
  window.addEventListener("resize", () => fitPresented(stage), { signal, passive: true });
  // On paper nothing lies over the page: what is fixed to a window would come again on every sheet. Its pictures are drawn as
  // large as they are in their place.
  window.addEventListener(
    "beforeprint",
    () => {
      lower(stage);
      stage.closest("figure")?.dispatchEvent(new Event("figure:draw-svg"));
    },
    { signal },
  );
  window.addEventListener("afterprint", () => raise(stage, name), { signal });
  return () => {
    stop.abort();
    lower(stage);
    for (const other of others) other.inert = false;
    root.classList.remove("has-expanded");
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** Its place keeps its height, so that nothing has moved when the stage is back. */
function raise(stage: HTMLElement, name: string): void {
  const place = stage.parentElement;
  if (place) place.style.minHeight = `${place.offsetHeight}px`;
  stage.dataset.presented = "";
  stage.tabIndex = -1;
  stage.setAttribute("role", "dialog");
  stage.setAttribute("aria-label", name);
  if ("popover" in HTMLElement.prototype) {
    stage.popover = "manual";
    stage.showPopover();
  }
  fitPresented(stage);
}

function lower(stage: HTMLElement): void {
  if (stage.popover !== null && stage.matches(":popover-open")) stage.hidePopover();
  for (const attribute of ["popover", "style", "data-presented", "role", "aria-label", "tabindex"])
    stage.removeAttribute(attribute);
  if (stage.parentElement) stage.parentElement.style.minHeight = "";
}

function fitPresented(stage: HTMLElement): void {
  // What fills the window is never lower than it: only what reaches beyond its lower edge is too high.
  // A picture that is higher than wide leaves less of the window empty where several stand beside one another.
  const height = stage.clientHeight;
  fitStage(stage, { height: height + 2, highest: height, highestByWidth: 1.5 });
}

/** Every element beside the way from an element up to the page's body, but for those that speak to screen readers. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      const isOther = sibling !== node && sibling instanceof HTMLElement && !sibling.inert;
      if (isOther && sibling.getAttribute("role") !== "status") others.push(sibling);
    }
  }
  return others;
}
