import { useMemo, useState, useSyncExternalStore } from "react";
import { laneContact } from "../../../core/dynamics/contact/impulse";
import { isRecorded } from "../../../core/dynamics/lane";
import { isDiverged } from "../../../core/dynamics/state";
import type { System } from "../../../core/dynamics/system";
import type { Player } from "../../../playback/player";
import type { Stage } from "../../../trace/stages";
import { traceFrame } from "../../../trace/traceStep";
import { useSimulationFigure } from "../SimulationContext";
import { allRows, isNamed, type Row, stepRows, type TracedLane, unfolded } from "./alignStages";
import { type LaneProgram, type Told, toldOf, useLanePrograms, useTold } from "./lanePrograms";

/** A walk through one frame, and the same stages of the frame before. */
export interface StageStepper {
  readonly frame: number;
  readonly playing: boolean;
  /** Whether every line is listed, or only the steps of the derivation. */
  readonly isAll: boolean;
  readonly setAll: (all: boolean) => void;
  /** As they are listed, those in open folds among them. */
  readonly rows: readonly Row[];
  readonly isOpen: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  /** Index into `rows`. */
  readonly at: number;
  /** By lane: what is worked out in this frame, in order. */
  readonly traces: readonly (readonly Stage[])[];
  /** By lane: the frame before, by the id of the stage. */
  readonly before: readonly ReadonlyMap<string, Stage>[];
  /** By lane: the program of the reader's that makes it, and why that has nothing to tell; null for other lanes. */
  readonly programs: readonly (LaneProgram | null)[];
  readonly troubles: readonly (string | null)[];
  /** Whether programs have not told yet what belongs into `traces`. */
  readonly isWaiting: boolean;
  /** Moves by whole stages, into the frames before and after at the ends. */
  readonly go: (stages: number) => void;
  readonly goTo: (row: number) => void;
  /** Whether the stage that a link named is none of this frame's. */
  readonly isLost: boolean;
}

export function useStageStepper(): StageStepper {
  const { settings, driver, change } = useSimulationFigure();
  const { player } = driver;
  const present = () => (player.playing ? -1 : player.frame);
  const shown = useSyncExternalStore((listener) => player.subscribe(listener), present, present);
  const frame = Math.max(0, shown);
  const { system } = player;
  const laneCount = settings.lanes.length;
  const programs = useLanePrograms();
  const told = useTold(programs, shown < 0 ? null : frame);
  const traces = useMemo(
    () => tracesAt(player, laneCount, frame, system, told?.now),
    [player, laneCount, frame, system, told],
  );
  const before = useMemo(() => {
    const stages = frame === 0 ? [] : tracesAt(player, laneCount, frame - 1, system, told?.before);
    return stages.map((trace) => new Map(trace.map((stage) => [stage.id, stage])));
  }, [player, laneCount, frame, system, told]);
  const lists = useMemo(() => listsOf(system, traces, programs), [system, traces, programs]);
  const { stage, allLines } = settings;
  // A link to a line that no derivation names lists every line.
  const isAll = allLines || (!holds(lists.steps, stage) && holds(lists.all, stage));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const listed = isAll ? lists.all : lists.steps;
  const isOpen = (row: Row) => open.has(row.id) || (row.fold !== null && holds(row.fold.rows, stage));
  const rows = unfolded(listed, isOpen);
  const first = rows.findIndex((row) => isNamed(row, lists.steps[0]?.id ?? null));
  const found = stage === FIRST ? first : rows.findIndex((row) => isNamed(row, stage));
  const at = Math.max(0, found < 0 ? first : found);

  const goTo = (row: number) => change({ stage: rows[row]?.id ?? FIRST, allLines: isAll });
  const go = (stages: number) => {
    if (told === null) return;
    const next = at + stages;
    if (rows[next]) goTo(next);
    else if (stages > 0 && player.frame < player.lastFrame) crossTo(frame + 1, 0);
    else if (stages < 0 && frame > 0) crossTo(frame - 1, -1);
  };
  const crossTo = (other: number, end: 0 | -1) => {
    const cross = (told: readonly (Told | null)[]) => {
      player.step(other - player.frame);
      const next = listsOf(system, tracesAt(player, laneCount, other, system, told), programs);
      change({ stage: (isAll ? next.all : next.steps).at(end)?.id ?? FIRST, allLines: isAll });
    };
    if (programs.some(Boolean)) toldOf(programs, other).then(cross);
    else cross([]);
  };
  const setAll = (all: boolean) =>
    change({ allLines: all, stage: all || holds(lists.steps, stage) ? stage : FIRST });
  const toggle = (row: Row) => {
    setOpen(new Set(isOpen(row) ? [...open].filter((id) => id !== row.id) : [...open, row.id]));
    // The row itself is gone to: what was shown may just have been folded away.
    change({ stage: row.id, allLines: isAll });
  };
  const isLost = found < 0 && stage !== FIRST;
  return {
    frame,
    playing: shown < 0,
    isAll,
    setAll,
    rows,
    isOpen,
    toggle,
    at,
    traces,
    before,
    programs,
    troubles: told?.now.map((one) => one?.trouble ?? null) ?? [],
    isWaiting: told === null,
    go,
    goTo,
    isLost,
  };
}

/** Where a walk begins: whatever the first step of the derivation is. */
export const FIRST = "first";

/** Whether a row, open or folded away, has a stage. */
function holds(rows: readonly Row[], stage: string | null): boolean {
  return rows.some((row) => isNamed(row, stage) || (row.fold !== null && holds(row.fold.rows, stage)));
}

function listsOf(
  system: System,
  traces: readonly (readonly Stage[])[],
  programs: readonly (LaneProgram | null)[],
) {
  const traced = traces.flatMap((trace, index): TracedLane[] => {
    const lane = system.scenario.lanes[index];
    if (!lane) return [];
    if (programs[index]) return [{ trace, lane: null, contact: system.scenario.contact }];
    // A recording derives nothing, and has no steps.
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
  told: readonly (Told | null)[] = [],
): Stage[][] {
  return Array.from({ length: laneCount }, (_, lane) => {
    const state = player.instant(lane, frame);
    if (isDiverged(state)) return [];
    // A recording was made elsewhere: what its program tells are all the lines there are to walk through.
    return [
      ...(system.recordings[lane] ? (told[lane]?.stages ?? []) : traceFrame(system, lane, state).stages),
    ];
  });
}
