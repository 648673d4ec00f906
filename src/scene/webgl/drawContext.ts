import { useEffect, useLayoutEffect, useState } from "react";
import type { Texture } from "three";
import type { Camera, Viewport } from "../camera";
import type { Colours } from "../colours";
import type { Mark } from "../marks";

/** The camera, colours and surroundings with which a mark is drawn. */
export interface DrawContext {
  readonly camera: Camera;
  readonly colours: Colours;
  readonly viewport: Viewport;
  readonly pixelRatio: number;
  /** The shadows on the ground, blurred, seen from above; null where shadows are sharp. */
  readonly softShadow: Texture | null;
  /** All marks of the picture. */
  readonly marks: readonly Mark[];
}

/** Holds the function that updates a mark's objects: called before each draw, without a React render. */
export interface MarkObjectRef<M extends Mark = Mark> {
  update: ((mark: M, context: DrawContext) => void) | null;
}

/** From far to near, as the SVG paints; hidden lines lie under the surfaces that they show through. */
export const RENDER_ORDER = {
  plane: -3,
  shadow: -2,
  ground: -1,
  body: 0,
  ellipsoidDepth: 0.5,
  hidden: 1,
  ellipsoid: 2,
  outline: 2.5,
  line: 3,
  arrow: 4,
  point: 5,
} as const;

/** Sets a mark's update function for as long as its objects are mounted. */
export function useMarkObject<M extends Mark>(
  ref: MarkObjectRef<M>,
  update: MarkObjectRef<M>["update"],
): void {
  useLayoutEffect(() => {
    ref.update = update;
    return () => {
      ref.update = null;
    };
  });
}

/** What is made once and disposed of with the component. */
export function useDisposable<T extends Record<string, { dispose(): void }>>(make: () => T): T {
  const [made] = useState(make);
  useEffect(() => {
    return () => {
      for (const resource of Object.values(made)) resource.dispose();
    };
  }, [made]);
  return made;
}
