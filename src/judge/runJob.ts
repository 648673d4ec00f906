import type { State } from "../core/dynamics/state";
import { builtInRule } from "./builtIn";
import { type Fault, RuleFault } from "./faults";
import type { Failure, Job, Run } from "./job";
import type { Rule, Turning } from "./rule";
import { type RunEnd, runFrames } from "./runFrames";

/**
 * Runs a job in this thread. Any error of the rule is returned as the failure of its run; a rule that never ends is not stopped.
 *
 * @param judged  the rule that is judged
 * @param turning what turns the body where the rule gives ω alone
 * @param clock   the time [ms]
 */
export function runJob(judged: Rule, turning: Turning, job: Job, clock?: () => number): Run {
  if (job.isRepeated) runJob(judged, turning, { ...job, isRepeated: false });
  const rule = job.rule === "judged" ? judged : builtInRule(job.rule);
  const states: State[] = [];
  const began = clock?.();
  const end = runFrames(rule, { ...turning, ...job, ...job.start }, (state) => {
    if (state.frame % job.every === 0) states.push(state);
  });
  const milliseconds = began === undefined || !clock ? null : clock() - began;
  return { states, failure: end && failureOf(end), milliseconds };
}

function failureOf({ frame, error }: RunEnd): Failure {
  if (error instanceof RuleFault) return { why: WHY[error.fault.kind] ?? "shape", frame, message: null };
  return { why: "threw", frame, message: error instanceof Error ? error.message : String(error) };
}

/** The reason of a failure by the kind of fault; every other fault is a result of the wrong shape. */
const WHY: Readonly<Partial<Record<Fault["kind"], Failure["why"]>>> = {
  "too fast": "too-fast",
  "not finite": "not-finite",
  "no orientation": "not-finite",
};
