import { ANGULAR, type AngularId } from "../../core/dynamics/angular/index";
import { ORIENTATION, type OrientationId } from "../../core/dynamics/orientation/index";
import type { Lane } from "../../core/scenario/schema";

type Turn = "" | `/${OrientationId}`;
type Option = "" | "/frozen" | "/explicit";

/**
 * A formulation as choices, links and prose name it: the rule for ω and, where they are not the usual ones, how the
 * body is turned and what is left undone: `implicit-body`, `none/matrix`, `momentum/exponential-map/frozen`. Of the
 * options, `frozen` never rotates the tensor, and `explicit` turns the body by the old ω.
 */
export type LaneId = `${AngularId}${Turn}${Option}`;

/** The lane that a text names; null if it names none. */
export function readLane(text: string): Lane | null {
  const [angular = "", ...others] = text.split("/");
  if (!Object.hasOwn(ANGULAR, angular)) return null;
  const rule = angular as AngularId;
  if (ANGULAR[rule].wholeFrame) return others.length === 0 ? { angular: rule } : null;
  const orientation = others.find((part): part is OrientationId => Object.hasOwn(ORIENTATION, part));
  const options = others.filter((part) => part !== orientation);
  const option = options[0];
  if (options.length > 1 || (option !== undefined && option !== "frozen" && option !== "explicit"))
    return null;
  const lane: Lane = {
    angular: rule,
    ...(orientation && { orientation }),
    ...(option === "frozen" && { inertia: "frozen" as const }),
    ...(option === "explicit" && { update: "explicit" as const }),
  };
  return spell(lane) === text ? lane : null;
}

export function isLaneId(text: string): text is LaneId {
  return readLane(text) !== null;
}

export function laneOf(id: LaneId): Lane {
  const lane = readLane(id);
  if (!lane) throw new Error(`no formulation named ${id}`);
  return lane;
}

function spell({ angular, orientation, inertia, update }: Lane): string {
  const parts = [angular, orientation, inertia === "frozen" && "frozen", update === "explicit" && "explicit"];
  return parts.filter(Boolean).join("/");
}

/** What a formulation is called where the reader chooses it. Where how the body turns is named, that is the point. */
export function laneTitle(id: LaneId): string {
  const { angular, orientation, inertia, update } = laneOf(id);
  const turn = orientation && ORIENTATION[orientation].name;
  const rule = turn && angular === "none" ? null : ANGULAR[angular].name;
  const option =
    inertia === "frozen" ? "tensor never rotated" : update === "explicit" ? "turned by the old ω" : null;
  return [rule, turn, option].filter(Boolean).join(", ");
}
