import { initialInstant, nextInstant } from "../../../core/dynamics/advance";
import type { AngularId } from "../../../core/dynamics/ids";
import { ANGULAR_IDS } from "../../../core/dynamics/ids";
import { isDiverged } from "../../../core/dynamics/state";
import type { System } from "../../../core/dynamics/system";
import { longRun } from "../../../core/runs/longRun";
import { SCENARIOS, type ScenarioId } from "../../../core/scenario/named";
import { parseScenario } from "../../../core/scenario/parseScenario";
import { prepare } from "../../../core/scenario/prepare";

/** Every formulation at a ladder of time steps: how far it ends from the exact attitude, and what a step of it costs. */

/** The body that tumbles, and for how long [s]. */
export const SWEPT: ScenarioId = "briskBox";
export const SPAN = 5;

/** Frames a second, each twice the one before. */
export const RATES = [15, 30, 60, 120, 240, 480, 960] as const;

/** All but the exact solution, which has no time-stepping error to show. */
export const SWEPT_RULES: readonly AngularId[] = ANGULAR_IDS.filter((id) => id !== "exact");

/** The error of the attitude at the end, for one rule and each of {@link RATES} [rad]; null where it diverges. */
export type Errors = readonly (number | null)[];

/** What the worker has found out about one rule. */
export interface RuleFound {
  readonly rule: AngularId;
  readonly errors: Errors;
  /** What a step costs on this machine, in this browser [ns]. */
  readonly nanoseconds: number;
}

function systemOf(rule: AngularId, rate: number): System {
  const { scenario } = SCENARIOS[SWEPT];
  return prepare(
    parseScenario({ ...scenario, dt: 1 / rate, frames: SPAN * rate, lanes: [{ angular: rule }] }),
  );
}

const known = new Map<AngularId, Errors>();

/** A rule's errors, worked out once. */
export function errorsOf(rule: AngularId): Errors {
  const errors = known.get(rule) ?? RATES.map((rate) => errorAt(rule, rate));
  known.set(rule, errors);
  return errors;
}

function errorAt(rule: AngularId, rate: number): number | null {
  const { checkpoints: standings } = longRun(systemOf(rule, rate), 0, [SPAN * rate]);
  return standings[0]?.attitudeError ?? null;
}

/** The frames a second at which steps are timed: none of the rules diverges there. */
const TIMED_RATE = 60;

/** So many steps, from the start on and over again. */
function runSteps(system: System, steps: number): void {
  let instant = initialInstant(system, 0);
  for (let step = 0; step < steps; step++) {
    if (isDiverged(instant) || instant.frame >= system.scenario.frames) instant = initialInstant(system, 0);
    else instant = nextInstant(system, 0, instant);
  }
}

/** Steps between two looks at the clock. */
const AT_ONCE = 400;
const WARM_UP_MS = 25;
const ROUND_MS = 15;
const ROUNDS = 10;

/** Runs for so long, and says what a step took [ns]. */
function timed(system: System, milliseconds: number, clock: () => number): number {
  const start = clock();
  let steps = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    runSteps(system, AT_ONCE);
    steps += AT_ONCE;
    elapsed = clock() - start;
  }
  return (1e6 * elapsed) / steps;
}

/**
 * Works out rule after rule. Every rule is run for a while before any is timed, for a browser’s compiler is kinder to
 * what it meets first; what counts is the least of several rounds, which other work on the machine has slowed least.
 *
 * @param clock tells the time [ms]
 * @returns a generator that yields a rule’s findings, and null some hundred times in between: whoever drives it may let
 *          others work then, or end it
 */
export function* sweep(rules: readonly AngularId[], clock: () => number): Generator<RuleFound | null> {
  for (const rule of SWEPT_RULES) {
    timed(systemOf(rule, TIMED_RATE), WARM_UP_MS, clock);
    yield null;
  }
  for (const rule of rules) {
    const system = systemOf(rule, TIMED_RATE);
    let nanoseconds = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      nanoseconds = Math.min(nanoseconds, timed(system, ROUND_MS, clock));
      yield null;
    }
    yield { rule, errors: errorsOf(rule), nanoseconds };
  }
}

export function isTimed(rule: string): rule is AngularId {
  return (SWEPT_RULES as readonly string[]).includes(rule);
}
