import type { SimulationDriver } from "../simulation/SimulationDriver";

/** What runs pictures between React's renders, whatever it is that they show. */
export type PictureDriver = Pick<
  SimulationDriver,
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
