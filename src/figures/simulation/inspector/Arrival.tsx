import type { ReactNode } from "react";

/** Keeps the place of an inspector whose program or texts are on their way. */
export function InspectorComing(): ReactNode {
  return <section className="inspector inspector-coming" aria-label="Inside this frame" />;
}

interface NotArrivedProps {
  /** Whether a second try has failed too: Firefox asks for a module once and keeps its failure for as long as the page stands. */
  readonly isRepeated?: boolean;
  readonly onRetry: () => void;
}

export function NotArrived({ isRepeated = false, onRetry }: NotArrivedProps): ReactNode {
  return (
    <p className="figure-trouble" role="status">
      The program that looks inside a frame did not arrive.{" "}
      <button
        type="button"
        className="button-plain"
        onClick={() => (isRepeated ? window.location.reload() : onRetry())}
      >
        {isRepeated ? "Reload the page" : "Try again"}
      </button>
    </p>
  );
}
