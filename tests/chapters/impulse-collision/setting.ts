import { advance } from "../../../src/core/dynamics/advance";
import { LAWS } from "../../../src/core/dynamics/contact/index";
import type { Impact, Surface } from "../../../src/core/dynamics/contact/rule";
import type { LawId } from "../../../src/core/dynamics/ids";
import { isRecorded } from "../../../src/core/dynamics/lane";
import type { State } from "../../../src/core/dynamics/state";
import { applyLoads } from "../../../src/core/dynamics/step";
import type { System } from "../../../src/core/dynamics/system";
import { normaliseQuat } from "../../../src/core/math/quat";
import { dot, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { systemOf } from "../../core/support";
import { statesOf } from "../states";

/** A box about to be struck, without a zero, without two equal numbers, and not along any axis: no sign can hide. */
const BOX: ScenarioInput = {
  body: { shape: "box", size: [0.4, 0.3, 0.6], mass: 1.7 },
  initial: {
    position: [0.1, 0.21, -0.2],
    velocity: [0.9, -1.4, 0.5],
    orientation: [...normaliseQuat([0.9, 0.25, -0.3, 0.2])] as [number, number, number, number],
    angularVelocity: [0.7, -1.1, 1.9],
  },
  planes: [{ point: [0.3, 0.05, -0.1], normal: [0.1, 1, -0.2] }],
  contact: { method: "averaged", law: "velocity", restitution: 0.4, friction: 0.25 },
  dt: 0.01,
  frames: 1,
  lanes: [{ angular: "none" }],
};

export function boxWith(changed: Partial<ScenarioInput> = {}): System {
  return systemOf({ ...BOX, ...changed });
}

export const startOf = (system: System): State => statesOf(system, 0)[0];

/** The box's one impact in its first frame, with the states of the frame. */
export function struck(changed: Partial<ScenarioInput> = {}) {
  const system = boxWith(changed);
  const [start, next = start] = statesOf(system);
  const [impact] = advance(system, 0, start).impacts;
  if (!impact) throw new Error("it meets no plane");
  const [lane] = system.scenario.lanes;
  if (!lane || isRecorded(lane)) throw new Error("no lane");
  const before = applyLoads(system, lane, start);
  const plane = system.planes[impact.plane];
  if (!plane) throw new Error("no plane");
  return { system, start, before, next, impact, ...plane, surface: system.scenario.contact };
}

/** The impulse that a law gives an impact's contact point, on a surface of the reader's choice. */
export function impulseBy(
  law: LawId,
  { velocity_W, response }: Impact,
  normal_W: Vec3,
  surface: Surface,
): Vec3 {
  return LAWS[law].impulse(velocity_W, normal_W, response, surface);
}

export function alongNormal(v: Vec3, normal_W: Vec3): Vec3 {
  return scaleVec(dot(v, normal_W), normal_W);
}

export function alongWall(v: Vec3, normal_W: Vec3): Vec3 {
  return subVec(v, alongNormal(v, normal_W));
}
