import type { ReactNode } from "react";
import { strings } from "../strings/en";
import { useFigureActions } from "./figureActions";

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

/** Says how the view is turned, too: nothing in a picture shows that it can be. */
export function ResetViewButton({ loop }: { readonly loop: { readonly resetView: () => void } }): ReactNode {
  return (
    <>
      <ActionButton onPress={() => loop.resetView()}>{words.resetView}</ActionButton>
      <p className="panel-hint hint-pointer">{words.turnByPointer}</p>
      <p className="panel-hint hint-touch">{words.turnByTouch}</p>
    </>
  );
}
