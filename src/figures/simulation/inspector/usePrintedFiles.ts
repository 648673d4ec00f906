import { useEffect, useRef, useState } from "react";
import { OWN_PROGRAM } from "../../../trace/names";
import { fetchPrinted, hasArrived } from "../../../trace/printed";
import type { StageStepper } from "./useStageStepper";

interface PrintedFiles {
  /** The last stepper whose functions can all be printed: nothing comes late and moves the rest. */
  readonly shown: StageStepper | null;
  /** null while no file is missing, or some still come */
  readonly retry: (() => void) | null;
}

export function usePrintedFiles(stepper: StageStepper): PrintedFiles {
  const lastShown = useRef<StageStepper | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const [, setArrivals] = useState(0);
  const listed = stepper.rows.flatMap(({ stages }) => stages.flatMap((stage) => stage ?? []));
  const files = [...new Set(listed.map(({ file }) => file))].filter((file) => file !== OWN_PROGRAM);
  const haveArrived = hasArrived(files);
  const isHere = haveArrived && !stepper.isWaiting;
  const wanted = files.join(" ");
  useEffect(() => {
    const names = wanted.split(" ").filter(Boolean);
    if (hasArrived(names)) return;
    let isWanted = true;
    fetchPrinted(names).then(
      () => isWanted && setArrivals((count) => count + 1),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, attempt]);
  useEffect(() => {
    if (isHere) lastShown.current = stepper;
  });
  const hasFailed = !haveArrived && failed === attempt;
  return {
    shown: isHere ? stepper : lastShown.current,
    retry: hasFailed ? () => setAttempt(attempt + 1) : null,
  };
}
