import { exactErrors } from "../../core/diagnostics/errors";
import { jobOf, overflowing, type Trial } from "../job";
import { named } from "../starts";

/** The motion of the book’s work–precision diagram, and its steps: frames a second. */
const CURVE = { scenario: "briskBox", seconds: 5, rates: [15, 30, 60, 120, 240, 480, 960] } as const;

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
