import { ANGULAR_IDS, type AngularId } from "../../../core/dynamics/ids";
import type { LongRun } from "../../../core/runs/longRun";
import type { ScenarioId } from "../../../core/scenario/named";
import stored from "./runs.json";

interface TableRuns {
  readonly scenario: ScenarioId;
  /** Frames a second. */
  readonly rate: number;
  /** Of the checkpoints [s], ascending. */
  readonly at: readonly number[];
  readonly rules: readonly AngularId[];
}

export type TableId = "careful" | "crooked";

export const TABLES: Readonly<Record<TableId, TableRuns>> = {
  careful: { scenario: "thrownFiveMinutes", rate: 60, at: [50, 300], rules: ANGULAR_IDS },
  crooked: {
    scenario: "thrownCrookedFiveMinutes",
    rate: 60,
    at: [300],
    rules: [
      "rescaled-momentum",
      "midpoint",
      "splitting",
      "splitting-4",
      "augmented",
      "rk4",
      "rk4-body",
      "exact",
    ],
  },
};

/* Written by `npm run measure:runs`; `tests/chapters/long-runs/storedRuns.test.ts` computes them again. */

const runs = stored as Readonly<Record<TableId, Readonly<Partial<Record<AngularId, readonly LongRun[]>>>>>;

/** And after it those that differ by round-off. */
export function storedRuns(table: TableId, rule: AngularId): readonly LongRun[] {
  const found = runs[table][rule];
  if (!found) throw new Error(`the runs of ${rule} for ${table} are not stored: npm run measure:runs`);
  return found;
}
