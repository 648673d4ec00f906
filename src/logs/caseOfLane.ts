import type { AngularId, OrientationId } from "../core/dynamics/ids";

/* Which case of `content/cases/` a lane found in a log leads to: keys alone, since the lab fetches no words of the case-book. */

/** The case that the users of a rule meet; a rule whose error nobody would see has none. */
const CASE_OF_RULE: Readonly<Partial<Record<AngularId, string>>> = {
  none: "spinsForever",
  explicit: "gainsEnergy",
  "implicit-world": "slowsDown",
  "implicit-body": "slowsDown",
  "implicit-converged": "slowsDown",
  "linearly-implicit": "slowsDown",
  "rescaled-momentum": "flipsFade",
};

const CASE_OF_TURN: Readonly<Partial<Record<OrientationId, string>>> = {
  matrix: "grows",
  quaternion: "turnsLate",
  "quaternion-unnormalised": "quaternionGrows",
  "quaternion-wrong-side": "wrongWay",
  "exponential-map-bullet": "fastSpin",
};

export function caseOfLane({
  angular,
  orientation,
}: {
  readonly angular: AngularId;
  readonly orientation?: OrientationId | undefined;
}): string | null {
  return CASE_OF_RULE[angular] ?? (orientation && CASE_OF_TURN[orientation]) ?? null;
}

export function caseAddress(id: string): string {
  return `cases/#${id}`;
}
