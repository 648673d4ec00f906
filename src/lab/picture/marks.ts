import { boxAxes, boxGround } from "../../chapters/shared/box";
import { boxOrDie } from "../../chapters/shared/boxOrDie";
import { poseOf } from "../../chapters/shared/freeBody";
import { arrow, curve, marksOf, vectorArrow } from "../../chapters/shared/marks";
import { pivotMomentum } from "../../core/diagnostics/pivot";
import { torqueAt } from "../../core/dynamics/load";
import type { State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { mulMat, mulVec, scaleMat } from "../../core/math/mat3";
import { mulQuat, quatToMat } from "../../core/math/quat";
import { clampNorm, cross, dot, norm, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { mapOf, toWorld } from "../../scene/geometry/pose";
import type { Mark, RawPose } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { strings } from "../strings/en";
import { type Shape, shapeOf } from "./shapes";

/* Pictures are drawn to one size, whatever the body's, about its centre, to which planes come, or about its pivot. */

/** In units of the body's reach. At the start ω and L have their lengths here. */
const LENGTHS = {
  omega: 1.3,
  momentum: 1.02,
  torque: 0.85,
  load: 0.5,
  held: 1.3,
  longest: 1.4,
  ground: -1.22,
  plane: 1.7,
  near: 4,
} as const;

const shapes = new WeakMap<System["body"], Shape>();

function shapeIn(system: System, meshes: Parameters<typeof shapeOf>[2]): Shape {
  const known = shapes.get(system.body) ?? shapeOf(system.scenario.body, system.body, meshes);
  shapes.set(system.body, known);
  return known;
}

/** On a pivot the body is drawn so small that none of it can leave the picture. */
function drawnPose({ system: { pivot }, state }: LaneView, { reach }: Shape): RawPose {
  const pose: RawPose = { position_W: zeroVec, ...poseOf(state) };
  if (pivot === null) return pose;
  const arm_B = scaleVec(-1 / reach, pivot.arm_B);
  const map_WB = scaleMat(Math.min(1, LENGTHS.held / (1 + norm(arm_B))), mapOf(pose));
  return { ...pose, position_W: mulVec(map_WB, arm_B), map_WB };
}

/** Every lane of a picture but the first is a ghost without the ground. */
export function benchMarks(
  view: LaneView,
  shown: ReadonlySet<string>,
  ghost: boolean,
  meshes: Parameters<typeof shapeOf>[2],
): readonly Mark[] {
  const shape = shapeIn(view.system, meshes);
  const pose = drawnPose(view, shape);
  return [
    ...(ghost ? [] : surroundings(view, shape)),
    ...bodyMarks(shape, pose, ghost),
    ...(view.system.pivot && !ghost ? [PIVOT, curve("arm", [[zeroVec, pose.position_W]], "axis")] : []),
    ...(shown.has("trail") ? [momentumTrail(view)] : []),
    ...(shown.has("axes") ? [boxAxes(pose, shape.box.size, 0.44)] : []),
    ...arrows(view, shown).map((mark): Mark => ({ ...mark, ghost })),
  ];
}

const PIVOT: Mark = {
  kind: "point",
  key: "pivot",
  at_W: zeroVec,
  scale: 1.6,
  colour: "position",
  label: strings.pivot,
};

function bodyMarks(
  { box, mesh, creased, points, outline, model }: Shape,
  pose: RawPose,
  ghost: boolean,
): Mark[] {
  if (model) return [{ kind: "object", key: "body", model, ...pose, ghost }];
  const turned: RawPose = {
    position_W: pose.position_W,
    q_WB: mulQuat(pose.q_WB, box.turn),
    ...(pose.map_WB && { map_WB: mulMat(pose.map_WB, quatToMat(box.turn)) }),
  };
  const boxMark: Mark = outline
    ? { kind: "body", key: "body", size: box.size, ...turned, decals_B: [], ghost, outline_B: outline }
    : boxOrDie(box.size, turned, ghost);
  if (ghost) return [boxMark];
  if (mesh) return [{ kind: "mesh", key: "body", mesh, ...pose, ...(creased && { creased }) }];
  if (points.length === 0) return [boxMark];
  const dots = points.map(
    ({ at, share }, index): Mark => ({
      kind: "point",
      key: `point ${index}`,
      at_W: toWorld(pose, at),
      scale: 1 + 2 * Math.cbrt(share),
      colour: "position",
      label: "",
    }),
  );
  const spokes = points.map(({ at }) => [pose.position_W, toWorld(pose, at)]);
  return [
    ...dots,
    { kind: "curve", key: "spokes", paths_W: spokes, colour: "axis", dashed: false, weight: "thin" },
  ];
}

function surroundings({ system, state }: LaneView, { reach }: Shape): Mark[] {
  if (system.planes.length === 0) return [boxGround(1, LENGTHS.ground)];
  return system.planes.flatMap(({ point_W, normal_W }, index): Mark[] => {
    const height = dot(subVec(state.position_W, point_W), normal_W) / reach;
    if (Math.abs(height) > LENGTHS.near) return [];
    const centre_W = scaleVec(-height, normal_W);
    return [{ kind: "plane", key: `plane ${index}`, centre_W, normal_W, radius: LENGTHS.plane }];
  });
}

function over(length: number, x: number): number {
  return x > 0 ? length / x : 0;
}

function drawnLength(scale: number, vector: Vec3): Vec3 {
  return clampNorm(scaleVec(scale, vector), LENGTHS.longest);
}

function momentumScale(system: System, start: State): number {
  return over(LENGTHS.momentum, norm(pivotMomentum(system, start)));
}

function arrows({ system, state, start }: LaneView, shown: ReadonlySet<string>) {
  const momentum_W = pivotMomentum(system, state);
  const tip_W = drawnLength(momentumScale(system, start), momentum_W);
  const omega = norm(start.omega_W);
  const greatest = omega * norm(pivotMomentum(system, start)) * 0.45;
  const first = norm(torqueAt(system.load, start.q_WB, start.omega_W)) || greatest;
  const term_W = drawnLength(over(LENGTHS.torque, greatest), cross(state.omega_W, momentum_W));
  const load_W = drawnLength(over(LENGTHS.load, first), torqueAt(system.load, state.q_WB, state.omega_W));
  return marksOf(shown, {
    omega: vectorArrow("omega", zeroVec, drawnLength(over(LENGTHS.omega, omega), state.omega_W)),
    momentum: vectorArrow("momentum", zeroVec, tip_W),
    gyroscopic: arrow("torque", zeroVec, term_W, "torque", TERMS.gyroscopic.symbol),
    // From the tip of L, which goes where it points.
    load: arrow("load", tip_W, load_W, "torque", TERMS.torque.symbol, { term: "torque" }),
  });
}

function momentumTrail({ system, start, past }: LaneView): Mark {
  const scale = momentumScale(system, start);
  const points_W = past.map((state) => drawnLength(scale, pivotMomentum(system, state)));
  return { kind: "trail", key: "momentum trail", colour: "momentum", points_W };
}
