import { ANGULAR_IDS, type AngularId } from "../../../core/dynamics/ids";
import type { Lane } from "../../../core/dynamics/lane";
import { strings as words } from "../../../figures/strings/en";
import { strings } from "../strings/en";
import type { Summary } from "../summary";

/** One name for lanes that compute the same: in the world's and the body's axes, and by maps within Bullet's limit. */
export function algorithmOf({ angular, orientation, update, inertia, substeps = 1 }: Lane): string {
  const map = orientation === "exponential-map-bullet" ? "exponential-map" : orientation;
  return [oneRule(angular), map, update, inertia, substeps].join(" ");
}

/** One algorithm in the world's axes and in the body's has one name. */
export function oneRule(angular: AngularId): AngularId {
  return angular === "implicit-world" ? "implicit-body" : angular;
}

export type Doing = AngularId | "frozen" | "wrong-side" | "old-spin";

/** What a lane does to energy and L: as its rule, or as the slip before it. Without the term no slip matters. */
export function doingOf({ angular, orientation, update, inertia }: Lane): Doing {
  if (angular === "none") return angular;
  if (inertia === "frozen") return "frozen";
  if (orientation?.endsWith("wrong-side")) return "wrong-side";
  return update === "explicit" ? "old-spin" : oneRule(angular);
}

/** The first match, if all do the same; else null. A solved implicit step does what one Newton step does. */
export function laneOf({ matches }: Pick<Summary, "matches">): Lane | null {
  const doings = new Set(
    matches
      .map(({ lane }) => doingOf(lane))
      .map((doing) => (doing === "implicit-converged" ? "implicit-body" : doing)),
  );
  return doings.size === 1 ? (matches[0]?.lane ?? null) : null;
}

/** Says the rule and how it turns the body, since both make a log. */
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

/** By residual, then in the registry's order. */
export function ranked(matches: Summary["matches"]): Summary["matches"] {
  const place = ({ lane }: Summary["matches"][number]) => ANGULAR_IDS.indexOf(lane.angular);
  return [...matches].sort((a, b) => a.residual - b.residual || place(a) - place(b));
}
