import { ANGULAR_IDS, type AngularId } from "../../../core/dynamics/ids";
import type { ScenarioId } from "../../../core/scenario/named";

/** The runs of a table. */
export interface TableRuns {
  readonly scenario: ScenarioId;
  /** Frames a second. */
  readonly rate: number;
  /** Times of the checkpoints [s], in ascending order. */
  readonly at: readonly number[];
  readonly rules: readonly AngularId[];
}

export type TableId = "careful" | "crooked";

export const TABLES: Readonly<Record<TableId, TableRuns>> = {
  careful: { scenario: "racketFiveMinutes", rate: 60, at: [50, 300], rules: ANGULAR_IDS },
  crooked: {
    scenario: "crookedFiveMinutes",
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
