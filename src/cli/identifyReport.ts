import type { Match } from "../core/identification/identify";
import { CONVENTION_KEYS, type Findings } from "../logs/examine";

/** The findings as JSON: conventions, and matches best first; ties are marked. */
export function asJson(findings: Findings): string {
  const matches = findings.matches.map((match) => ({
    ...laneOf(match),
    residual: match.residual,
    ...(match.tie && { tie: true }),
  }));
  const { remarks } = findings;
  return `${JSON.stringify({ conventions: conventionsOf(findings), matches, remarks }, null, 2)}\n`;
}

function laneOf({ lane }: Match) {
  const { angular, orientation, update, inertia, substeps = 1 } = lane;
  return {
    angular,
    ...(orientation && { orientation }),
    ...(update && { update }),
    ...(inertia === "frozen" && { inertia }),
    substeps,
  };
}

function conventionsOf({ reading, sources }: Findings) {
  if (reading === null) return {};
  return {
    ...Object.fromEntries(CONVENTION_KEYS.map((key) => [key, reading[key]])),
    dt: reading.dt,
    sources,
  };
}

export function asText(findings: Findings, _given: boolean): string {
  return asJson(findings);
}
