import { PROGRAMS } from "virtual:rule-book";
import type { MassProperties } from "../../src/core/bodies/massProperties";
import { velocityOf } from "../../src/core/dynamics/angular/momentum";
import type { AngularId } from "../../src/core/dynamics/ids";
import { attitudeAt, freeRotation } from "../../src/core/exact/freeRotation";
import type { Job, Run } from "../../src/judge/job";
import { judging, type TrialId, type Verdict } from "../../src/judge/judge";
import type { Rule, Turning } from "../../src/judge/rule";
import { checked } from "../../src/lab/rule/sandbox/ReaderProgram";
import { ruleJobOf, runOf } from "../../src/lab/rule/verdict/judgeProgram";
import { runRule } from "../../src/lab/rule/worker/run";
import { ruleOf } from "../lab/rule/evaluated";

const USUAL: Turning = { orientation: "exponential-map" };

/** What the sandbox would answer, from this thread. */
export function runJob(rule: Rule, job: Job, turning = USUAL, milliseconds: number | null = null): Run {
  const asked = ruleJobOf(job, turning);
  const run = runRule(job.rule === "judged" ? rule : bookRule(job.rule), asked);
  return runOf(checked(run, asked), job, milliseconds);
}

export function judged(rule: Rule, trials?: readonly TrialId[], turning = USUAL): Verdict {
  const asked = judging(trials);
  let step = asked.next();
  while (!step.done) step = asked.next(runJob(rule, step.value.job, turning));
  return step.value;
}

/** What a trial found; throws where it failed. */
export function found<Id extends TrialId>(verdict: Verdict, trial: Id) {
  const outcome = verdict[trial];
  if (outcome === undefined || "failure" in outcome) throw new Error(`${trial}: ${JSON.stringify(outcome)}`);
  return outcome.found as Extract<NonNullable<Verdict[Id]>, { found: unknown }>["found"];
}

/** A rule of the book as the program that readers may start from; of the closed form, which is none of them, a step. */
export function bookRule(id: AngularId): Rule {
  return id === "exact" ? EXACT : ruleOf(PROGRAMS[id] ?? "");
}

const EXACT: Rule = {
  kind: "advance",
  advance: ({ q_WB, momentum_W }, body, dt) => {
    const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
    return { q_WB: attitudeAt(freeRotation(body as MassProperties, q_WB, omega_W), dt).q_WB, momentum_W };
  },
};
