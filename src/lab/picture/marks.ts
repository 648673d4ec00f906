import { boxOrDie } from "../../chapters/shared/boxOrDie";
import { poseOf } from "../../chapters/shared/freeBody";
import { vectorArrow } from "../../chapters/shared/marks";
import { gyroscopicTerm_W, readings } from "../../core/diagnostics/readings";
import type { State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { mulMat } from "../../core/math/mat3";
import { mulQuat, quatToMat, rotate } from "../../core/math/quat";
import { clampNorm, dot, mapVec, norm, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Mark, RawPose } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { type Shape, shapeOf } from "./shapes";

/* Pictures are drawn to one size, whatever the body's; planes come towards it. */

/** In units of the body's reach. At the start ω and L have their lengths here. */
const LENGTHS = {
  omega: 1.3,
  momentum: 1.02,
  torque: 0.85,
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

/** Every lane of a picture but the first is a ghost without the ground. */
export function benchMarks(
  view: LaneView,
  shown: ReadonlySet<string>,
  ghost: boolean,
  meshes: Parameters<typeof shapeOf>[2],
): readonly Mark[] {
  const shape = shapeIn(view.system, meshes);
  const pose: RawPose = { position_W: zeroVec, ...poseOf(view.state) };
  return [
    ...(ghost ? [] : surroundings(view, shape)),
    ...bodyMarks(shape, pose, ghost),
    ...(shown.has("trail") ? [momentumTrail(view)] : []),
    ...(shown.has("axes") ? [axesMark(shape, pose)] : []),
    ...arrows(view, shown).map((mark): Mark => ({ ...mark, ghost })),
  ];
}

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
      at_W: rotate(pose.q_WB, at),
      scale: 1 + 2 * Math.cbrt(share),
      colour: "position",
      label: "",
    }),
  );
  const spokes = points.map(({ at }) => [zeroVec, rotate(pose.q_WB, at)]);
  return [
    ...dots,
    { kind: "curve", key: "spokes", paths_W: spokes, colour: "axis", dashed: false, weight: "thin" },
  ];
}

function axesMark({ box }: Shape, pose: RawPose): Mark {
  const lengths = mapVec(box.size, (edge) => edge / 2 + 0.44);
  return { kind: "axes", key: "axes", ...pose, lengths, labels: ["x", "y", "z"] };
}

function surroundings({ system, state }: LaneView, { reach }: Shape): Mark[] {
  if (system.planes.length === 0)
    return [{ kind: "ground", key: "ground", centre_W: [0, LENGTHS.ground, 0], radius: 0.9 }];
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
  return over(LENGTHS.momentum, norm(readings(system, start).angularMomentum));
}

function arrows({ system, state, start }: LaneView, shown: ReadonlySet<string>) {
  const [first, now] = [readings(system, start), readings(system, state)];
  const [omega, momentum] = [norm(first.angularVelocity), norm(first.angularMomentum)];
  const torqueScale = over(LENGTHS.torque, omega * momentum * 0.45);
  const gyroscopic = {
    kind: "arrow",
    key: "torque",
    tail_W: zeroVec,
    span_W: drawnLength(torqueScale, gyroscopicTerm_W(system, state)),
    colour: "torque",
    label: TERMS.gyroscopic.symbol,
  } as const;
  return [
    ...(shown.has("omega")
      ? [vectorArrow("omega", zeroVec, drawnLength(over(LENGTHS.omega, omega), now.angularVelocity))]
      : []),
    ...(shown.has("momentum")
      ? [vectorArrow("momentum", zeroVec, drawnLength(momentumScale(system, start), now.angularMomentum))]
      : []),
    ...(shown.has("gyroscopic") ? [gyroscopic] : []),
  ];
}

function momentumTrail({ system, start, past }: LaneView): Mark {
  const scale = momentumScale(system, start);
  const points_W = past.map((state) => drawnLength(scale, readings(system, state).angularMomentum));
  return { kind: "trail", key: "momentum trail", colour: "momentum", points_W };
}
