import { exactErrors } from "../../core/diagnostics/errors";
import { RATES, SPAN, SWEPT } from "../../core/runs/workPrecision";
import { jobOf, overflowing, type Trial } from "../job";
import { named } from "../starts";

/** The runs of the book’s work–precision diagram. */
const CURVE = { scenario: SWEPT, seconds: SPAN, rates: RATES } as const;

export interface CurveFound {
  /** The error of the attitude at the end, for each rate [rad]; null where the run did not come to it. */
  readonly errors: readonly (number | null)[];
}

/** The rule’s curve in that diagram. */
export function* curve(): Trial<CurveFound> {
  const errors: (number | null)[] = [];
  for (const rate of CURVE.rates) {
    const system = named(CURVE.scenario, rate, CURVE.seconds);
    const { states, failure } = yield* overflowing({ ...jobOf(system), every: system.scenario.frames });
    const end = states.at(-1);
    errors.push(failure || end === undefined ? null : exactErrors(system, end).attitudeError);
  }
  return { errors };
}
