import type { TimeWindow } from "../plotArea";
import { columnOf, framesIn } from "./curve";
import type { PlotKind, PlottedRun } from "./plottedRun";

/**
 * Every frame of the window in full precision: `t`, then a column per plot and lane, blank where diverged.
 *
 * @param names "a", "b", ...
 */
export function plotCsv(
  kinds: readonly PlotKind[],
  run: PlottedRun,
  window: TimeWindow,
  names: readonly string[],
): string {
  const [first, last] = framesIn(window, run);
  const columns = kinds.flatMap((kind) =>
    run.lanes.map(({ values }, lane) => ({
      head: `${kind.quantity}.${names[lane]}`,
      column: columnOf(values, kind),
    })),
  );
  const lines = [["t", ...columns.map(({ head }) => head)].join(",")];
  for (let frame = first; frame <= last; frame++) {
    const cells = columns.map(({ column }) => {
      const value = column[frame] ?? Number.NaN;
      return Number.isFinite(value) ? String(value) : "";
    });
    lines.push([frame * run.dt, ...cells].join(","));
  }
  return `${lines.join("\n")}\n`;
}
