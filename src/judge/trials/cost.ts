import type { AngularId } from "../../core/dynamics/ids";
import { Ended, type Job, jobOf, type Trial } from "../job";
import { named } from "../starts";

/** The cheapest rule, the most used, and the dearest worth their price. */
const COMPARED = ["none", "explicit", "implicit-body", "splitting", "rk4"] as const satisfies AngularId[];
export type Compared = (typeof COMPARED)[number];

/** [1/s]: steps short enough for the least stable rule */
const RATE = 1000;
/** [s] */
const SPAN = 12;
/** The quickest counts, since other work on the machine only adds. */
const ROUNDS = 3;

/** The two quickest rounds differ by less, unless the machine was busy throughout. */
const STEADY = 0.25;

interface CostFound {
  /** of a frame; null where nobody timed it */
  readonly nanoseconds: number | null;
  readonly isSteady: boolean;
  /** [ns] */
  readonly beside: Readonly<Partial<Record<Compared, number>>>;
}

export function* cost(): Trial<CostFound> {
  const system = named("briskBox", RATE, SPAN);
  const job: Job = { ...jobOf(system), every: system.scenario.frames };
  const times = new Map<Job["rule"], number[]>();
  // Round by round, so that a busy moment meets one round of a rule, not all.
  for (let round = 0; round < ROUNDS; round++) {
    for (const rule of ["judged", ...COMPARED] as const) {
      const { failure, milliseconds } = yield { ...job, rule };
      if (failure && rule === "judged") throw new Ended(failure);
      if (failure || milliseconds === null) continue;
      times.set(rule, [...(times.get(rule) ?? []), (1e6 * milliseconds) / job.frames]);
    }
  }
  const quickest = new Map([...times].map(([rule, rounds]) => [rule, rounds.toSorted((a, b) => a - b)]));
  const beside = COMPARED.flatMap((rule) => (quickest.has(rule) ? [[rule, quickest.get(rule)?.[0]]] : []));
  return {
    nanoseconds: quickest.get("judged")?.[0] ?? null,
    isSteady: [...quickest.values()].every(([first = 0, second = first]) => second <= (1 + STEADY) * first),
    beside: Object.fromEntries(beside),
  };
}
