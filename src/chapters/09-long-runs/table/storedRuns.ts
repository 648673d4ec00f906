import type { AngularId } from "../../../core/dynamics/ids";
import type { LongRun } from "../../../core/runs/longRun";
import stored from "./runs.json";
import type { TableId } from "./tables";

/*
 * The runs that the tables show: two million frames, which would take half the time that the book takes to build.
 * `npm run measure:runs` writes them, and `tests/chapters/09-long-runs/storedRuns.test.ts` computes them again.
 */

const runs = stored as Readonly<Record<TableId, Readonly<Partial<Record<AngularId, readonly LongRun[]>>>>>;

/** A rule's run, and after it those that differ from it by round-off. */
export function storedRuns(table: TableId, rule: AngularId): readonly LongRun[] {
  const found = runs[table][rule];
  if (!found) throw new Error(`the runs of ${rule} for ${table} are not stored: npm run measure:runs`);
  return found;
}
