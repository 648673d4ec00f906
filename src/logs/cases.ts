import type { AngularId, InertiaId, OrientationId } from "../core/dynamics/ids";
import type { Finding, FindingCode } from "./findings";

/* Cases of `content/cases/` that lead on from findings: keys alone, since the lab fetches no words of the case-book. */

export type CaseKey =
  | "spinsForever"
  | "gainsEnergy"
  | "slowsDown"
  | "flipsFade"
  | "grows"
  | "turnsLate"
  | "quaternionGrows"
  | "wrongWay"
  | "fastSpin"
  | "tensorNotTurned"
  | "turnsTwice"
  | "leftHanded"
  | "eulerAngles"
  | "damped"
  | "sleeps"
  | "tensorNotSet"
  | "sensorDrift";

/** A rule whose error nobody would see has none. */
const CASE_OF_RULE: Readonly<Partial<Record<AngularId, CaseKey>>> = {
  none: "spinsForever",
  explicit: "gainsEnergy",
  "implicit-world": "slowsDown",
  "implicit-body": "slowsDown",
  "implicit-converged": "slowsDown",
  "linearly-implicit": "slowsDown",
  "rescaled-momentum": "flipsFade",
};

const CASE_OF_TURN: Readonly<Partial<Record<OrientationId, CaseKey>>> = {
  matrix: "grows",
  quaternion: "turnsLate",
  "quaternion-unnormalised": "quaternionGrows",
  "quaternion-wrong-side": "wrongWay",
  "exponential-map-bullet": "fastSpin",
};

export function caseOfLane({
  angular,
  orientation,
  inertia,
}: {
  readonly angular: AngularId;
  readonly orientation?: OrientationId | undefined;
  readonly inertia?: InertiaId | undefined;
}): CaseKey | null {
  // Wrong axes are a greater error than any rule's.
  if (inertia === "frozen") return "tensorNotTurned";
  if (orientation?.endsWith("wrong-side")) return "wrongWay";
  return CASE_OF_RULE[angular] ?? (orientation && CASE_OF_TURN[orientation]) ?? null;
}

const CASE_OF_FINDING: Readonly<Partial<Record<FindingCode, CaseKey>>> = {
  heading: "wrongWay",
  "left-handed": "leftHanded",
  "rate-factor": "turnsTwice",
  "not-the-rate": "eulerAngles",
  damping: "damped",
  sleep: "sleeps",
  "speed-limit": "fastSpin",
  noise: "sensorDrift",
  bias: "sensorDrift",
};

/** null where no case is about it. */
export function caseOfFinding(finding: Finding): CaseKey | null {
  if (finding.code === "heading" && finding.about !== "omega") return null;
  if (finding.code === "rate-factor" && !isTwoOrHalf(finding.factor)) return null;
  return CASE_OF_FINDING[finding.code] ?? null;
}

/** Within a hundredth: an ω between two frames stands for the turn from one to the other. */
export function isTwoOrHalf(factor: number): boolean {
  return [2, 0.5].some((whole) => Math.abs(factor / whole - 1) < 0.01);
}

export function caseAddress(id: CaseKey): string {
  return `cases/#${id}`;
}
