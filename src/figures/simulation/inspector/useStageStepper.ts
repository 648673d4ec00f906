import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { System } from "../../../core/dynamics/system";
import type { Player } from "../../../playback/player";
import { useSimulationFigure } from "../SimulationContext";
import type { Settings } from "../settings";
import { firstRow, isNamed, type Row, unfolded } from "./alignStages";
import { type TracedFrame, useTracedFrame, withRowsAt } from "./tracedFrame";

export interface StageStepper extends Omit<TracedFrame, "lists">, StageRows {
  readonly frame: number;
  readonly playing: boolean;
  readonly setAll: (all: boolean) => void;
  readonly toggle: (row: Row) => void;
  /** Past the ends into the frames before and after. */
  readonly go: (stages: number) => void;
  readonly goTo: (row: number) => void;
}

interface StageRows {
  readonly isAll: boolean;
  readonly rows: readonly Row[];
  readonly isOpen: (row: Row) => boolean;
  readonly at: number;
  /** A link named a stage that this frame has not. */
  readonly isLost: boolean;
}

export function useStageStepper(): StageStepper {
  const { settings, driver, change } = useSimulationFigure();
  const { player } = driver;
  const { frame, playing } = useShownFrame(player);
  const { lists, ...traced } = useTracedFrame(frame, playing);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const listed = stageRows(lists, open, settings.stage, settings.lines);
  const { isAll, rows, isOpen, at } = listed;
  const show = (row: Row | undefined) => change({ stage: row?.id ?? FIRST, lines: isAll ? "all" : "steps" });
  const goTo = (row: number) => show(rows[row]);
  const staying = useStaying(settings.stage, frame, player.system);
  const crossTo = (other: number, end: 0 | -1) =>
    withRowsAt(player, other, traced.programs, settings.lanes.length, staying(), (next) => {
      player.step(other - player.frame);
      show((isAll ? next.all : next.steps).at(end));
    });
  const go = (stages: number) => {
    if (traced.isWaiting) return;
    if (rows[at + stages]) goTo(at + stages);
    else if (stages > 0 && player.frame < player.lastFrame) crossTo(frame + 1, 0);
    else if (stages < 0 && frame > 0) crossTo(frame - 1, -1);
  };
  const setAll = (all: boolean) => {
    const stays = all || holds(lists.steps, settings.stage);
    change({ lines: all ? "all" : "steps", stage: stays ? settings.stage : FIRST });
  };
  const toggle = (row: Row) => {
    setOpen(new Set(isOpen(row) ? [...open].filter((id) => id !== row.id) : [...open, row.id]));
    // What was shown may just have been folded away.
    show(row);
  };
  return { frame, playing, ...traced, ...listed, go, goTo, setAll, toggle };
}

/** A step into another frame takes time; by then the reader may be elsewhere or have closed the inspector. */
function useStaying(stage: string | null, frame: number, system: System): () => () => boolean {
  const here = useRef<object | null>(null);
  useEffect(() => {
    here.current = { stage, frame, system };
    return () => {
      here.current = null;
    };
  }, [stage, frame, system]);
  return () => {
    const before = here.current;
    return () => here.current === before;
  };
}

function useShownFrame(player: Player): { readonly frame: number; readonly playing: boolean } {
  const present = () => (player.playing ? -1 : player.frame);
  const shown = useSyncExternalStore((listener) => player.subscribe(listener), present, present);
  return { frame: Math.max(0, shown), playing: shown < 0 };
}

const FIRST = "first";

/** @param open ids of the folds opened by the reader; one that holds the stage is open too */
function stageRows(
  { steps, all }: TracedFrame["lists"],
  open: ReadonlySet<string>,
  stage: string | null,
  lines: Settings["lines"],
): StageRows {
  // A link to a line without a derivation lists every line.
  const isAll = lines === "all" || (!holds(steps, stage) && holds(all, stage));
  const isOpen = (row: Row) => open.has(row.id) || (row.fold !== null && holds(row.fold.rows, stage));
  const rows = unfolded(isAll ? all : steps, isOpen);
  const first = rows.findIndex((row) => isNamed(row, firstRow(steps)?.id ?? null));
  const found = stage === FIRST ? first : rows.findIndex((row) => isNamed(row, stage));
  const at = Math.max(0, found < 0 ? first : found);
  return { isAll, rows, isOpen, at, isLost: found < 0 && stage !== FIRST };
}

function holds(rows: readonly Row[], stage: string | null): boolean {
  return rows.some((row) => isNamed(row, stage) || (row.fold !== null && holds(row.fold.rows, stage)));
}
