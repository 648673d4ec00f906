import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { NotArrived } from "./NotArrived";

interface LateModuleProps<Module> {
  /** Called when the part is first shown. */
  readonly load: () => Promise<Module>;
  readonly coming: ReactNode;
  /** A sentence that says what did not arrive. */
  readonly notArrived: string;
  readonly show: (module: Module) => ReactNode;
}

export function LateModule<Module extends object>({
  load,
  coming,
  notArrived,
  show,
}: LateModuleProps<Module>): ReactNode {
  const [module, setModule] = useState<Module | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const fetchNow = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    fetchNow().then(
      (arrived) => isWanted && setModule(arrived),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (module) return show(module);
  if (failed < attempt) return coming;
  return (
    <NotArrived isRepeated={failed > 1} onRetry={() => setAttempt(attempt + 1)}>
      {notArrived}
    </NotArrived>
  );
}
