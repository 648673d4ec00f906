import { type ReactNode, useEffect, useState } from "react";
import type { InspectorProps } from "./Inspector";

type Arrived = typeof import("./Inspector");

/** The inspector, fetched when it is first asked for. */
export function LazyInspector(props: InspectorProps): ReactNode {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isWanted = true;
    import("./Inspector").then(
      (module) => isWanted && setArrived(module),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (arrived) return <arrived.Inspector {...props} />;
  if (failed < attempt)
    return <section className="inspector inspector-coming" aria-label="Inside this frame" />;
  // Firefox asks for a module once and keeps its failure for as long as the page stands.
  const isRepeated = failed > 1;
  return (
    <p className="figure-trouble" role="status">
      The program that looks inside a frame did not arrive.{" "}
      <button
        type="button"
        className="plain"
        onClick={() => (isRepeated ? window.location.reload() : setAttempt(attempt + 1))}
      >
        {isRepeated ? "Reload the page" : "Try again"}
      </button>
    </p>
  );
}
