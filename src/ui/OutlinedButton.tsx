import type { ReactNode } from "react";

interface OutlinedButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A quiet button with an outline, for one of several things to do next. */
export function OutlinedButton({ onPress, children }: OutlinedButtonProps): ReactNode {
  return (
    <button type="button" className="button-plain button-outlined" onClick={onPress}>
      {children}
    </button>
  );
}
