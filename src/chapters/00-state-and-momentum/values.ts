import { exactErrors } from "../../core/diagnostics/errors";
import { initialInstant, nextInstant } from "../../core/dynamics/advance";
import { isDiverged } from "../../core/dynamics/state";
import { rotate } from "../../core/math/quat";
import { angleBetween, dot, norm } from "../../core/math/vec3";
import type { Run } from "../../figures/values/run";
import { decimals, rounded, toDegrees } from "../../format/numbers";

export const STATE_VALUES = {
  offTruth: ({ system, last }: Run) =>
    `${rounded(toDegrees(exactErrors(system, last).attitudeError ?? Number.NaN), 2)}°`,
  spinAlongX: ({ last }: Run) => `${decimals(last.omega_W[0], 1)} rad/s`,
  /** Between the drive and the body's axes of largest and of least moment. */
  largestAxisOff: (run: Run) => fromDrive(run, 2),
  leastAxisOff: (run: Run) => fromDrive(run, 0),
  longSideSpin: (run: Run) => `${decimals(longSideSpin(run), 1)} rad/s`,
  terminalSpin: ({ system: { scenario } }: Run) =>
    `${decimals(norm(scenario.torque) / scenario.drag.angular, 0)} rad/s`,
} satisfies Record<string, (run: Run) => string>;

function fromDrive({ system, last }: Run, axis: 0 | 2): string {
  const { axes_B } = system.body.principal;
  const angle = toDegrees(angleBetween(system.scenario.torque, rotate(last.q_WB, axes_B[axis])));
  return `${decimals(Math.min(angle, 180 - angle), 0)}°`;
}

function longSideSpin({ system }: Run): number {
  let fastest = 0;
  let instant = initialInstant(system, 0);
  for (let frame = 0; frame < system.scenario.frames && !isDiverged(instant); frame++) {
    const side_W = rotate(instant.q_WB, system.body.principal.axes_B[0]);
    fastest = Math.max(fastest, Math.abs(dot(instant.omega_W, side_W)));
    instant = nextInstant(system, 0, instant);
  }
  return fastest;
}
