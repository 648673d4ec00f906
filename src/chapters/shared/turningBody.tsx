import { exactErrors } from "../../core/diagnostics/errors";
import type { State } from "../../core/dynamics/state";
import { angleBetweenAttitudes, conjugate, mulQuat, quatToMat, sizeOfQuat } from "../../core/math/quat";
import { norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer } from "../../figures/simulation/spec";
import { decimals, degrees } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import { toWorld } from "../../scene/geometry/pose";
import type { Mark, RawPose } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { dieDecals } from "./decals";
import { racketDecals } from "./freeBody";

/** Pictures of how a rule turns a body: the body, the spin that is asked for, and the axis that it does turn about. */
const DEGREE = Math.PI / 180;

/** Lengths in the picture, in units of half the body's diagonal. */
const LENGTHS = { omega: 1.45, axis: 1.6, ground: -1.25, framed: 1.62 } as const;

function boxOf(body: object): Vec3 {
  if (!("size" in body)) throw new Error("only a box can be drawn turning");
  return body.size as Vec3;
}

/**
 * A camera that frames the body whatever way it turns.
 * @param room       more than 1 for a body that may grow
 * @param azimuthDeg where from
 */
export function turningCamera(id: ScenarioId, room = 1, azimuthDeg = 52): Camera {
  const reach = norm(boxOf(parseScenario(SCENARIOS[id].scenario).body)) / 2;
  return {
    target_W: [0, -0.04 * reach, 0],
    radius: room * LENGTHS.framed * reach,
    azimuth: azimuthDeg * DEGREE,
    elevation: 18 * DEGREE,
    zoom: 1,
  };
}

/** What the reader can show and hide. */
export const TURNING_LAYERS: readonly Layer[] = [
  { id: "omega", name: "Angular velocity ω", label: <i>ω</i>, term: "omega", shownAtFirst: true },
  { id: "axis", name: "Axis that it turns about", label: "axis that it turns about", shownAtFirst: true },
  { id: "trail", name: "Trail of a corner", label: "trail of a corner", shownAtFirst: true },
  { id: "axes", name: "Body axes", label: "body axes", shownAtFirst: false },
];

/** The marks of one lane; a ghost is the body alone. */
export function turningMarks(view: LaneView, shown: ReadonlySet<string>, ghost: boolean): readonly Mark[] {
  const { system, state } = view;
  const size = boxOf(system.scenario.body);
  const reach = norm(size) / 2;
  const pose: RawPose = { position_W: [0, 0, 0], ...drawnAttitude(state) };
  const decals_B = ghost ? [] : size[0] === size[1] ? dieDecals(size[0]) : racketDecals(size);
  return [
    ...(ghost ? [] : [ground(reach)]),
    { kind: "body", key: "body", size, ...pose, decals_B, ghost },
    ...(shown.has("trail") ? [trail(view, size)] : []),
    ...(shown.has("axes") ? [axes(pose, size)] : []),
    ...(shown.has("axis") ? turnAxis(view, reach) : []),
    ...(shown.has("omega") ? [spin(state, reach, ghost)] : []),
  ];
}

/**
 * The attitude as a program draws it: a quaternion that has grown is put into the matrix formula of a unit quaternion
 * all the same.
 */
function drawnAttitude({ q_WB, rawAttitude }: State): Pick<RawPose, "q_WB" | "map_WB"> {
  if (rawAttitude === null) return { q_WB };
  return {
    q_WB,
    map_WB: rawAttitude.form === "matrix" ? rawAttitude.rotation : quatToMat(rawAttitude.quaternion),
  };
}

function ground(reach: number): Mark {
  return { kind: "ground", key: "ground", centre_W: [0, LENGTHS.ground * reach, 0], radius: 0.9 * reach };
}

function trail({ past }: LaneView, [x, y, z]: Vec3): Mark {
  const corner_B: Vec3 = [x / 2, y / 2, z / 2];
  const points_W = past.map((state) => toWorld({ position_W: [0, 0, 0], ...drawnAttitude(state) }, corner_B));
  return { kind: "trail", key: "corner trail", colour: "position", points_W };
}

function axes(pose: RawPose, size: Vec3): Mark {
  const beyond = 0.22 * norm(size);
  const [x, y, z] = size;
  const lengths: Vec3 = [x / 2 + beyond, y / 2 + beyond, z / 2 + beyond];
  return { kind: "axes", key: "axes", ...pose, lengths, labels: ["x", "y", "z"] };
}

function spin({ omega_W }: State, reach: number, ghost: boolean): Mark {
  const span_W = scaleVec((LENGTHS.omega * reach) / norm(omega_W), omega_W);
  return {
    kind: "arrow",
    key: "omega",
    tail_W: [0, 0, 0],
    span_W,
    colour: "omega",
    label: TERMS.omega.symbol,
    ghost,
  };
}

/** A line through the centre along the axis of the latest turn; none before there has been one. */
function turnAxis({ past }: LaneView, reach: number): Mark[] {
  const axis_W = latestAxis(past);
  if (!axis_W) return [];
  const ends = [-LENGTHS.axis * reach, LENGTHS.axis * reach].map((length) => scaleVec(length, axis_W));
  return [{ kind: "curve", key: "axis", paths_W: [ends], colour: "axis", dashed: true, weight: "main" }];
}

/** The unit vector about which the body has last turned, world axes. */
function latestAxis(past: readonly State[]): Vec3 | null {
  for (let k = past.length - 1; k > 0; k--) {
    const [before, after] = [past[k - 1], past[k]];
    if (!before || !after) return null;
    const [, x, y, z] = mulQuat(after.q_WB, conjugate(before.q_WB));
    const size = norm([x, y, z]);
    if (size > 1e-9) return [x / size, y / size, z / size];
  }
  return null;
}

/** One or two sentences for a reader who does not see the picture. */
export function describeTurning({ system, state, start }: LaneView): string {
  const turned = degrees(angleBetweenAttitudes(start.q_WB, state.q_WB));
  const { attitudeError } = exactErrors(system, state);
  const off = attitudeError === null ? "" : `, and is ${degrees(attitudeError)} away from where it should be`;
  const long =
    state.rawAttitude?.form === "quaternion"
      ? ` Its quaternion is ${decimals(sizeOfQuat(state.rawAttitude.quaternion), 3)} long.`
      : "";
  return `The body stands ${turned} from its start${off}.${long}`;
}

/** The spin of the dice whose time step is named by the angle of a frame [rad/s]. */
const SPEED = 6;

/** A time step as the reader chooses it: by the angle that a frame asks for. */
export function stepText(rate: number): string {
  return `|ω|Δt = ${SPEED / rate} rad`;
}
