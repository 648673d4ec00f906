import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import type { StagedLoop } from "../../scene/picture";
import { RoundButton } from "../../ui/buttons";
import { strings } from "../strings/en";
import type { Footage } from "./footage";
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
  /** Of its pictures in space; null where it has none. */
  readonly loop: StagedLoop | null;
  /** Null where nothing moves by itself. */
  readonly footage: Footage | null;
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

/** What a reader does with any figure: below its pictures, at the end of its row of controls. */
export function BarActions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="bar-actions">{children}</div>;
}

export function ExpandButton(): ReactNode {
  const { isExpanded, setExpanded } = useFigureActions();
  const button = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(false);
  // The button has been moved with the pictures, and lost the focus by it.
  useEffect(() => {
    if (wasExpanded.current && !isExpanded) button.current?.focus({ preventScroll: true });
    wasExpanded.current = isExpanded;
  }, [isExpanded]);
  return (
    <RoundButton
      ref={button}
      icon="expand"
      className="expand-button"
      label={words.expand}
      pressed={isExpanded}
      onPress={() => setExpanded(!isExpanded)}
    />
  );
}

export function ResetButton({ onReset }: { readonly onReset: () => void }): ReactNode {
  return (
    <RoundButton
      icon="reset"
      className="reset-button"
      label={words.reset}
      title={words.withKey(words.reset, "r")}
      onPress={onReset}
    />
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
