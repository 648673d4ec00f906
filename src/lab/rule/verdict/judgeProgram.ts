import { PROGRAMS } from "virtual:rule-book";
import type { State } from "../../../core/dynamics/state";
import { zeroVec } from "../../../core/math/vec3";
import type { Failure, Job, Run } from "../../../judge/job";
import type { Runner } from "../../../judge/judge";
import type { Turning } from "../../../judge/rule";
import { attitudeFrom } from "../../../judge/ruleFrame";
import { endTrouble, sentenceOf } from "../../made/trouble";
import { COMPONENTS, type RuleJob } from "../rule";
import { ReaderProgram, type RunEnd, type RunOutcome, type RunRefusal } from "../sandbox/ReaderProgram";

/** Frames of a run that measures the way to the worker and back. */
const SHORT = 60;

/**
 * Runs the judge's jobs in the sandbox, the book's rules as programs of the same kind, so that costs compare. A run's time is less by
 * that of the quickest short one.
 *
 * @param clock [ms]
 */
export function runnerOf(source: string, turning: Turning, clock: () => number): Runner {
  const programs = new Map<Job["rule"], ReaderProgram>([["judged", new ReaderProgram(source)]]);
  let way = Number.POSITIVE_INFINITY;
  return async (job) => {
    const program = programs.get(job.rule) ?? new ReaderProgram(PROGRAMS[job.rule] ?? "");
    programs.set(job.rule, program);
    const began = clock();
    const outcome = await program.run(ruleJobOf(job, turning));
    const elapsed = clock() - began;
    if (job.frames <= SHORT) way = Math.min(way, elapsed);
    return runOf(outcome, job, Number.isFinite(way) && elapsed > way ? elapsed - way : null);
  };
}

export function ruleJobOf({ start, body, dt, frames, isRepeated = false }: Job, turning: Turning): RuleJob {
  const { mass, inertia_B, inverseInertia_B, principal } = body;
  return {
    ...start,
    body: { mass, inertia_B, inverseInertia_B, principal },
    dt,
    frames,
    isRepeated,
    ...turning,
  };
}

export function runOf(outcome: RunOutcome | RunRefusal, job: Job, milliseconds: number | null): Run {
  if ("kind" in outcome) {
    const isLate = outcome.kind === "ended" && outcome.reason === "time";
    const failure: Failure = isLate
      ? { why: "time", frame: job.frames, message: sentenceOf(outcome) }
      : { why: "refused", frame: 0, message: sentenceOf(outcome) };
    return { states: [], failure, milliseconds: null };
  }
  const { states, ended } = outcome;
  const last = states.length / COMPONENTS - 1;
  const frames = Array.from({ length: Math.floor(last / job.every) + 1 }, (_, index) => index * job.every);
  return {
    states: frames.map((frame) => stateAt(states, frame)),
    failure: ended && failureOf(ended),
    milliseconds,
  };
}

function failureOf(end: RunEnd): Failure {
  const { frame } = end;
  if ("problem" in end) return { why: "refused", frame, message: sentenceOf(endTrouble(end, null)) };
  const { fault } = end;
  if (fault.kind === "too fast") return { why: "too-fast", frame, message: null };
  if (fault.kind === "not finite" || fault.kind === "no orientation")
    return { why: "not-finite", frame, message: null };
  return { why: "refused", frame, message: sentenceOf(endTrouble(end, null)) };
}

function stateAt(states: Float64Array, frame: number): State {
  const from = COMPONENTS * frame;
  const [w = 0, x = 0, y = 0, z = 0, p = 0, q = 0, r = 0] = states.subarray(from, from + COMPONENTS);
  return {
    frame,
    position_W: zeroVec,
    velocity_W: zeroVec,
    ...attitudeFrom([w, x, y, z]),
    omega_W: [p, q, r],
    momentum_W: null,
  };
}
