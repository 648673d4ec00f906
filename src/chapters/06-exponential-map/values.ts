import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import type { Run } from "../../figures/values/run";
import { decimals, toDegrees } from "../../format/numbers";
import { errorAfter, meanVelocityErrorAfter, SPAN } from "./attitudeErrors";

export const MEAN_VELOCITY_VALUES = {
  bussOff: (run: Run) => errorText(run, { rate: 0, commutator: 1 / 12 }),
  /** Buss's velocity without its last term. */
  bussOffBare: (run: Run) => errorText(run, { rate: 0, commutator: 0 }),
  bussOffWhole: (run: Run) => errorText(run, { rate: 1 / 6, commutator: 1 / 12 }),
  halfwayOff: (run: Run) => errorText(run, { rate: 1 / 8, commutator: 0 }),
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
