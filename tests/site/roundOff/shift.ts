import type { NamedScenario } from "../../../src/core/scenario/named";

type Scenarios = Readonly<Record<string, NamedScenario>>;

/** Units in the last place by which a number moves at most. */
const UNITS = 4;

/**
 * The scenarios with each number of the start up to a few units in the last place away: as far as two machines, or two
 * ways of writing the same sum, may differ. Zeros stay, because a start along an axis is meant so.
 *
 * @param seed another one shifts them otherwise
 */
export function shiftedScenarios<Stored extends Scenarios>(stored: Stored, seed: number): Stored {
  const random = randomUnits(seed);
  const shift = (value: number) => value * (1 + Math.round(UNITS * (2 * random() - 1)) * Number.EPSILON);
  const entries = Object.entries(stored).map(([id, named]) => {
    const { scenario } = named;
    const angularVelocity = scenario.initial.angularVelocity.map(shift);
    return [id, { ...named, scenario: { ...scenario, initial: { ...scenario.initial, angularVelocity } } }];
  });
  return Object.fromEntries(entries);
}

/** Numbers in [0, 1), the same for the same seed (Lehmer's generator). */
function randomUnits(seed: number): () => number {
  let state = seed % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
