import { useMemo, useSyncExternalStore } from "react";
import { isDiverged } from "../../../core/dynamics/state";
import type { System } from "../../../core/dynamics/system";
import type { Player } from "../../../playback/player";
import type { Stage } from "../../../trace/stages";
import { traceFrame } from "../../../trace/traceStep";
import { useSimulationFigure } from "../SimulationContext";
import { alignStages, type Row } from "./alignStages";

/** A walk through one frame, and the same stages of the frame before. */
export interface StageStepper {
  readonly frame: number;
  readonly playing: boolean;
  readonly rows: readonly Row[];
  /** Index into `rows`. */
  readonly at: number;
  /** By lane: what is worked out in this frame, in order. */
  readonly traces: readonly (readonly Stage[])[];
  /** By lane: the frame before, by the id of the stage. */
  readonly before: readonly ReadonlyMap<string, Stage>[];
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
  const traces = useMemo(
    () => tracesAt(player, laneCount, frame, system),
    [player, laneCount, frame, system],
  );
  const before = useMemo(() => {
    const stages = frame === 0 ? [] : tracesAt(player, laneCount, frame - 1, system);
    return stages.map((trace) => new Map(trace.map((stage) => [stage.id, stage])));
  }, [player, laneCount, frame, system]);
  const rows = useMemo(() => alignStages(traces), [traces]);
  const found = rows.findIndex(({ id }) => id === settings.stage);
  const at = Math.max(0, found);

  const goTo = (row: number) => change({ stage: rows[row]?.id ?? FIRST });
  const go = (stages: number) => {
    const next = at + stages;
    if (rows[next]) goTo(next);
    else if (stages > 0 && player.frame < player.lastFrame) crossTo(frame + 1, 0);
    else if (stages < 0 && frame > 0) crossTo(frame - 1, -1);
  };
  const crossTo = (other: number, end: 0 | -1) => {
    player.step(other - frame);
    change({ stage: alignStages(tracesAt(player, laneCount, other, system)).at(end)?.id ?? FIRST });
  };
  const isLost = found < 0 && settings.stage !== FIRST;
  return { frame, playing: shown < 0, rows, at, traces, before, go, goTo, isLost };
}

/** Where a walk begins: whatever the first stage is. */
export const FIRST = "first";

function tracesAt(player: Player, laneCount: number, frame: number, system: System): Stage[][] {
  return Array.from({ length: laneCount }, (_, lane) => {
    const state = player.instant(lane, frame);
    // A recording was made elsewhere: there are no lines to walk through.
    return isDiverged(state) || system.recordings[lane] ? [] : [...traceFrame(system, lane, state).stages];
  });
}
