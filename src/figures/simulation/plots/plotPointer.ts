import type { PlotController } from "./PlotController";
import type { PlotPane } from "./PlotPane";

/** A finger moved along by this drags the cursor; less scrolls the page or taps [px]. */
const FINGER_SLACK = 6;

/** A wheel's notch is 100 px. */
const NOTCH = 1.25;

/** The wheel zooms with Control or ⌘ held, as browsers report a pinch on a touchpad; alone it scrolls the page. */
export function addPointerListeners(pane: PlotPane, controller: PlotController, signal: AbortSignal): void {
  const { area } = pane;
  let held: { readonly x: number; readonly y: number; dragging: boolean } | null = null;
  const seek = (event: PointerEvent) => controller.seek(pane.timeAt(event.clientX));

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    held = { x: event.clientX, y: event.clientY, dragging: event.pointerType !== "touch" };
    area.setPointerCapture(event.pointerId);
    if (held.dragging) seek(event);
  };
  const move = (event: PointerEvent) => {
    if (!held) return;
    if (Math.abs(event.clientX - held.x) > FINGER_SLACK) held.dragging = true;
    if (held.dragging) seek(event);
  };
  const up = (event: PointerEvent) => {
    const tapped = held && Math.abs(event.clientY - held.y) <= FINGER_SLACK;
    if (held?.dragging || tapped) seek(event);
    held = null;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    controller.zoom(NOTCH ** (event.deltaY / 100), pane.timeAt(event.clientX));
  };
  area.addEventListener("pointerdown", down, { signal });
  area.addEventListener("pointermove", move, { signal });
  area.addEventListener("pointerup", up, { signal });
  // The page took the gesture to scroll.
  area.addEventListener(
    "pointercancel",
    () => {
      held = null;
    },
    { signal },
  );
  area.addEventListener("wheel", wheel, { signal, passive: false });
}
