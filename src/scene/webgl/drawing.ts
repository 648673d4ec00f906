import { useLayoutEffect } from "react";
import type { Camera, Viewport } from "../camera";
import type { Colours } from "../colours";
import type { Mark } from "../marks";

/** What is needed, besides a mark, for one drawing of it. */
export interface DrawContext {
  readonly camera: Camera;
  readonly colours: Colours;
  readonly viewport: Viewport;
  readonly pixelRatio: number;
  readonly marks: readonly Mark[];
}

/** Where a mark object leaves the function that sets it: called on every drawing, outside React. */
export interface MarkObjectRef<M extends Mark = Mark> {
  update: ((mark: M, drawing: DrawContext) => void) | null;
}

/** From far to near, as the SVG paints; what is hidden lies under the surfaces that it shows through. */
export const RENDER_ORDER = {
  plane: -3,
  shadow: -2,
  ground: -1,
  body: 0,
  veil: 0.5,
  behind: 1,
  glass: 2,
  outline: 2.5,
  line: 3,
  arrow: 4,
  point: 5,
} as const;

/** Leaves a mark's setting function in its slot for as long as its object is mounted. */
export function useMarkObject<M extends Mark>(
  slot: MarkObjectRef<M>,
  apply: MarkObjectRef<M>["update"],
): void {
  useLayoutEffect(() => {
    slot.update = apply;
    return () => {
      slot.update = null;
    };
  });
}
