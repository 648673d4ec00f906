import { useEffect, useLayoutEffect, useState } from "react";
import type { Camera, Viewport } from "../camera";
import type { Colours } from "../colours";
import type { Mark } from "../marks";

export interface DrawContext {
  readonly camera: Camera;
  readonly colours: Colours;
  readonly viewport: Viewport;
  readonly pixelRatio: number;
  readonly marks: readonly Mark[];
}

/** Called before each draw, without a React render. */
export interface MarkObjectRef<M extends Mark = Mark> {
  update: ((mark: M, context: DrawContext) => void) | null;
}

/** From far to near, as in the SVG; hidden lines lie under the surfaces they show through. */
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

export function useDisposable<T extends Record<string, { dispose(): void }>>(make: () => T): T {
  const [made] = useState(make);
  useEffect(() => {
    return () => {
      for (const resource of Object.values(made)) resource.dispose();
    };
  }, [made]);
  return made;
}
