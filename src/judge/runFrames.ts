import { checked } from "../core/dynamics/advance";
import { isDiverged, type State } from "../core/dynamics/state";
import { guarded, RuleFault } from "./faults";
import type { Rule, Stepping } from "./rule";
import { nextState, type RuleStart, startingState } from "./ruleFrame";

export interface RunEnd {
  readonly frame: number;
  /** A {@link RuleFault}, or whatever the rule threw. */
  readonly error: unknown;
}

/**
 * The only loop in which readers' rules run.
 *
 * @param visit is given every state, from frame 0 on
 * @returns null where the run came to its last frame
 */
export function runFrames(
  rule: Rule,
  job: RuleStart & Stepping & { readonly frames: number },
  visit: (state: State) => void,
): RunEnd | null {
  const next = nextState(guarded(rule), job);
  let state = startingState(rule, job, job);
  visit(state);
  while (state.frame < job.frames) {
    try {
      state = stateOf(next(state));
    } catch (error) {
      return { frame: state.frame + 1, error };
    }
    visit(state);
  }
  return null;
}

/** @throws RuleFault where a lane of the core would end too */
function stateOf(state: State): State {
  const instant = checked(state);
  if (!isDiverged(instant)) return instant;
  throw new RuleFault(
    instant.diverged === "spin exceeds 1e6 rad/s"
      ? { kind: "too fast" }
      : { kind: "not finite", what: instant.diverged.startsWith("spin") ? "ω" : "position" },
  );
}
