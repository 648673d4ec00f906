import { createContext, type ReactNode, useContext } from "react";
import { strings } from "../strings/en";
import type { LinkOptions } from "./permalink";

export interface Actions {
  readonly id: string;
  /** Null until it is on the page. */
  readonly element: () => HTMLElement | null;
  /** With its number. */
  readonly title: () => string;
  /**
   * Carries what a fresh figure would not have by itself.
   * @throws StateError for a state that no link can hold
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

interface ActionButtonProps {
  readonly onPress: () => void;
  readonly title?: string;
  /** Left out where it turns nothing on. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

export function ActionButton({ onPress, title, pressed, children }: ActionButtonProps): ReactNode {
  return (
    <button type="button" className="button-plain" title={title} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}

const words = strings.actions;

export function ExpandButton(): ReactNode {
  const { isExpanded, setExpanded } = useFigureActions();
  return (
    <ActionButton pressed={isExpanded} onPress={() => setExpanded(!isExpanded)}>
      {words.expand}
    </ActionButton>
  );
}

export function ResetButton({ onReset }: { readonly onReset: () => void }): ReactNode {
  return (
    <ActionButton title={words.withKey(words.reset, "r")} onPress={onReset}>
      {words.reset}
    </ActionButton>
  );
}

/** Says how the view is turned, too: no picture shows that it can be. */
export function ResetViewButton({ loop }: { readonly loop: { readonly resetView: () => void } }): ReactNode {
  return (
    <>
      <ActionButton onPress={() => loop.resetView()}>{words.resetView}</ActionButton>
      <p className="panel-hint hint-pointer">{words.turnByPointer}</p>
      <p className="panel-hint hint-touch">{words.turnByTouch}</p>
    </>
  );
}
