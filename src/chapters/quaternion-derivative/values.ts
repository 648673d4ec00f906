import { exactErrors, orthonormalityErrors } from "../../core/diagnostics/errors";
import { angleBetweenAttitudes, rotate } from "../../core/math/quat";
import { cross, dot, norm } from "../../core/math/vec3";
import type { Run } from "../../figures/values/run";
import { decimals, toDegrees } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";

export const QUATERNION_VALUES = {
  spinSpeed: ({ first }: Run) => `${decimals(norm(first.omega_W), 0)} rad/s`,
  lengthGained: (run: Run) => `${decimals(100 * (lengthOf(run) - 1), 1)}${PERCENT}`,
  timesAsLong: (run: Run) => decimals(lengthOf(run), 1),
  lateBy: ({ system, last }: Run) => angleText(exactErrors(system, last).attitudeError ?? Number.NaN),
  turnedInStep: ({ first, last }: Run) => angleText(angleBetweenAttitudes(first.q_WB, last.q_WB)),
  turnedInStepRadians: ({ first, last }: Run) =>
    `${decimals(angleBetweenAttitudes(first.q_WB, last.q_WB), 3)} rad`,
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
