import { type ReactNode, useEffect, useState } from "react";
import { InspectorLoading, NotArrived } from "./InspectorLoading";

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
  if (failed < attempt) return <InspectorLoading />;
  return <NotArrived isRepeated={failed > 1} onRetry={() => setAttempt(attempt + 1)} />;
}
