import { ANGULAR } from "../../core/dynamics/angular/index";
import { LAWS, METHODS } from "../../core/dynamics/contact/index";
import type { AngularId, LawId, MethodId, OrientationId } from "../../core/dynamics/ids";
import { isRecorded, type Lane, type ScenarioLane } from "../../core/dynamics/lane";
import { ORIENTATION } from "../../core/dynamics/orientation/index";
import { MOST_SUBSTEPS } from "../../core/scenario/scenarioSchema";
import { strings as words } from "../strings/en";

type Turn = "" | `/${OrientationId}`;
type Option = "" | "/frozen" | "/explicit";
type Contact = `${"" | `/${MethodId}`}${"" | `/${LawId}`}`;

/**
 * The rule for ω; then, where unusual, how the body is turned, options, substeps, and how it meets planes:
 * `implicit-body`, `momentum/exponential-map/frozen`, `rescaled-momentum/quaternion/4-substeps`,
 * `midpoint/backtracking/coulomb`. Option `frozen` never rotates the tensor; `explicit` turns the body by the old ω.
 */
export type LaneId = `${AngularId}${Turn}${Option}${Contact}` | SubsteppedId | RecordingId | TitledId;

/** No link, prose or choice can name a recording. */
type RecordingId = `recording:${string}`;

/** A title of a figure's own, such as an engine's run; no link, prose or choice can name one. */
type TitledId = `titled:${string}`;

/** All combinations are too many for the compiler: these are named in sources. {@link readLane} reads every one. */
type SubsteppedId = `${AngularId}${Turn}/${2 | 4 | 8}-substeps`;

const OPTIONS = { frozen: { inertia: "frozen" }, explicit: { update: "explicit" } } as const;

export function readLane(text: string): Lane | null {
  const [angular = "", ...others] = text.split("/");
  if (!Object.hasOwn(ANGULAR, angular)) return null;
  const among = <T extends object>(all: T) =>
    others.find((part): part is keyof T & string => Object.hasOwn(all, part));
  const [orientation, option, method, law] = [
    among(ORIENTATION),
    among(OPTIONS),
    among(METHODS),
    among(LAWS),
  ];
  const substeps = Number(others.find((part) => SUBSTEPS.test(part))?.split("-")[0] ?? 1);
  const lane: Lane = {
    angular: angular as AngularId,
    ...(orientation && { orientation }),
    ...(option && OPTIONS[option]),
    ...(substeps > 1 && { substeps }),
    ...((method || law) && { contact: { ...(method && { method }), ...(law && { law }) } }),
  };
  const isWhole = ANGULAR[lane.angular].wholeFrame && (orientation || option);
  const isClosed = lane.angular === "exact" && (lane.contact || lane.substeps);
  return !isWhole && !isClosed && substeps <= MOST_SUBSTEPS && spell(lane) === text ? lane : null;
}

const SUBSTEPS = /^\d+-substeps$/;

export function isLaneId(text: string): text is LaneId {
  return readLane(text) !== null;
}

/** @throws Error for a recording or a title, which names no formulation */
export function laneOf(id: LaneId): Lane {
  const lane = readLane(id);
  if (!lane) throw new Error(`no formulation named ${id}`);
  return lane;
}

export function laneIdOf(lane: ScenarioLane): LaneId {
  if (isRecorded(lane)) return `recording:${lane.recording.name}`;
  const { orientation, ...others } = lane;
  const isUsual = orientation === "exponential-map" || orientation === undefined;
  return spell(isUsual ? others : { orientation, ...others }) as LaneId;
}

function spell({ angular, orientation, inertia, update, substeps, contact }: Lane): string {
  const parts = [angular, orientation, inertia === "frozen" && "frozen", update === "explicit" && "explicit"];
  return [...parts, substeps && `${substeps}-substeps`, contact?.method, contact?.law]
    .filter(Boolean)
    .join("/");
}

/** What lanes differ in: how the body turns, or how it meets planes, where the id names that. */
export function laneTitle(id: LaneId): string {
  if (id.startsWith("titled:")) return id.slice("titled:".length);
  if (id.startsWith("recording:")) return words.recording(id.slice("recording:".length));
  const { angular, orientation, inertia, update, substeps, contact } = laneOf(id);
  const isRuleUnsaid = angular === "none" && (orientation || contact);
  const parts = [
    isRuleUnsaid ? null : words.rules[angular].name,
    orientation && words.orientations[orientation],
    inertia === "frozen" ? words.frozenTensor : update === "explicit" ? words.turnedByOldSpin : null,
    substeps && words.substeps(String(substeps)),
  ].filter((part) => typeof part === "string");
  for (const meets of [
    contact?.method && words.contactMethods[contact.method],
    contact?.law && words.contactLaws[contact.law],
  ])
    if (meets) parts.push(parts.length > 0 ? meets.within : meets.name);
  return words.formulation(parts);
}
