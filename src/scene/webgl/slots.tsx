import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";
import type { Vec3 } from "../../core/math/vec3";
import type { Camera, Viewport } from "../camera";
import type { Inks } from "../inks";
import type { Mark } from "../marks";
import { type LinePlace, LineSet } from "./lineSet";

/** What a mark object needs, besides its mark, to set itself for one drawing. */
export interface Drawing {
  readonly camera: Camera;
  readonly inks: Inks;
  readonly viewport: Viewport;
  readonly pixelRatio: number;
  readonly marks: readonly Mark[];
}

/** Where a mark object leaves the function that sets it: called on every drawing, outside React. */
export interface Slot<M extends Mark = Mark> {
  apply: ((mark: M, drawing: Drawing) => void) | null;
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
  line: 3,
  arrow: 4,
} as const;

/** Leaves a mark's setting function in its slot for as long as its object is mounted. */
export function useSlot<M extends Mark>(slot: Slot<M>, apply: Slot<M>["apply"]): void {
  useLayoutEffect(() => {
    slot.apply = apply;
    return () => {
      slot.apply = null;
    };
  });
}

/** The order of a mark among those of its picture, as a small part of a render order: what coincides is painted so. */
export const MarkOrder = createContext(0);

/** A set of lines that lives as long as the object that mounts it. @param place the same on every call */
export function useLines(place: LinePlace): LineSet {
  const order = useContext(MarkOrder);
  const [lines] = useState(() => new LineSet(place));
  useLayoutEffect(() => lines.moveTo(place, order));
  useEffect(() => () => lines.dispose(), [lines]);
  return lines;
}

/** A polyline as the straight lines it is made of. */
export function legs(path: readonly Vec3[]): [Vec3, Vec3][] {
  return path.slice(1).map((to, index) => [path[index] ?? to, to]);
}

interface LinesProps<M extends Mark> {
  readonly slot: Slot<M>;
  readonly place: LinePlace;
  readonly set: (lines: LineSet, mark: M, drawing: Drawing) => void;
}

/** A mark that is nothing but lines. */
export function LinesObject<M extends Mark>({ slot, place, set }: LinesProps<M>): ReactNode {
  const lines = useLines(place);
  useSlot(slot, (mark, drawing) => set(lines, mark, drawing));
  return <primitive object={lines.object} />;
}
