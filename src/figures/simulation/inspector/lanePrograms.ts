import { createContext, useEffect, useState } from "react";
import type { Stage } from "../../../trace/stages";

export interface ProgramTrace {
  readonly stages: readonly Stage[];
  readonly trouble: string | null;
}

export interface LaneProgram {
  readonly source: string;
  /** The promise never rejects. */
  readonly traceOf: (frame: number) => Promise<ProgramTrace>;
}

type ByLane<One> = readonly (One | null)[];

/** By lane; null for the core's, and for a recording of unknown making. */
export const LanePrograms = createContext<ByLane<LaneProgram>>([]);

interface ProgramTraces {
  readonly now: ByLane<ProgramTrace>;
  readonly before: ByLane<ProgramTrace>;
}

const NO_TRACES: ProgramTraces = { now: [], before: [] };

/** null until all traces have arrived. A null frame asks for none. */
export function useProgramTraces(programs: ByLane<LaneProgram>, frame: number | null): ProgramTraces | null {
  const [arrived, setArrived] = useState<(ProgramTraces & { programs: unknown; frame: number }) | null>(null);
  const isAsked = frame !== null && programs.some(Boolean);
  useEffect(() => {
    if (frame === null || !isAsked) return;
    let isWanted = true;
    Promise.all([tracesOf(programs, frame), frame === 0 ? [] : tracesOf(programs, frame - 1)]).then(
      ([now, before]) => isWanted && setArrived({ programs, frame, now, before }),
    );
    return () => {
      isWanted = false;
    };
  }, [programs, frame, isAsked]);
  if (!isAsked) return NO_TRACES;
  return arrived?.programs === programs && arrived.frame === frame ? arrived : null;
}

export function tracesOf(programs: ByLane<LaneProgram>, frame: number): Promise<ByLane<ProgramTrace>> {
  return Promise.all(programs.map((program) => program?.traceOf(frame) ?? null));
}
