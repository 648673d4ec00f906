import { exactErrors } from "../../core/diagnostics/errors";
import type { Run } from "../../figures/values/run";
import { decimals, rounded, toDegrees } from "../../format/numbers";

export const STATE_VALUES = {
  offTruth: ({ system, last }: Run) =>
    `${rounded(toDegrees(exactErrors(system, last).attitudeError ?? Number.NaN), 2)}°`,
  spinAlongX: ({ last }: Run) => `${decimals(last.omega_W[0], 1)} rad/s`,
} satisfies Record<string, (run: Run) => string>;
