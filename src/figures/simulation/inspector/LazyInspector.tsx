import type { ReactNode } from "react";
import { useLateModule } from "../../../ui/useLateModule";
import { NotArrived } from "../../shell/NotArrived";
import { strings } from "../../strings/en";
import { InspectorLoading } from "./InspectorLoading";

export function LazyInspector(): ReactNode {
  const { module, failures, retry } = useLateModule(() => import("./Inspector"));
  if (module) return <module.Inspector />;
  if (failures === 0) return <InspectorLoading />;
  return (
    <NotArrived isRepeated={failures > 1} onRetry={retry}>
      {strings.inspector.notArrived}
    </NotArrived>
  );
}
