import type { FigureDriver } from "./driver";

/** What runs pictures between React's renders, whatever it is that they show. */
export type PictureDriver = Pick<
  FigureDriver,
  | "camera"
  | "show"
  | "onFrame"
  | "setOnScreen"
  | "invalidate"
  | "turn"
  | "approach"
  | "resetView"
  | "drawForPrint"
> & {
  /** While something plays, a picture's description waits. */
  readonly player: { readonly playing: boolean };
};
