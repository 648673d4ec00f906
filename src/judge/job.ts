import type { MassProperties } from "../core/bodies/massProperties";
import type { AngularId } from "../core/dynamics/ids";
import type { State } from "../core/dynamics/state";
import type { System } from "../core/dynamics/system";
import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";

export interface Job {
  readonly rule: "judged" | AngularId;
  readonly body: MassProperties;
  readonly start: { readonly q_WB: Quat; readonly omega_W: Vec3 };
  /** [s], < 0 where the judge runs a motion backwards */
  readonly dt: number;
  readonly frames: number;
  readonly every: number;
  /** Makes the whole run once before, of which nothing is kept. */
  readonly isRepeated?: boolean;
}

export interface Failure {
  readonly why: "not-finite" | "too-fast" | "refused" | "time" | "not-held";
  /** The frame that could not be made; of a run that took too long the last one. */
  readonly frame: number;
  readonly message: string | null;
}

export interface Run {
  readonly states: readonly State[];
  /** null for a whole run */
  readonly failure: Failure | null;
  /** null where nobody timed it */
  readonly milliseconds: number | null;
}

export class Ended extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message ?? failure.why);
  }
}

export type Trial<Found> = Generator<Job, Found, Run>;

/** @throws Ended where a run ends otherwise than by an overflow, as of an unstable rule */
export function* overflowing(job: Job): Trial<Run> {
  const run = yield job;
  if (run.failure && run.failure.why !== "not-finite" && run.failure.why !== "too-fast")
    throw new Ended(run.failure);
  return run;
}

export function jobOf({ scenario, body }: System, every = 1): Job {
  const { orientation: q_WB, angularVelocity: omega_W } = scenario.initial;
  return { rule: "judged", body, start: { q_WB, omega_W }, dt: scenario.dt, frames: scenario.frames, every };
}

export function* statesOf(job: Job): Trial<readonly State[]> {
  const { states, failure } = yield job;
  if (failure) throw new Ended(failure);
  return states;
}

/** @throws Ended where the run was not whole */
export function* endOf(job: Job): Trial<State> {
  const states = yield* statesOf({ ...job, every: job.frames });
  const end = states.at(-1);
  if (end === undefined) throw new Ended({ why: "refused", frame: 0, message: null });
  return end;
}
