import { type BenchmarkResults, benchmark } from "./benchmark";
import { isTimed, SWEPT_RULES } from "./sweep";

/** What the sweep has found, kept in the browser's own entry for this visit: the Back button finds it as it was left. */
interface HistoryEntryState {
  readonly sweep?: unknown;
}

/** Notes the findings. */
export function saveResults({ costs }: BenchmarkResults): void {
  window.history.replaceState({ ...window.history.state, sweep: costs }, "");
}

/** Puts back what this entry was left with; whatever is not a cost of a rule is left out. */
export function restoreResults(): void {
  const { sweep } = (window.history.state ?? {}) as HistoryEntryState;
  if (typeof sweep !== "object" || sweep === null) return;
  const costs = Object.fromEntries(
    Object.entries(sweep).filter(([rule, cost]) => isTimed(rule) && typeof cost === "number" && cost > 0),
  ) as BenchmarkResults["costs"];
  const found = Object.keys(costs).length;
  if (found > 0) benchmark.restore(costs, found === SWEPT_RULES.length);
}
