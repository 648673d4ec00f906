import { expect, it, vi } from "vitest";
import { addGestureListeners } from "../../src/scene/gestures";

function pictureWithWheel() {
  const element = Object.assign(new EventTarget(), { setPointerCapture: () => {} });
  const onDolly = vi.fn<(factor: number) => void>();
  addGestureListeners(element as unknown as HTMLElement, { onOrbit: () => {}, onDolly });
  const turn = (held: WheelEventInit): boolean => {
    const event = Object.assign(new Event("wheel", { cancelable: true }), {
      deltaY: 100,
      deltaMode: 0,
      ...held,
    });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { element, onDolly, turn };
}

it("the wheel scrolls the page over a picture, clicked or not, and zooms while Control or ⌘ is held", () => {
  const { element, onDolly, turn } = pictureWithWheel();
  element.dispatchEvent(
    Object.assign(new Event("pointerdown"), { button: 0, pointerType: "mouse", pointerId: 1 }),
  );
  expect(turn({})).toBe(false);
  expect(onDolly).not.toHaveBeenCalled();
  expect(turn({ ctrlKey: true })).toBe(true);
  expect(turn({ metaKey: true })).toBe(true);
  expect(onDolly).toHaveBeenCalledTimes(2);
});

it("a notch of a mouse's wheel zooms by less than a quarter whatever the browser counts in, and a pinch there and back by nothing", () => {
  const { onDolly, turn } = pictureWithWheel();
  turn({ ctrlKey: true, deltaY: 100 });
  turn({ ctrlKey: true, deltaY: 3, deltaMode: 1 });
  const [pixels = 0, lines = 0] = onDolly.mock.calls.map(([factor]) => factor);
  expect(pixels).toBeGreaterThan(1.1);
  expect(pixels).toBeLessThan(1.25);
  expect(lines).toBe(pixels);
  onDolly.mockClear();
  for (const deltaY of [4, 7, -7, -4]) turn({ ctrlKey: true, deltaY });
  expect(onDolly.mock.calls.reduce((zoom, [factor]) => zoom * factor, 1)).toBeCloseTo(1, 12);
});
