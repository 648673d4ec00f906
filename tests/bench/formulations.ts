import { exactErrors } from "../../src/core/diagnostics/errors";
import { initialInstant, nextInstant } from "../../src/core/dynamics/advance";
import type { AngularId } from "../../src/core/dynamics/ids";
import { ANGULAR_IDS } from "../../src/core/dynamics/ids";
import { isDiverged } from "../../src/core/dynamics/state";
import { parseScenario, type ScenarioInput } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { nanosecondsPerStep, type Stepper } from "./timing";

/** Seconds that every error is measured after. */
export const END = 10;

/** Three bodies: one that flips, one brisk, one slow. */
export const BODIES = {
  racket: { size: [0.2, 1, 2], spin: [0.01, 5, 0.01] },
  brisk: { size: [0.2, 0.4, 0.6], spin: [1, 2, 3] },
  slow: { size: [0.3, 0.5, 0.4], spin: [0.3, -0.2, 0.4] },
} as const;

export type BodyId = keyof typeof BODIES;

function scenario(body: BodyId, angular: AngularId, frames: number): ScenarioInput {
  const { size, spin } = BODIES[body];
  return {
    body: { shape: "box", size: [...size], mass: 1 },
    initial: { angularVelocity: [...spin] },
    dt: END / frames,
    frames,
    lanes: [{ angular }],
  };
}

/** Attitude error after ten seconds in so many frames [rad]; NaN where the lane does not get there. */
export function errorAtEnd(body: BodyId, angular: AngularId, frames: number): number {
  const system = prepare(parseScenario(scenario(body, angular, frames)));
  let instant = initialInstant(system, 0);
  while (!isDiverged(instant) && instant.frame < frames) instant = nextInstant(system, 0, instant);
  return isDiverged(instant) ? Number.NaN : (exactErrors(system, instant).attitudeError ?? Number.NaN);
}

/** One lane as something to be timed, starting over when it has run far. */
export function laneStepper(angular: AngularId): Stepper {
  const system = prepare(parseScenario(scenario("brisk", angular, 600)));
  return {
    name: angular,
    run(steps) {
      let instant = initialInstant(system, 0);
      for (let step = 0; step < steps; step++) {
        instant = isDiverged(instant) ? initialInstant(system, 0) : nextInstant(system, 0, instant);
      }
    },
  };
}

/** What a rule costs and how well it does. */
export interface Row {
  readonly angular: AngularId;
  readonly order: number;
  /** rad after ten seconds at dt = 1/60, body by body */
  readonly errors: readonly number[];
  readonly nanoseconds: number;
  /** microseconds for ten seconds of the brisk body within so many rad: 1e-3, 1e-6, 1e-9 */
  readonly costs: readonly number[];
}

const AT_60_HZ = 60 * END;
const FINE = 64 * AT_60_HZ;

/** The table of every formulation. */
export function table(): readonly Row[] {
  const times = nanosecondsPerStep(ANGULAR_IDS.map(laneStepper));
  return ANGULAR_IDS.map((angular, k) => {
    const [coarse, fine] = [errorAtEnd("brisk", angular, FINE / 2), errorAtEnd("brisk", angular, FINE)];
    const order = Math.log2(coarse / fine);
    const nanoseconds = times[k] ?? Number.NaN;
    const errors = (Object.keys(BODIES) as BodyId[]).map((body) => errorAtEnd(body, angular, AT_60_HZ));
    const costs = [1e-3, 1e-6, 1e-9].map((goal) => costToReach(angular, goal, fine, order, nanoseconds));
    return { angular, order, errors, nanoseconds, costs };
  });
}

/** From the error at the fine step and the order: so many steps, each at its cost. The exact rule takes one. */
function costToReach(
  angular: AngularId,
  goal: number,
  fine: number,
  order: number,
  nanoseconds: number,
): number {
  if (angular === "exact") return nanoseconds / 1000;
  if (!(order > 0.5)) return Number.POSITIVE_INFINITY;
  const frames = FINE * (fine / goal) ** (1 / order);
  return (frames * nanoseconds) / 1000;
}
