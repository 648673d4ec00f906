import { exactErrors, orthonormalityErrors } from "../../core/diagnostics/errors";
import { angleBetweenAttitudes, rotate } from "../../core/math/quat";
import { cross, dot, norm } from "../../core/math/vec3";
import type { Run } from "../../figures/prose/run";
import { decimals, toDegrees } from "../../format/numbers";

/** Numbers in prose about how a rule turns a body. */
export const QUATERNION_VALUES = {
  /** How fast a run turns at its start. */
  spinSpeed: ({ first }: Run) => `${decimals(norm(first.omega_W), 0)} rad/s`,
  /** By how much the run has lengthened its quaternion. */
  lengthGained: (run: Run) => `${decimals(100 * (lengthOf(run) - 1), 1)} %`,
  timesAsLong: (run: Run) => decimals(lengthOf(run), 1),
  /** How far the attitude is from the exact solution's. */
  lateBy: ({ system, last }: Run) => angleText(exactErrors(system, last).attitudeError ?? Number.NaN),
  /** The angle between the two attitudes of a run's ends: of a run of one frame, that of its step. */
  turnedInStep: ({ first, last }: Run) => angleText(angleBetweenAttitudes(first.q_WB, last.q_WB)),
  turnedInStepRadians: ({ first, last }: Run) =>
    `${decimals(angleBetweenAttitudes(first.q_WB, last.q_WB), 3)} rad`,
  /** Between ω and Rω at the start: the axis that a product on the wrong side turns about. */
  axisOff: ({ first: { q_WB, omega_W } }: Run) => {
    const wrong = rotate(q_WB, omega_W);
    return angleText(Math.atan2(norm(cross(omega_W, wrong)), dot(omega_W, wrong)));
  },
} satisfies Record<string, (run: Run) => string>;

function lengthOf({ last }: Run): number {
  return orthonormalityErrors(last).quaternionNorm ?? Number.NaN;
}

function angleText(radians: number): string {
  const angle = toDegrees(radians);
  return `${decimals(angle, angle < 1 ? 2 : angle < 10 ? 1 : 0)}°`;
}
