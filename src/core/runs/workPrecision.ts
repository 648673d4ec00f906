import type { AngularId } from "../dynamics/ids.ts";
import { ANGULAR_IDS } from "../dynamics/ids.ts";
import { SCENARIOS, type ScenarioId } from "../scenario/named.ts";
import { parseScenario, type ScenarioInput } from "../scenario/parseScenario.ts";
import { prepare } from "../scenario/prepare.ts";
import { longRun } from "./longRun.ts";

/* The runs of the work–precision diagram: a rule at successively halved steps, and the attitude's error at the end of each. */

/** With their duration [s]. */
export const SWEPT: ScenarioId = "briskBox";
export const SPAN = 5;

export const RATES = [15, 30, 60, 120, 240, 480, 960] as const;

/** The exact solution has no time-stepping error to show. */
export type SweptRule = Exclude<AngularId, "exact">;
export const SWEPT_RULES: readonly SweptRule[] = ANGULAR_IDS.filter((id) => id !== "exact");

export function isSwept(rule: string): rule is SweptRule {
  return (SWEPT_RULES as readonly string[]).includes(rule);
}

/** Attitude error at the end, for each of {@link RATES} [rad]; null where the rule diverges. */
export type Errors = readonly (number | null)[];

export function sweptScenario(angular: AngularId, rate: number): ScenarioInput {
  const { scenario } = SCENARIOS[SWEPT];
  return { ...scenario, dt: 1 / rate, frames: SPAN * rate, lanes: [{ angular }] };
}

const known = new Map<SweptRule, Errors>();

/** Computed at the first call. */
export function errorsOf(rule: SweptRule): Errors {
  const errors = known.get(rule) ?? RATES.map((rate) => errorAt(rule, rate));
  known.set(rule, errors);
  return errors;
}

function errorAt(rule: SweptRule, rate: number): number | null {
  const { checkpoints } = longRun(prepare(parseScenario(sweptScenario(rule, rate))), 0, [SPAN * rate]);
  return checkpoints[0]?.attitudeError ?? null;
}
