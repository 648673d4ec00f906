import type { MassProperties } from "../core/bodies/massProperties";
import type { AngularId } from "../core/dynamics/ids";
import type { State } from "../core/dynamics/state";
import type { System } from "../core/dynamics/system";
import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";

/** A run that the judge asks for: plain data, so that it can be run anywhere. */
export interface Job {
  /** The rule that is judged, or one of the core's to compare its cost with. */
  readonly rule: "judged" | AngularId;
  readonly body: MassProperties;
  readonly start: { readonly q_WB: Quat; readonly omega_W: Vec3 };
  /** [s]; below zero where the judge runs a motion backwards */
  readonly dt: number;
  readonly frames: number;
  /** Frame 0 and every multiple of this are wanted. */
  readonly every: number;
  /** Whether the rule first makes the whole run once, of which nothing is wanted; absent where it does not. */
  readonly isRepeated?: boolean;
}

/** Why a run ended before its last frame. */
export interface Failure {
  readonly why: "not-finite" | "too-fast" | "refused" | "time" | "not-held";
  /** The frame that could not be made; of a run that was ended for its time, its last one. */
  readonly frame: number;
  /** The message of the error that the rule, or the program that ran it, has thrown. */
  readonly message: string | null;
}

/** The result of a job. */
export interface Run {
  readonly states: readonly State[];
  /** null where it came to its last frame */
  readonly failure: Failure | null;
  /** How long all frames took; null where nobody timed them. */
  readonly milliseconds: number | null;
}

/** Thrown by a trial that cannot go on without a whole run. */
export class Ended extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message ?? failure.why);
  }
}

/** One test of a rule: it yields the jobs that it needs, is given their runs, and returns what they show. */
export type Trial<Found> = Generator<Job, Found, Run>;

/**
 * A run that may overflow: of a rule that is unstable at this step, which is an answer too.
 * @throws Ended where it ended for any other reason
 */
export function* overflowing(job: Job): Trial<Run> {
  const run = yield job;
  if (run.failure && run.failure.why !== "not-finite" && run.failure.why !== "too-fast")
    throw new Ended(run.failure);
  return run;
}

/** The job that runs a system's scenario, from frame 0 to its last. */
export function jobOf({ scenario, body }: System, every = 1): Job {
  const { orientation: q_WB, angularVelocity: omega_W } = scenario.initial;
  return { rule: "judged", body, start: { q_WB, omega_W }, dt: scenario.dt, frames: scenario.frames, every };
}

/**
 * The states of a whole run.
 * @throws Ended where the run was not whole
 */
export function* statesOf(job: Job): Trial<readonly State[]> {
  const { states, failure } = yield job;
  if (failure) throw new Ended(failure);
  return states;
}

/**
 * The last state of a whole run.
 * @throws Ended where the run was not whole
 */
export function* endOf(job: Job): Trial<State> {
  const states = yield* statesOf({ ...job, every: job.frames });
  const end = states.at(-1);
  if (end === undefined) throw new Ended({ why: "refused", frame: 0, message: null });
  return end;
}
