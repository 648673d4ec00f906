import { expect, it, vi } from "vitest";
import type { PlotController } from "../../../src/figures/simulation/plots/PlotController";
import type { PlotPane } from "../../../src/figures/simulation/plots/PlotPane";
import { addPointerListeners } from "../../../src/figures/simulation/plots/plotPointer";

function turn(area: EventTarget, held: { ctrlKey?: boolean; metaKey?: boolean }): Event {
  const event = Object.assign(new Event("wheel", { cancelable: true }), { deltaY: 100, clientX: 0, ...held });
  area.dispatchEvent(event);
  return event;
}

it("the wheel scrolls the page over a plot, clicked or not, and zooms while Control or ⌘ is held", () => {
  const area = Object.assign(new EventTarget(), { setPointerCapture: () => {} });
  const zoom = vi.fn();
  const pane = { area, timeAt: () => 2 } as unknown as PlotPane;
  addPointerListeners(
    pane,
    { zoom, seek: () => {} } as unknown as PlotController,
    new AbortController().signal,
  );
  area.dispatchEvent(Object.assign(new Event("pointerdown"), { button: 0, pointerType: "mouse" }));
  expect(turn(area, {}).defaultPrevented).toBe(false);
  expect(zoom).not.toHaveBeenCalled();
  expect(turn(area, { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(turn(area, { metaKey: true }).defaultPrevented).toBe(true);
  expect(zoom.mock.calls).toEqual([
    [1.25, 2],
    [1.25, 2],
  ]);
});
