import type { Rule, StepAxes } from "../rule";
import { LIBRARY } from "./library";
import type { JobMessage, JobReply } from "./protocol";
import { RECORDER, recordFrame } from "./recording";
import { runRule } from "./run";
import { thrownOf } from "./thrown";

/** What a program exports. */
interface Exports {
  readonly step?: unknown;
  readonly advance?: unknown;
  readonly axes?: unknown;
}

const GIVEN = { ...LIBRARY, recorder: RECORDER } as const;

/** A reader's program as a function, which evaluates it. */
export type Program = (library: typeof GIVEN) => Exports;

/**
 * The answer to a job. The program is evaluated anew for it, so that what it declares begins afresh: a run is the same, however
 * often and after whatever else it is asked for.
 */
export function answerTo(program: Program, { id, job, isTraced }: JobMessage): JobReply {
  try {
    const rule = ruleOf(program(GIVEN));
    if (!isTraced) return { id, kind: "run", run: runRule(rule, job) };
    const { rule: recorded, events } = recordFrame(rule, job.frames);
    const { ended } = runRule(recorded, job);
    // Of a frame in which the rule threw there is nothing to show.
    if (ended && "thrown" in ended) return { id, kind: "threw", thrown: ended.thrown };
    return { id, kind: "traced", events: events() };
  } catch (error) {
    return { id, kind: "threw", thrown: thrownOf(error) };
  }
}

function ruleOf({ step, advance, axes }: Exports): Rule {
  if (typeof advance === "function")
    return { kind: "advance", advance: advance as Extract<Rule, { kind: "advance" }>["advance"] };
  return {
    kind: "step",
    step: step as Extract<Rule, { kind: "step" }>["step"],
    axes: axes as StepAxes | undefined,
  };
}
