import type { AngularId } from "../../core/dynamics/ids";
import { Ended, type Job, jobOf, type Trial } from "../job";
import { named } from "../starts";

/** The cheapest rule, the most used, and the dearest that are worth their price. */
const COMPARED = ["none", "explicit", "implicit-body", "splitting", "rk4"] as const satisfies AngularId[];
export type Compared = (typeof COMPARED)[number];

/** [1/s]: even the least stable rule comes to its end at steps this short */
const RATE = 1000;
/** [s] */
const SPAN = 12;
/** The quickest round counts, since other work on the machine only adds. */
const ROUNDS = 3;

interface CostFound {
  /** of a frame; null where nobody timed it */
  readonly nanoseconds: number | null;
  /** [ns] */
  readonly beside: Readonly<Partial<Record<Compared, number>>>;
}

export function* cost(): Trial<CostFound> {
  const system = named("briskBox", RATE, SPAN);
  const job: Job = { ...jobOf(system), every: system.scenario.frames };
  const least = new Map<Job["rule"], number>();
  for (const rule of ["judged", ...COMPARED] as const) {
    for (let round = 0; round < ROUNDS; round++) {
      const { failure, milliseconds } = yield { ...job, rule };
      if (failure && rule === "judged") throw new Ended(failure);
      if (failure || milliseconds === null) continue;
      least.set(
        rule,
        Math.min(least.get(rule) ?? Number.POSITIVE_INFINITY, (1e6 * milliseconds) / job.frames),
      );
    }
  }
  const beside = COMPARED.flatMap((rule) => (least.has(rule) ? [[rule, least.get(rule)]] : []));
  return { nanoseconds: least.get("judged") ?? null, beside: Object.fromEntries(beside) };
}
