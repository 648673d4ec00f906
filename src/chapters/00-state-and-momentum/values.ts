import { exactErrors } from "../../core/diagnostics/errors";
import { rotate } from "../../core/math/quat";
import { angleBetween, norm } from "../../core/math/vec3";
import type { Run } from "../../figures/prose/run";
import { decimals, rounded, toDegrees } from "../../format/numbers";

/** Numbers in prose about states, solvers and a driven spin. */
export const STATE_VALUES = {
  /** Angle to the exact solution's attitude. */
  attitudeOff: ({ system, last }: Run) =>
    `${rounded(toDegrees(exactErrors(system, last).attitudeError ?? Number.NaN), 2)}°`,
  spinAlongX: ({ last }: Run) => `${decimals(last.omega_W[0], 1)} rad/s`,
  /** Between the drive and the body's axes of largest and of least moment. */
  largestAxisOff: (run: Run) => fromDrive(run, 2),
  leastAxisOff: (run: Run) => fromDrive(run, 0),
  /** The spin that the drive and the drag end in. */
  terminalSpin: ({ system: { scenario } }: Run) =>
    `${decimals(norm(scenario.torque) / scenario.drag.angular, 0)} rad/s`,
} satisfies Record<string, (run: Run) => string>;

/** Angle between the drive and a principal axis, either way of which will do. */
function fromDrive({ system, last }: Run, axis: 0 | 2): string {
  const { axes_B } = system.body.principal;
  const angle = toDegrees(angleBetween(system.scenario.torque, rotate(last.q_WB, axes_B[axis])));
  return `${decimals(Math.min(angle, 180 - angle), 0)}°`;
}
