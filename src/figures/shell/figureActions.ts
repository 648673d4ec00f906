import { createContext, useContext } from "react";
import type { LinkOptions } from "./permalink";

export interface Actions {
  readonly id: string;
  /** Null until it is on the page. */
  readonly element: () => HTMLElement | null;
  /** With its number. */
  readonly title: () => string;
  /**
   * Carries what a fresh figure would not have by itself.
   * @throws StateError where the figure is in a state that no link can hold
   */
  readonly linkTo: (options: LinkOptions) => URL;
  readonly canPlay: boolean;
  readonly isExpanded: boolean;
  readonly setExpanded: (expanded: boolean) => void;
  /** To a screen reader, in one sentence. */
  readonly announce: (sentence: string) => void;
}

export const FigureActions = createContext<Actions | null>(null);

export function useFigureActions(): Actions {
  const actions = useContext(FigureActions);
  if (!actions) throw new Error("a part of a figure outside of one");
  return actions;
}
