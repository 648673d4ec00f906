import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import type { Run } from "../../figures/prose/run";
import { decimals, toDegrees } from "../../format/numbers";
import { errorAfter, meanVelocityErrorAfter, SPAN } from "./Velocities";

/** Numbers in prose about the velocity that a frame is turned by. */
export const MEAN_VELOCITY_VALUES = {
  /** How far the tumbling box is off, turned by Buss's velocity at the run's time step. */
  bussOff: (run: Run) => errorText(run, { rate: 0, commutator: 1 / 12 }),
  /** The same without the last term of that velocity. */
  bussOffBare: (run: Run) => errorText(run, { rate: 0, commutator: 0 }),
  /** The same with the term in the second rate of ω as well. */
  bussOffWhole: (run: Run) => errorText(run, { rate: 1 / 6, commutator: 1 / 12 }),
  /** Turned by the first three terms of the velocity halfway. */
  halfwayOff: (run: Run) => errorText(run, { rate: 1 / 8, commutator: 0 }),
  /** Turned by the velocity halfway of the true motion. */
  trueHalfwayOff: (run: Run) => degreesText(errorAfter(exponentialMap, 0.5, framesOf(run))),
} satisfies Record<string, (run: Run) => string>;

function errorText(run: Run, terms: Parameters<typeof meanVelocityErrorAfter>[1]): string {
  return degreesText(meanVelocityErrorAfter(framesOf(run), terms));
}

function framesOf({ system }: Run): number {
  return Math.round(SPAN / system.scenario.dt);
}

function degreesText(angle: number): string {
  return `${decimals(toDegrees(angle), 2)}°`;
}
