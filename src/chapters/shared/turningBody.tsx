import { exactErrors } from "../../core/diagnostics/errors";
import type { State } from "../../core/dynamics/state";
import { angleBetweenAttitudes, conjugate, mulQuat, quatToMat, sizeOfQuat } from "../../core/math/quat";
import { norm, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import type { ScenarioId } from "../../core/scenario/named";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer, SimulationSpec } from "../../figures/simulation/spec";
import { decimals, degrees, shortNumber } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import { toWorld } from "../../scene/geometry/pose";
import type { ArrowMark, Mark, RawPose } from "../../scene/marks";
import { boxAxes, boxCamera, boxGround, boxReach, boxSize } from "./box";
import { boxOrDie } from "./boxOrDie";
import { BODY_AXES_LAYER, OMEGA_LAYER } from "./freeBody";
import { curve, trail, vectorArrow } from "./marks";
import { strings } from "./strings/en";

/** In units of half the body's diagonal. */
const LENGTHS = { omega: 1.24, axis: 1.36, ground: -1.1, framed: 1.4 } as const;

/** @param room more than 1 for a body that may grow */
export function turningCamera(id: ScenarioId, room = 1, azimuthDeg = 52): Camera {
  const reach = boxReach(id);
  return boxCamera(reach, room * LENGTHS.framed * reach, { azimuthDeg, elevationDeg: 18 });
}

export const TURNING_LAYERS: readonly Layer[] = [
  OMEGA_LAYER,
  { id: "axis", ...strings.layers.turnAxis, shownAtFirst: true },
  { id: "trail", ...strings.layers.cornerTrail, shownAtFirst: true },
  BODY_AXES_LAYER,
];

export function turningSpec(
  spec: Partial<SimulationSpec> & Pick<SimulationSpec, "choices" | "measures">,
): SimulationSpec {
  return {
    camera: (id) => turningCamera(id),
    layers: TURNING_LAYERS,
    marks: turningMarks,
    describe: describeTurning,
    ...spec,
  };
}

function turningMarks(view: LaneView, shown: ReadonlySet<string>, ghost: boolean): readonly Mark[] {
  const { system, state } = view;
  const size = boxSize(system.scenario.body);
  const reach = norm(size) / 2;
  const pose: RawPose = { position_W: zeroVec, ...drawnAttitude(state) };
  return [
    ...(ghost ? [] : [boxGround(reach, LENGTHS.ground * reach)]),
    boxOrDie(size, pose, ghost),
    ...(shown.has("trail") ? [cornerTrail(view, size)] : []),
    ...(shown.has("axes") ? [boxAxes(pose, size)] : []),
    ...(shown.has("axis") ? turnAxis(view, reach) : []),
    ...(shown.has("omega") ? [{ ...omegaArrow(state, reach), ghost }] : []),
  ];
}

/** The matrix formula is for unit quaternions: an unnormalised one deforms the body. */
function drawnAttitude({ q_WB, rawAttitude }: State): Pick<RawPose, "q_WB" | "map_WB"> {
  if (rawAttitude === null) return { q_WB };
  return {
    q_WB,
    map_WB: rawAttitude.form === "matrix" ? rawAttitude.rotation : quatToMat(rawAttitude.quaternion),
  };
}

function cornerTrail({ past }: LaneView, [x, y, z]: Vec3): Mark {
  const corner_B: Vec3 = [x / 2, y / 2, z / 2];
  const points_W = past.map((state) => toWorld({ position_W: zeroVec, ...drawnAttitude(state) }, corner_B));
  return trail("corner trail", points_W, "position");
}

function omegaArrow({ omega_W }: State, reach: number): ArrowMark {
  return vectorArrow("omega", zeroVec, scaleVec((LENGTHS.omega * reach) / norm(omega_W), omega_W));
}

function turnAxis({ past }: LaneView, reach: number): Mark[] {
  const axis_W = latestAxis(past);
  if (!axis_W) return [];
  const ends = [-LENGTHS.axis * reach, LENGTHS.axis * reach].map((length) => scaleVec(length, axis_W));
  return [curve("axis", [ends], "axis", "main", true)];
}

/** Of the latest turn, unit, world axes; null before the first. */
function latestAxis(past: readonly State[]): Vec3 | null {
  for (let k = past.length - 1; k > 0; k--) {
    const [before, after] = [past[k - 1], past[k]];
    if (!before || !after) return null;
    const [, x, y, z] = mulQuat(after.q_WB, conjugate(before.q_WB));
    const sine = norm([x, y, z]);
    if (sine > 1e-9) return [x / sine, y / sine, z / sine];
  }
  return null;
}

function describeTurning({ system, state, start }: LaneView): string {
  const { attitudeError } = exactErrors(system, state);
  const { rawAttitude } = state;
  return strings.describeTurning({
    turned: degrees(angleBetweenAttitudes(start.q_WB, state.q_WB)),
    error: attitudeError === null ? null : degrees(attitudeError),
    quaternionLength:
      rawAttitude?.form === "quaternion" ? decimals(sizeOfQuat(rawAttitude.quaternion), 3) : null,
  });
}

/** |ω| of dice whose time step the reader chooses by a frame's angle [rad/s]. */
const DIE_SPEED = 6;

/** A time step by the angle that the die turns in it. */
export function stepText(rate: number): string {
  return `|ω|Δt = ${shortNumber(DIE_SPEED / rate)} rad`;
}
