import { ANGULAR_IDS, type AngularId } from "../../../core/dynamics/ids";
import type { Lane } from "../../../core/dynamics/lane";
import { strings as words } from "../../../figures/strings/en";
import { strings } from "../strings/en";
import type { Summary } from "../summary";

/** Lanes that compute the same: one algorithm in the world's axes and the body's, and one map within Bullet's limit. */
export function algorithmOf({ angular, orientation, update, inertia, substeps = 1 }: Lane): string {
  const map = orientation === "exponential-map-bullet" ? "exponential-map" : orientation;
  return [oneRule(angular), map, update, inertia, substeps].join(" ");
}

function oneRule(angular: AngularId): AngularId {
  return angular === "implicit-world" ? "implicit-body" : angular;
}

/** The lane that all matches come to as far as it says what energy and L do; null where they do not. */
export function laneOf({ matches }: Pick<Summary, "matches">): Lane | null {
  const rules = new Set(
    matches.map(({ lane }) => [oneRule(lane.angular), isPlain(lane), lane.inertia].join(" ")),
  );
  return rules.size === 1 ? (matches[0]?.lane ?? null) : null;
}

/** Whether a lane turns the body by its rule's own ω, and the tensor with it. */
export function isPlain({ orientation, update, inertia }: Lane): boolean {
  return update !== "explicit" && inertia !== "frozen" && !orientation?.endsWith("wrong-side");
}

/** Both the rule and how it turns the body are said, since a log is made by both. */
export function titleOf({ angular, orientation, update, inertia, substeps = 1 }: Lane): string {
  return words.formulation(
    [
      words.rules[angular].name,
      orientation && strings.turns[orientation],
      inertia === "frozen" ? words.frozenTensor : undefined,
      update === "explicit" ? words.turnedByOldSpin : undefined,
      substeps > 1 ? words.substeps(String(substeps)) : undefined,
    ].filter((part) => part !== undefined),
  );
}

/** Matches by residual, those of the registry's first rules before others of the same. */
export function ranked(matches: Summary["matches"]): Summary["matches"] {
  const place = ({ lane }: Summary["matches"][number]) => ANGULAR_IDS.indexOf(lane.angular);
  return [...matches].sort((a, b) => a.residual - b.residual || place(a) - place(b));
}
