import { bench, type Findings } from "./bench";
import { isTimed, SWEPT_RULES } from "./sweep";

/** What the sweep has found, kept in the browser's own entry for this visit: the Back button finds it as it was left. */

interface Remembered {
  readonly sweep?: unknown;
}

/** Notes the findings. */
export function noteFindings({ costs }: Findings): void {
  window.history.replaceState({ ...window.history.state, sweep: costs }, "");
}

/** Puts back what this entry was left with; whatever is not a cost of a rule is left out. */
export function recallFindings(): void {
  const { sweep } = (window.history.state ?? {}) as Remembered;
  if (typeof sweep !== "object" || sweep === null) return;
  const costs = Object.fromEntries(
    Object.entries(sweep).filter(([rule, cost]) => isTimed(rule) && typeof cost === "number" && cost > 0),
  ) as Findings["costs"];
  const found = Object.keys(costs).length;
  if (found > 0) bench.restore(costs, found === SWEPT_RULES.length);
}
