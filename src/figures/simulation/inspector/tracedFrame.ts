import { useContext, useMemo } from "react";
import { laneContact } from "../../../core/dynamics/contact/impulse";
import { isRecorded } from "../../../core/dynamics/lane";
import { isDiverged } from "../../../core/dynamics/state";
import type { System } from "../../../core/dynamics/system";
import type { Player } from "../../../playback/player";
import type { Stage } from "../../../trace/stages";
import { traceFrame } from "../../../trace/traceStep";
import { useSimulationFigure } from "../SimulationContext";
import { allRows, type Row, stepRows, type TracedLane } from "./alignStages";
import {
  type LaneProgram,
  LanePrograms,
  type ProgramTrace,
  tracesOf,
  useProgramTraces,
} from "./lanePrograms";

export interface TracedFrame {
  readonly traces: readonly (readonly Stage[])[];
  readonly before: readonly ReadonlyMap<string, Stage>[];
  /** By lane: the reader's program, and why it tells nothing; null for other lanes. */
  readonly programs: readonly (LaneProgram | null)[];
  readonly troubles: readonly (string | null)[];
  /** Programs have still to send what belongs into `traces`. */
  readonly isWaiting: boolean;
  readonly lists: RowLists;
}

interface RowLists {
  readonly steps: readonly Row[];
  readonly all: readonly Row[];
}

export function useTracedFrame(frame: number, playing: boolean): TracedFrame {
  const { settings, driver } = useSimulationFigure();
  const { player } = driver;
  const { system } = player;
  const laneCount = settings.lanes.length;
  const programs = useContext(LanePrograms);
  const ofPrograms = useProgramTraces(programs, playing ? null : frame);
  const traces = useMemo(
    () => tracesAt(player, laneCount, frame, system, ofPrograms?.now),
    [player, laneCount, frame, system, ofPrograms],
  );
  const before = useMemo(() => {
    const stages = frame === 0 ? [] : tracesAt(player, laneCount, frame - 1, system, ofPrograms?.before);
    return stages.map((trace) => new Map(trace.map((stage) => [stage.id, stage])));
  }, [player, laneCount, frame, system, ofPrograms]);
  const lists = useMemo(() => listsOf(system, traces, programs), [system, traces, programs]);
  const troubles = ofPrograms?.now.map((one) => one?.trouble ?? null) ?? [];
  return { traces, before, programs, troubles, isWaiting: ofPrograms === null, lists };
}

/** At once, unless readers' programs have to tell their rows; not where these are no longer wanted by then. */
export function withRowsAt(
  player: Player,
  frame: number,
  programs: readonly (LaneProgram | null)[],
  laneCount: number,
  isWanted: () => boolean,
  then: (lists: RowLists) => void,
): void {
  const { system } = player;
  const traced = (ofPrograms: readonly (ProgramTrace | null)[]) => {
    if (!isWanted()) return;
    then(listsOf(system, tracesAt(player, laneCount, frame, system, ofPrograms), programs));
  };
  if (programs.some(Boolean)) tracesOf(programs, frame).then(traced);
  else traced([]);
}

function listsOf(
  system: System,
  traces: readonly (readonly Stage[])[],
  programs: readonly (LaneProgram | null)[],
): RowLists {
  const traced = traces.flatMap((trace, index): TracedLane[] => {
    const lane = system.scenario.lanes[index];
    if (!lane) return [];
    if (programs[index]) return [{ trace, lane: null, contact: system.scenario.contact }];
    return isRecorded(lane)
      ? [{ trace: [], lane: { angular: "exact" as const }, contact: system.scenario.contact }]
      : [{ trace, lane, contact: laneContact(system, lane) }];
  });
  return { steps: stepRows(traced), all: allRows(traces) };
}

function tracesAt(
  player: Player,
  laneCount: number,
  frame: number,
  system: System,
  ofPrograms: readonly (ProgramTrace | null)[] = [],
): Stage[][] {
  return Array.from({ length: laneCount }, (_, lane) => {
    const state = player.instant(lane, frame);
    if (isDiverged(state)) return [];
    return [
      ...(system.recordings[lane]
        ? (ofPrograms[lane]?.stages ?? [])
        : traceFrame(system, lane, state).stages),
    ];
  });
}
