import type { AngularId } from "../../core/dynamics/ids";
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
  const key = JSON.stringify([scenario, rule, rate, at]);
  const run = runs.get(key) ?? computeRun(scenario, rule, rate, at);
  runs.set(key, run);
  return run;
}

function computeRun(scenario: ScenarioId, rule: AngularId, rate: number, at: readonly number[]): LongRun {
  const named = SCENARIOS[scenario].scenario;
  const frames = at.map((time) => Math.round(time * rate));
  const lanes = [{ angular: rule }];
  const system = prepare(parseScenario({ ...named, dt: 1 / rate, frames: Math.max(...frames), lanes }));
  return longRun(system, 0, frames);
}
