import { countFlips, flipsBy, noFlips } from "../../core/diagnostics/flips";
import type { ScenarioId } from "../../core/scenario/named";
import { type Failure, jobOf, overflowing, type Trial } from "../job";
import { named, RATE } from "../starts";

/** [s] */
const COUNTED = 60;
const EVERY = 2;

/** The careful throw passes close to the separatrix. */
const COUNTED_IN = { careful: "racketFiveMinutes", crooked: "crookedFiveMinutes" } as const satisfies Record<
  string,
  ScenarioId
>;

export interface FlipCount {
  readonly flips: number;
  readonly exact: number;
  readonly ended: Failure | null;
}

interface FlipsFound {
  readonly careful: FlipCount;
  readonly crooked: FlipCount;
}

export function* flips(): Trial<FlipsFound> {
  return { careful: yield* counted(COUNTED_IN.careful), crooked: yield* counted(COUNTED_IN.crooked) };
}

function* counted(id: ScenarioId): Trial<FlipCount> {
  const system = named(id, RATE, COUNTED);
  let count = noFlips;
  const { states, failure } = yield* overflowing(jobOf(system, EVERY));
  for (const state of states) count = countFlips(system, state, count);
  const motion = system.exact?.momentumMotion ?? null;
  const exact = motion === null ? 0 : flipsBy(motion, COUNTED);
  return { flips: count.flips, exact, ended: failure };
}
