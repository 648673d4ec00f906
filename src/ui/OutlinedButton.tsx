import type { ReactNode } from "react";

interface OutlinedButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function OutlinedButton({ onPress, children }: OutlinedButtonProps): ReactNode {
  return (
    <button type="button" className="button-plain button-outlined" onClick={onPress}>
      {children}
    </button>
  );
}
