import type { ReactNode } from "react";

/** Keeps the place of an inspector whose program or texts are on their way. */
export function InspectorComing(): ReactNode {
  return <section className="inspector inspector-coming" aria-label="Inside this frame" />;
}

/** Said instead, where they did not come. */
export function NotArrived({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <p className="figure-trouble" role="status">
      The program that looks inside a frame did not arrive.{" "}
      <button type="button" className="plain" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
