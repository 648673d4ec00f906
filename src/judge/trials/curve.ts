import { exactErrors } from "../../core/diagnostics/errors";
import { RATES, SPAN, SWEPT } from "../../core/runs/workPrecision";
import { jobOf, overflowing, type Trial } from "../job";
import { named } from "../starts";

interface CurveFound {
  /** The attitude’s error at the end, for each rate [rad]; null where the run ended before. */
  readonly errors: readonly (number | null)[];
}

export function* curve(): Trial<CurveFound> {
  const errors: (number | null)[] = [];
  for (const rate of RATES) {
    const system = named(SWEPT, rate, SPAN);
    const { states, failure } = yield* overflowing({ ...jobOf(system), every: system.scenario.frames });
    const end = states.at(-1);
    errors.push(failure || end === undefined ? null : exactErrors(system, end).attitudeError);
  }
  return { errors };
}
