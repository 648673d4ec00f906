import { gyroscopicTerm_W, readings } from "../../core/diagnostics/readings";
import type { State } from "../../core/dynamics/state";
import { scaleMat } from "../../core/math/mat3";
import { quatToMat, rotate, sizeOfQuat } from "../../core/math/quat";
import { angleBetween, norm, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import type { ScenarioId } from "../../core/scenario/named";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer, SimulationSpec } from "../../figures/simulation/spec";
import { degrees } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import { toWorld } from "../../scene/geometry/pose";
import type { Mark, RawPose } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { boxAxes, boxCamera, boxGround, boxReach, boxSize } from "./box";
import { cachedBy } from "./cachedBy";
import { flipDecals } from "./decals";
import { arrow, marksOf, trail, vectorArrow } from "./marks";
import { strings } from "./strings/en";

const words = strings.layers;

/** Of a term's arrow, under its symbol. */
export function arrowLayer(term: keyof typeof TERMS, name: string): Layer {
  return { id: term, name, label: <i>{TERMS[term].symbol}</i>, term, shownAtFirst: true };
}

export const OMEGA_LAYER = arrowLayer("omega", words.omega.name);
export const MOMENTUM_LAYER = arrowLayer("momentum", words.momentum.name);

export const BODY_AXES_LAYER: Layer = { id: "axes", ...words.bodyAxes, shownAtFirst: false };

/** In units of half the body's diagonal. */
const LENGTHS = {
  omega: 1.06,
  momentum: 0.86,
  torque: 0.76,
  ground: -1.02,
  rings: 0.8,
  framed: 1.34,
} as const;

export function freeBodyCamera(id: ScenarioId, reach = boxReach(id)): Camera {
  return boxCamera(reach, LENGTHS.framed * reach, { azimuthDeg: 52, elevationDeg: 16 });
}

export const FREE_BODY_LAYERS: readonly Layer[] = [
  OMEGA_LAYER,
  MOMENTUM_LAYER,
  arrowLayer("gyroscopic", words.gyroscopic.name),
  { id: "trail", ...words.trails, shownAtFirst: true },
  BODY_AXES_LAYER,
];

export function freeBodyLayers(
  ...ids: readonly ("omega" | "momentum" | "gyroscopic" | "trail" | "axes")[]
): readonly Layer[] {
  return FREE_BODY_LAYERS.filter(({ id }) => (ids as readonly string[]).includes(id));
}

export function allShown(layers: readonly Layer[]): readonly Layer[] {
  return layers.map((layer) => ({ ...layer, shownAtFirst: true }));
}

export function freeBodySpec(
  spec: Partial<SimulationSpec> & Pick<SimulationSpec, "choices" | "measures">,
): SimulationSpec {
  return {
    camera: freeBodyCamera,
    layers: FREE_BODY_LAYERS,
    marks: freeBodyMarks,
    describe: describeFreeBody,
    ...spec,
  };
}

export interface Drawn {
  readonly reach: number;
  readonly size: Vec3;
  /** Its trail is drawn; body axes [m]. */
  readonly end_B: Vec3;
  readonly mark: (pose: RawPose, ghost: boolean) => Mark;
  /** |ω| and |ω × L| that the arrows have room for; by default the start's, with ω and L well apart. */
  readonly greatest?: { readonly omega: number; readonly torque: number };
  readonly axesBeyond?: number;
}

export function drawnBox(
  { system }: LaneView,
  decalsOf: (size: Vec3) => Vec3[][] = flipDecals,
  size = boxSize(system.scenario.body),
): Drawn {
  return {
    reach: norm(size) / 2,
    size,
    end_B: [0, 0, size[2] / 2],
    mark: (pose, ghost) => ({ kind: "body", key: "body", size, ...pose, decals_B: decalsOf(size), ghost }),
  };
}

export function freeBodyMarks(
  view: LaneView,
  shown: ReadonlySet<string>,
  ghost: boolean,
  drawn = drawnBox(view),
): readonly Mark[] {
  const { reach, size } = drawn;
  const pose: RawPose = { position_W: zeroVec, ...poseOf(view.state) };
  const scale = arrowScales(view, drawn);
  return [
    ...(ghost ? [] : [boxGround(reach, LENGTHS.ground * reach, LENGTHS.rings * reach)]),
    drawn.mark(pose, ghost),
    ...(shown.has("trail") ? trails(view, scale.momentum, drawn.end_B) : []),
    ...(shown.has("axes") ? [boxAxes(pose, size, drawn.axesBeyond)] : []),
    ...arrows(view, scale, shown).map((mark): Mark => ({ ...mark, ghost })),
  ];
}

/** As the lane integrates it. An unnormalised quaternion q maps v to q v q*, which is |q|² times a rotation. */
export function poseOf({ q_WB, rawAttitude }: State): Pick<RawPose, "q_WB" | "map_WB"> {
  if (rawAttitude === null) return { q_WB };
  if (rawAttitude.form === "matrix") return { q_WB, map_WB: rawAttitude.rotation };
  const length = sizeOfQuat(rawAttitude.quaternion);
  return { q_WB, map_WB: scaleMat(length * length, quatToMat(q_WB)) };
}

/** Metres of the picture for 1 rad/s, 1 kg m²/s and 1 N m. */
interface ArrowScales {
  readonly omega: number;
  readonly momentum: number;
  readonly torque: number;
}

function arrowScales({ system, start }: LaneView, { reach, greatest }: Drawn): ArrowScales {
  const first = readings(system, start);
  const omega = greatest?.omega ?? norm(first.angularVelocity);
  const momentum = norm(first.angularMomentum);
  return {
    omega: (LENGTHS.omega * reach) / omega,
    momentum: (LENGTHS.momentum * reach) / momentum,
    // By default for ω and L so far apart that |ω × L| = 0.45 |ω| |L|.
    torque: (LENGTHS.torque * reach) / (greatest?.torque ?? omega * momentum * 0.45),
  };
}

function arrows({ system, state }: LaneView, scale: ArrowScales, shown: ReadonlySet<string>) {
  const now = readings(system, state);
  const torque_W = scaleVec(scale.torque, gyroscopicTerm_W(system, state));
  return marksOf(shown, {
    omega: vectorArrow("omega", zeroVec, scaleVec(scale.omega, now.angularVelocity)),
    momentum: vectorArrow("momentum", zeroVec, scaleVec(scale.momentum, now.angularMomentum)),
    gyroscopic: arrow("torque", zeroVec, torque_W, "torque", TERMS.gyroscopic.symbol),
  });
}

function trails(view: LaneView, momentumScale: number, end_B: Vec3): Mark[] {
  const tips = view.past.map((state) => tipsOf(state, view, momentumScale, end_B));
  const [ends, momenta] = [tips.map(({ end_W }) => end_W), tips.map(({ momentum_W }) => momentum_W)];
  return [trail("end trail", ends, "position"), trail("momentum trail", momenta, "momentum")];
}

/** Cached: a trail asks for the same states in every frame, and a state belongs to one lane, so to one scale. */
const tipsOf = cachedBy((state: State, { system }: LaneView, momentumScale: number, end_B: Vec3) => ({
  end_W: toWorld({ position_W: zeroVec, ...poseOf(state) }, end_B),
  momentum_W: scaleVec(momentumScale, readings(system, state).angularMomentum),
}));

export function describeFreeBody({ system, state, start }: LaneView, name = strings.box): string {
  const now = readings(system, state);
  const first = readings(system, start);
  const middleAxis_W = rotate(state.q_WB, [0, 1, 0]);
  return strings.describeFreeBody(
    name,
    degrees(angleBetween(now.angularVelocity, middleAxis_W)),
    degrees(angleBetween(now.angularMomentum, first.angularMomentum)),
  );
}
