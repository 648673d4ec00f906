import { Ended, type Failure, type Job, type Run, type Trial } from "./job";
import { axes } from "./trials/axes";
import { cost } from "./trials/cost";
import { curve } from "./trials/curve";
import { equalMoments } from "./trials/equalMoments";
import { flips } from "./trials/flips";
import { kept } from "./trials/kept";
import { order } from "./trials/order";
import { rates } from "./trials/rates";
import { rest } from "./trials/rest";
import { reversal } from "./trials/reversal";
import { safeStep } from "./trials/safeStep";
import { turned } from "./trials/turned";

const TRIALS = {
  rates,
  order,
  kept,
  flips,
  axes,
  safeStep,
  equalMoments,
  rest,
  turned,
  reversal,
  curve,
  cost,
} as const;

export type TrialId = keyof typeof TRIALS;
export const TRIAL_IDS = Object.keys(TRIALS) as readonly TrialId[];

type FoundBy<Id extends TrialId> = ReturnType<(typeof TRIALS)[Id]> extends Trial<infer Found> ? Found : never;

export type Outcome<Found> = { readonly found: Found } | { readonly failure: Failure };

export type Verdict = { readonly [Id in TrialId]?: Outcome<FoundBy<Id>> };

interface Request {
  readonly job: Job;
  readonly done: number;
}

/** Frames of a short run: those of the first two trials. */
const FEW = 8;

/** The others are not held after so many trials in a row that took too long: one alone may be a busy machine’s. */
const ENOUGH = 2;

const NOT_HELD: Failure = { why: "not-held", frame: 0, message: null };

/** An error ends its own trial alone. The generator may be dropped at any time. */
export function* judging(trials: readonly TrialId[] = TRIAL_IDS): Generator<Request, Verdict, Run> {
  const outcomes: [TrialId, Outcome<unknown>][] = [];
  let late = 0;
  for (const [done, trial] of trials.entries()) {
    if (late === ENOUGH) {
      outcomes.push([trial, { failure: NOT_HELD }]);
      continue;
    }
    const outcome = yield* outcomeOf(TRIALS[trial]() as Trial<unknown>, done);
    late = isLate(outcome) ? late + 1 : 0;
    outcomes.push([trial, outcome]);
  }
  return Object.fromEntries(outcomes) as Verdict;
}

function isLate(outcome: Outcome<unknown>): boolean {
  return "failure" in outcome && outcome.failure.why === "time" && outcome.failure.frame <= FEW;
}

function* outcomeOf(trial: Trial<unknown>, done: number): Generator<Request, Outcome<unknown>, Run> {
  try {
    let step = trial.next();
    while (!step.done) step = trial.next(yield { job: step.value, done });
    return { found: step.value };
  } catch (error) {
    if (error instanceof Ended) return { failure: error.failure };
    throw error;
  }
}

export type Runner = (job: Job) => Promise<Run>;

/** @param signal ends the judgement before its next run, rejecting with the signal’s reason */
export async function judge(
  run: Runner,
  trials?: readonly TrialId[],
  progress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<Verdict> {
  const judged = judging(trials);
  let step = judged.next();
  while (!step.done) {
    signal?.throwIfAborted();
    progress?.(step.value.done);
    step = judged.next(await run(step.value.job));
  }
  return step.value;
}
