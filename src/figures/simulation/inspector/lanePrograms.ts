import { createContext, useContext, useEffect, useState } from "react";
import type { Stage } from "../../../trace/stages";

/** What a program tells of one frame: its lines, or in a sentence why there are none. */
export interface Told {
  readonly stages: readonly Stage[];
  readonly trouble: string | null;
}

/** The program that makes a lane, where that is the reader's own. */
export interface LaneProgram {
  readonly source: string;
  /** What it works out between a frame and the next. Resolves always. */
  readonly traceOf: (frame: number) => Promise<Told>;
}

type ByLane<One> = readonly (One | null)[];

/** By lane: its program; null for a lane of the core, and for a recording whose making nobody knows. */
export const LanePrograms = createContext<ByLane<LaneProgram>>([]);

/** What the programs tell of a frame, and of the frame before it. */
interface ToldFrame {
  readonly now: ByLane<Told>;
  readonly before: ByLane<Told>;
}

const NOTHING: ToldFrame = { now: [], before: [] };

/** What all programs tell of a frame; null until they have. Nothing is asked for while there is no frame. */
export function useTold(programs: ByLane<LaneProgram>, frame: number | null): ToldFrame | null {
  const [arrived, setArrived] = useState<(ToldFrame & { programs: unknown; frame: number }) | null>(null);
  const isAsked = frame !== null && programs.some(Boolean);
  useEffect(() => {
    if (frame === null || !isAsked) return;
    let isWanted = true;
    Promise.all([toldOf(programs, frame), frame === 0 ? [] : toldOf(programs, frame - 1)]).then(
      ([now, before]) => isWanted && setArrived({ programs, frame, now, before }),
    );
    return () => {
      isWanted = false;
    };
  }, [programs, frame, isAsked]);
  if (!isAsked) return NOTHING;
  return arrived?.programs === programs && arrived.frame === frame ? arrived : null;
}

export function toldOf(programs: ByLane<LaneProgram>, frame: number): Promise<ByLane<Told>> {
  return Promise.all(programs.map((program) => program?.traceOf(frame) ?? null));
}

export function useLanePrograms(): ByLane<LaneProgram> {
  return useContext(LanePrograms);
}

/** The reader is told of a wait that is longer than this [ms]. */
const SHORT_WAIT = 300;

/** Whether a wait has lasted so long that the reader is told of it. */
export function useIsSlow(waits: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const clock = setTimeout(() => setSlow(true), SHORT_WAIT);
    return () => {
      clearTimeout(clock);
      setSlow(false);
    };
  }, [waits]);
  return isSlow;
}
