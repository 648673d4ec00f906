import type { ReactNode } from "react";
import { strings } from "../../strings";

/** Keeps the place of an inspector whose program or texts are loading; `children` says so where that takes long. */
export function InspectorLoading({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <section className="inspector inspector-loading" aria-label={strings.inspector.label}>
      {children}
    </section>
  );
}

interface NotArrivedProps {
  /** Whether a second try has failed too: Firefox asks for a module once and keeps its failure for as long as the page stands. */
  readonly isRepeated?: boolean;
  readonly onRetry: () => void;
}

export function NotArrived({ isRepeated = false, onRetry }: NotArrivedProps): ReactNode {
  return (
    <p className="figure-trouble" role="status">
      {strings.inspector.notArrived}{" "}
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
