import type { ReactNode } from "react";
import { strings } from "../strings/en";

interface NotArrivedProps {
  /** Firefox asks for a module once and keeps its failure for as long as the page stands. */
  readonly isRepeated?: boolean;
  readonly onRetry: () => void;
  /** A sentence that says what did not arrive. */
  readonly children: ReactNode;
}

export function NotArrived({ isRepeated = false, onRetry, children }: NotArrivedProps): ReactNode {
  return (
    <p className="figure-trouble" role="status">
      {children}{" "}
      <button
        type="button"
        className="button-plain"
        onClick={() => (isRepeated ? window.location.reload() : onRetry())}
      >
        {isRepeated ? strings.actions.reload : strings.actions.tryAgain}
      </button>
    </p>
  );
}
