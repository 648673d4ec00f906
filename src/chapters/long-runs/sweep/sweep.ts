import { initialInstant, nextInstant } from "../../../core/dynamics/advance";
import { isDiverged } from "../../../core/dynamics/state";
import type { System } from "../../../core/dynamics/system";
import {
  type Errors,
  errorsOf,
  SWEPT_RULES,
  type SweptRule,
  sweptScenario,
} from "../../../core/runs/workPrecision";
import { parseScenario } from "../../../core/scenario/parseScenario";
import { prepare } from "../../../core/scenario/prepare";
import { decimals } from "../../../format/numbers";

export function timeStepText(rate: number): string {
  return `Δt = 1/${decimals(rate, 0)} s`;
}

export interface RuleResults {
  readonly rule: SweptRule;
  readonly errors: Errors;
  /** Of a step on this machine, in this browser [ns]. */
  readonly nanoseconds: number;
}

function systemOf(rule: SweptRule, rate: number): System {
  return prepare(parseScenario(sweptScenario(rule, rate)));
}

/** Frames a second: none of the rules diverges there. */
const TIMED_RATE = 60;

function runSteps(system: System, steps: number): void {
  let instant = initialInstant(system, 0);
  for (let step = 0; step < steps; step++) {
    if (isDiverged(instant) || instant.frame >= system.scenario.frames) instant = initialInstant(system, 0);
    else instant = nextInstant(system, 0, instant);
  }
}

const STEPS_AT_ONCE = 400;
const WARM_UP_MS = 25;
const ROUND_MS = 15;
const ROUNDS = 10;

/** A step's time, averaged over a run of so long [ns]. */
function timeSteps(system: System, milliseconds: number, clock: () => number): number {
  const start = clock();
  let steps = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    runSteps(system, STEPS_AT_ONCE);
    steps += STEPS_AT_ONCE;
    elapsed = clock() - start;
  }
  return (1e6 * elapsed) / steps;
}

/**
 * Errors and cost of a step, rule after rule. All are warmed up before any is timed, since compilers optimise best what they see
 * first; the cost is the least of several rounds.
 * @param clock the time [ms]
 * @returns yields each rule's results, and null in between, when its driver may let others work or end it
 */
export function* sweep(rules: readonly SweptRule[], clock: () => number): Generator<RuleResults | null> {
  for (const rule of SWEPT_RULES) {
    timeSteps(systemOf(rule, TIMED_RATE), WARM_UP_MS, clock);
    yield null;
  }
  for (const rule of rules) {
    const system = systemOf(rule, TIMED_RATE);
    let nanoseconds = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      nanoseconds = Math.min(nanoseconds, timeSteps(system, ROUND_MS, clock));
      yield null;
    }
    yield { rule, errors: errorsOf(rule), nanoseconds };
  }
}
