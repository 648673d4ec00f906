import { useEffect, useEffectEvent, useState } from "react";

/** Fetched when what it is for is first shown. */
export interface LateModule<Module> {
  readonly module: Module | null;
  /** 0 while the module may still arrive. */
  readonly failures: number;
  readonly retry: () => void;
}

export function useLateModule<Module extends object>(load: () => Promise<Module>): LateModule<Module> {
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
  return { module, failures: failed < attempt ? 0 : failed, retry: () => setAttempt(attempt + 1) };
}
