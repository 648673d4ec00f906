import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { addVec, dot, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, project, type Viewport, viewThrough } from "../../scene/camera";
import { useFrameListener } from "../../ui/liveElements";
import { strings } from "../strings/en";
import type { RenderLoop } from "./RenderLoop";

interface DragHandleProps {
  readonly loop: RenderLoop;
  /** For a screen reader: "Tip of r". */
  readonly label: string;
  readonly value: () => string;
  readonly term?: string;
  readonly place: () => Vec3;
  readonly onMove: (place_W: Vec3) => void;
  /** When a pointer is lifted, or at each press of a key. */
  readonly onLetGo?: () => void;
}

/** As a part of the scene's radius. */
const PRESS = 0.04;

const HIDDEN = { visibility: "hidden" } as const;

/** Right, up and towards the viewer. */
const PRESSES: Readonly<Record<string, Vec3>> = {
  ArrowLeft: [-PRESS, 0, 0],
  ArrowRight: [PRESS, 0, 0],
  ArrowUp: [0, PRESS, 0],
  ArrowDown: [0, -PRESS, 0],
  PageUp: [0, 0, -PRESS],
  PageDown: [0, 0, PRESS],
};

/** Moved by pointer, finger or arrow keys in the plane that faces the viewer, by the page keys away and nearer. */
export function DragHandle(props: DragHandleProps): ReactNode {
  const { loop, label, value, term, place, onMove, onLetGo = () => {} } = props;
  const button = useRef<HTMLButtonElement>(null);
  useFrameListener(() => {
    const element = button.current;
    if (!element) return;
    const viewport = viewportOf(element);
    const at = project(viewThrough(loop.shownCamera, viewport), place());
    // In parts of the picture, which may become narrower while nothing is drawn.
    element.style.left = `${((100 * at.x) / viewport.width).toFixed(2)}%`;
    element.style.top = `${((100 * at.y) / viewport.height).toFixed(2)}%`;
    element.style.visibility = "visible";
    const name = strings.handle.at(label, value());
    if (!loop.playing && element.getAttribute("aria-label") !== name)
      element.setAttribute("aria-label", name);
  });
  const moveTo = (place_W: Vec3) => {
    onMove(place_W);
    loop.invalidate();
  };
  const actionsNow = useEffectEvent((): DragActions => ({ place, onMove: moveTo, onLetGo }));
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const stop = new AbortController();
    addDragListeners(element, loop, () => actionsNow(), stop.signal);
    const watcher = new ResizeObserver(() => loop.invalidate());
    watcher.observe(element.parentElement as HTMLElement);
    return () => {
      watcher.disconnect();
      stop.abort();
    };
  }, [loop]);

  const press = (event: KeyboardEvent) => {
    const by = PRESSES[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(addVec(place(), alongView(by, loop.shownCamera)));
    onLetGo();
  };
  return (
    <button
      ref={button}
      type="button"
      className={`drag-handle ${term ? `term-${term}` : ""}`}
      aria-label={strings.handle.at(label, value())}
      title={strings.handle.hint}
      // Hidden until hydrated: its place is not known before the first drawing.
      style={HIDDEN}
      onKeyDown={press}
    />
  );
}

/** From parts of the scene's radius to world axes [m]. */
function alongView([right, up, towards]: Vec3, camera: Camera): Vec3 {
  const { right_W, up_W, forward_W } = viewThrough(camera, { width: 1, height: 1 });
  const { radius } = camera;
  const across_W = addVec(scaleVec(right * radius, right_W), scaleVec(up * radius, up_W));
  return addVec(across_W, scaleVec(-towards * radius, forward_W));
}

function viewportOf(element: HTMLElement): Viewport {
  const frame = element.parentElement;
  return { width: frame?.clientWidth ?? 1, height: frame?.clientHeight ?? 1 };
}

type DragActions = Required<Pick<DragHandleProps, "place" | "onMove" | "onLetGo">>;

/** In the plane through it that faces the viewer. */
function addDragListeners(
  element: HTMLElement,
  loop: RenderLoop,
  actions: () => DragActions,
  signal: AbortSignal,
): void {
  let grip: { readonly x: number; readonly y: number; readonly place_W: Vec3 } | null = null;
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    grip = { x: event.clientX, y: event.clientY, place_W: actions().place() };
  };
  const move = (event: PointerEvent) => {
    if (!grip || !element.hasPointerCapture(event.pointerId)) return;
    const view = viewThrough(loop.shownCamera, viewportOf(element));
    const metresPerPixel = dot(view.forward_W, subVec(grip.place_W, view.eye_W)) / view.focal;
    const across_W = scaleVec((event.clientX - grip.x) * metresPerPixel, view.right_W);
    const up_W = scaleVec((grip.y - event.clientY) * metresPerPixel, view.up_W);
    actions().onMove(addVec(grip.place_W, addVec(across_W, up_W)));
  };
  const release = () => {
    if (grip) actions().onLetGo();
    grip = null;
  };
  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", release, { signal });
  element.addEventListener("pointercancel", release, { signal });
}
