import type { Run } from "../../figures/prose/run";
import { decimals, toDegrees } from "../../format/numbers";
import { meanVelocityErrorAfter, SPAN } from "./velocities/curves";

/** Numbers in prose about the velocity that a frame is turned by. */
export const MEAN_VELOCITY_VALUES = {
  /** How far the tumbling box is off, turned by Buss's velocity at the run's time step. */
  bussOff: (run: Run) => errorText(run, { rate: 0, commutator: 1 / 12 }),
  /** The same without the last term of that velocity. */
  bussOffBare: (run: Run) => errorText(run, { rate: 0, commutator: 0 }),
  /** The same with the term in the second rate of ω as well. */
  bussOffWhole: (run: Run) => errorText(run, { rate: 1 / 6, commutator: 1 / 12 }),
} satisfies Record<string, (run: Run) => string>;

function errorText({ system }: Run, terms: Parameters<typeof meanVelocityErrorAfter>[1]): string {
  const frames = Math.round(SPAN / system.scenario.dt);
  return `${decimals(toDegrees(meanVelocityErrorAfter(frames, terms)), 2)}°`;
}
