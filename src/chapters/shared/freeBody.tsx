import { gyroscopicTorque_W, readings } from "../../core/diagnostics/readings";
import type { State } from "../../core/dynamics/state";
import { scaleMat } from "../../core/math/mat3";
import { quatToMat, rotate, sizeOfQuat } from "../../core/math/quat";
import { clamp } from "../../core/math/scalar";
import { dot, norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer } from "../../figures/simulation/spec";
import { degrees } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import { toWorld } from "../../scene/geometry/pose";
import type { Mark, RawPose } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";

/** Pictures of a box that turns freely: the box, its vectors, and where it has been. */
const DEGREE = Math.PI / 180;

/** Lengths in the picture, in units of half the body's diagonal. */
const LENGTHS = { omega: 1.3, momentum: 1.02, torque: 0.85, ground: -1.22, framed: 1.5 } as const;

function sizeOf(id: ScenarioId): Vec3 {
  const { body } = parseScenario(SCENARIOS[id].scenario);
  if (!("shape" in body) || body.shape !== "box") throw new Error(`${id} has no box to draw`);
  return body.size;
}

/** A camera that frames the body and its vectors, whatever way they turn. */
export function freeBodyCamera(id: ScenarioId): Camera {
  const reach = norm(sizeOf(id)) / 2;
  return {
    target_W: [0, -0.04 * reach, 0],
    radius: LENGTHS.framed * reach,
    azimuth: 52 * DEGREE,
    elevation: 16 * DEGREE,
    zoom: 1,
  };
}

/** What the reader can show and hide. */
export const FREE_BODY_LAYERS: readonly Layer[] = [
  { id: "omega", name: "Angular velocity ω", label: <i>ω</i>, term: "omega", shownAtFirst: true },
  { id: "momentum", name: "Angular momentum L", label: <i>L</i>, term: "momentum", shownAtFirst: true },
  {
    id: "gyroscopic",
    name: "Gyroscopic term ω × Iω",
    label: <i>ω × Iω</i>,
    term: "gyroscopic",
    shownAtFirst: true,
  },
  { id: "trail", name: "Trails", label: "trails", shownAtFirst: true },
  { id: "axes", name: "Body axes", label: "body axes", shownAtFirst: false },
];

/** The marks of one lane; the second lane of a shared picture is a ghost and leaves out the ground. */
export function freeBodyMarks(view: LaneView, shown: ReadonlySet<string>, ghost: boolean): readonly Mark[] {
  const { system, state, start } = view;
  const size = boxSize(view);
  const reach = norm(size) / 2;
  const now = readings(system, state);
  const first = readings(system, start);
  const centre_W: Vec3 = [0, 0, 0];
  const omegaScale = (LENGTHS.omega * reach) / norm(first.angularVelocity);
  const momentumScale = (LENGTHS.momentum * reach) / norm(first.angularMomentum);
  const torqueScale =
    (LENGTHS.torque * reach) / (norm(first.angularVelocity) * norm(first.angularMomentum) * 0.45);
  const arrow = (
    key: string,
    colour: "omega" | "momentum" | "torque",
    span_W: Vec3,
    label: string,
  ): Mark => ({
    kind: "arrow",
    key,
    tail_W: centre_W,
    span_W,
    colour,
    label,
    ghost,
  });
  return [
    ...(ghost ? [] : [ground(reach)]),
    {
      kind: "body",
      key: "body",
      size,
      position_W: centre_W,
      ...poseOf(state),
      decals_B: racketDecals(size),
      ghost,
    },
    ...(shown.has("trail") ? trails(view, momentumScale, size) : []),
    ...(shown.has("axes") ? [axes(view, size)] : []),
    ...(shown.has("omega")
      ? [arrow("omega", "omega", scaleVec(omegaScale, now.angularVelocity), TERMS.omega.symbol)]
      : []),
    ...(shown.has("momentum")
      ? [arrow("momentum", "momentum", scaleVec(momentumScale, now.angularMomentum), TERMS.momentum.symbol)]
      : []),
    ...(shown.has("gyroscopic")
      ? [
          arrow(
            "torque",
            "torque",
            scaleVec(torqueScale, gyroscopicTorque_W(system, state)),
            TERMS.gyroscopic.symbol,
          ),
        ]
      : []),
  ];
}

/** The attitude to be drawn: as the lane keeps it. A kept quaternion q takes v to q v q*, which is |q|² times a turn. */
export function poseOf({ q_WB, rawAttitude }: State): Pick<RawPose, "q_WB" | "map_WB"> {
  if (rawAttitude === null) return { q_WB };
  if (rawAttitude.form === "matrix") return { q_WB, map_WB: rawAttitude.rotation };
  const length = sizeOfQuat(rawAttitude.quaternion);
  return { q_WB, map_WB: scaleMat(length * length, quatToMat(q_WB)) };
}

function boxSize({ system }: LaneView): Vec3 {
  const { body } = system.scenario;
  if (!("shape" in body) || body.shape !== "box") throw new Error("only a box can be drawn so far");
  return body.size;
}

function ground(reach: number): Mark {
  return { kind: "ground", key: "ground", centre_W: [0, LENGTHS.ground * reach, 0], radius: 0.9 * reach };
}

/** Where the tip of L has been, and where the far end of the body has. */
function trails(view: LaneView, momentumScale: number, size: Vec3): Mark[] {
  const tips = view.past.map((state) => tipsOf(state, view, momentumScale, size));
  return [
    { kind: "trail", key: "end trail", colour: "position", points_W: tips.map(({ end_W }) => end_W) },
    {
      kind: "trail",
      key: "momentum trail",
      colour: "momentum",
      points_W: tips.map(({ momentum_W }) => momentum_W),
    },
  ];
}

interface Tips {
  readonly end_W: Vec3;
  readonly momentum_W: Vec3;
}

const tips = new WeakMap<State, Tips>();

/** Kept, for a trail asks for the same states frame after frame; a state belongs to one lane, and so to one scale. */
function tipsOf(state: State, { system }: LaneView, momentumScale: number, size: Vec3): Tips {
  const known = tips.get(state);
  if (known) return known;
  const found = {
    end_W: toWorld({ position_W: [0, 0, 0], ...poseOf(state) }, [0, 0, size[2] / 2]),
    momentum_W: scaleVec(momentumScale, readings(system, state).angularMomentum),
  };
  tips.set(state, found);
  return found;
}

function axes({ state }: LaneView, size: Vec3): Mark {
  const beyond = 0.22 * norm(size);
  return {
    kind: "axes",
    key: "axes",
    position_W: [0, 0, 0],
    ...poseOf(state),
    lengths: [size[0] / 2 + beyond, size[1] / 2 + beyond, size[2] / 2 + beyond],
    labels: ["x", "y", "z"],
  };
}

const CURVE_POINTS = 48;

/** Just off the face, so that the curve is seen and the face does not swallow it. */
const LIFT = 1.01;

const decals = new WeakMap<Vec3, Vec3[][]>();

/** A racket drawn on the box's two broad faces: rim and handle on both, strings on one, so that a flip shows. */
export function racketDecals(size: Vec3): Vec3[][] {
  const drawn = decals.get(size) ?? drawRacket(size);
  decals.set(size, drawn);
  return drawn;
}

function drawRacket([thickness, width, length]: Vec3): Vec3[][] {
  const head = { middle: 0.2 * length, across: 0.4 * width, along: 0.26 * length };
  const onFace = (side: 1 | -1, across: number, along: number): Vec3 => [
    (side * LIFT * thickness) / 2,
    across,
    along,
  ];
  const rim = (side: 1 | -1): Vec3[] =>
    Array.from({ length: CURVE_POINTS + 1 }, (_, k) => {
      const angle = (2 * Math.PI * k) / CURVE_POINTS;
      return onFace(side, head.across * Math.cos(angle), head.middle + head.along * Math.sin(angle));
    });
  const handle = (side: 1 | -1): Vec3[] => [
    onFace(side, 0, head.middle - head.along),
    onFace(side, 0, -0.46 * length),
  ];
  const strings = [-0.5, 0, 0.5].flatMap((at): Vec3[][] => {
    const chord = Math.sqrt(1 - at * at);
    return [
      [
        onFace(1, head.across * at, head.middle - head.along * chord),
        onFace(1, head.across * at, head.middle + head.along * chord),
      ],
      [
        onFace(1, -head.across * chord, head.middle + head.along * at),
        onFace(1, head.across * chord, head.middle + head.along * at),
      ],
    ];
  });
  return [rim(1), handle(1), ...strings, rim(-1), handle(-1)];
}

/** One sentence for a reader who does not see the picture. */
export function describeFreeBody({ system, state, start }: LaneView): string {
  const now = readings(system, state);
  const first = readings(system, start);
  const body_W = rotate(state.q_WB, [0, 1, 0]);
  const tilt = degrees(angle(now.angularVelocity, body_W));
  const turned = degrees(angle(now.angularMomentum, first.angularMomentum));
  return `A box turns; its middle axis stands ${tilt} from the angular velocity, and its angular momentum has moved ${turned} from where it began.`;
}

function angle(a_W: Vec3, b_W: Vec3): number {
  const cosine = dot(a_W, b_W) / (norm(a_W) * norm(b_W));
  return Math.acos(clamp(cosine, -1, 1));
}
