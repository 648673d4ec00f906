import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { strings } from "../strings/en";

interface LateModuleProps<Module> {
  /** Called when first shown. */
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

interface NotArrivedProps {
  /** Firefox keeps a module's failure for as long as the page stands. */
  readonly isRepeated?: boolean;
  readonly onRetry: () => void;
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
