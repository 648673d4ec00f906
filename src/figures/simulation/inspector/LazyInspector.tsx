import { type ReactNode, useEffect, useState } from "react";

type Arrived = typeof import("./Inspector");

/** The inspector, fetched when it is first asked for. */
export function LazyInspector(): ReactNode {
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
  if (arrived) return <arrived.Inspector />;
  if (failed < attempt)
    return <section className="inspector inspector-coming" aria-label="Inside this frame" />;
  return (
    <p className="figure-trouble" role="status">
      The program that looks inside a frame did not arrive.{" "}
      <button type="button" className="button-plain" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </button>
    </p>
  );
}
