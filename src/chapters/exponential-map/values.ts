import type { Run } from "../../figures/values/run";
import { decimals, toDegrees } from "../../format/numbers";
import { meanVelocityErrorAfter, SPAN } from "./attitudeErrors";

export const MEAN_VELOCITY_VALUES = {
  bussOff: (run: Run) => errorText(run, { rate: 0, commutator: 1 / 12 }),
  /** Buss's velocity without its last term. */
  bussOffBare: (run: Run) => errorText(run, { rate: 0, commutator: 0 }),
  bussOffWhole: (run: Run) => errorText(run, { rate: 1 / 6, commutator: 1 / 12 }),
} satisfies Record<string, (run: Run) => string>;

function errorText({ system }: Run, terms: Parameters<typeof meanVelocityErrorAfter>[1]): string {
  const frames = Math.round(SPAN / system.scenario.dt);
  return `${decimals(toDegrees(meanVelocityErrorAfter(frames, terms)), 2)}°`;
}
