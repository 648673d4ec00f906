import { createContext, useContext } from "react";
import type { LinkOptions } from "./permalink";

/** What every figure can do, for its toolbar and its parts. */
export interface Actions {
  readonly id: string;
  /** The figure, once it is on the page. */
  readonly element: () => HTMLElement | null;
  /** Its name, with its number. */
  readonly title: () => string;
  /**
   * A link to the figure as it is, with no more than what a fresh one would not have by itself.
   * @throws StateError where the figure is in a state that no link can hold
   */
  readonly linkTo: (options: LinkOptions) => URL;
  /** Whether a link can ask it to play. */
  readonly canPlay: boolean;
  readonly isExpanded: boolean;
  readonly setExpanded: (expanded: boolean) => void;
  /** Tells a screen reader what has been done, in one sentence. */
  readonly announce: (sentence: string) => void;
}

export const FigureActions = createContext<Actions | null>(null);

export function useFigureActions(): Actions {
  const actions = useContext(FigureActions);
  if (!actions) throw new Error("a part of a figure outside of one");
  return actions;
}
