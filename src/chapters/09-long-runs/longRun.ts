import type { AngularId } from "../../core/dynamics/ids";
import type { Vec3 } from "../../core/math/vec3";
import { type LongRun, longRun } from "../../core/runs/longRun";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";

const runs = new Map<string, LongRun>();

/**
 * A rule's long run; asked for again, it is not computed again.
 *
 * @param rate frames a second
 * @param at   times of the checkpoints [s], in ascending order
 */
export function longRunOf(
  scenario: ScenarioId,
  rule: AngularId,
  rate: number,
  at: readonly number[],
): LongRun {
  return cachedRun(scenario, rule, rate, at, [0, 0, 0]);
}

/** Shifts of the three components of the first ω, in units of the last place of a number just above a power of two. */
const SHIFTS: readonly Vec3[] = [
  [4, 0, 0],
  [-4, 0, 0],
  [0, 4, 0],
  [0, -4, 0],
  [0, 0, 4],
  [0, 0, -4],
];

/**
 * The same run from starts that differ by round-off alone. A number that is not the same in all of them is decided by
 * round-off. Arguments are those of {@link longRunOf}.
 */
export function shiftedRunsOf(
  scenario: ScenarioId,
  rule: AngularId,
  rate: number,
  at: readonly number[],
): readonly LongRun[] {
  return SHIFTS.map((shift) => cachedRun(scenario, rule, rate, at, shift));
}

function cachedRun(
  scenario: ScenarioId,
  rule: AngularId,
  rate: number,
  at: readonly number[],
  shift: Vec3,
): LongRun {
  const key = JSON.stringify([scenario, rule, rate, at, shift]);
  const run = runs.get(key) ?? computeRun(scenario, rule, rate, at, shift);
  runs.set(key, run);
  return run;
}

function computeRun(
  scenario: ScenarioId,
  rule: AngularId,
  rate: number,
  at: readonly number[],
  shift: Vec3,
): LongRun {
  const named = SCENARIOS[scenario].scenario;
  const angularVelocity = named.initial.angularVelocity.map(
    (component, k) => component * (1 + (shift[k] ?? 0) * Number.EPSILON),
  ) as [number, number, number];
  const frames = at.map((time) => Math.round(time * rate));
  const system = prepare(
    parseScenario({
      ...named,
      initial: { ...named.initial, angularVelocity },
      dt: 1 / rate,
      frames: Math.max(...frames),
      lanes: [{ angular: rule }],
    }),
  );
  return longRun(system, 0, frames);
}
