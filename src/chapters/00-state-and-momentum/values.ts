import { exactErrors } from "../../core/diagnostics/errors";
import { rotate } from "../../core/math/quat";
import { angleBetween, norm } from "../../core/math/vec3";
import type { Run } from "../../figures/prose/run";
import { decimals } from "../../format/numbers";

const DEGREES = 180 / Math.PI;

/** Numbers in prose about states, solvers and a driven spin. */
export const STATE_VALUES = {
  /** How far the attitude is from the exact solution's, to two digits however small. */
  attitudeOff: ({ system, last }: Run) =>
    `${Number((DEGREES * (exactErrors(system, last).attitudeError ?? Number.NaN)).toPrecision(2))}°`,
  spinAlongX: ({ last }: Run) => `${decimals(last.omega_W[0], 1)} rad/s`,
  /** Between the drive and the body's axes of largest and of least moment. */
  largestAxisOff: (run: Run) => fromDrive(run, 2),
  leastAxisOff: (run: Run) => fromDrive(run, 0),
  /** The spin that the drive and the drag end in. */
  terminalSpin: ({ system: { scenario } }: Run) =>
    `${(norm(scenario.torque) / scenario.drag.angular).toFixed(0)} rad/s`,
} satisfies Record<string, (run: Run) => string>;

function fromDrive({ system, last }: Run, axis: 0 | 2): string {
  const { axes_B } = system.body.principal;
  const angle = DEGREES * angleBetween(system.scenario.torque, rotate(last.q_WB, axes_B[axis]));
  return `${Math.min(angle, 180 - angle).toFixed(0)}°`;
}
