import { readings } from "../../core/diagnostics/readings";
import type { State } from "../../core/dynamics/state";
import { norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer } from "../../figures/simulation/spec";
import { decimals } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { BodyMark, Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { racketDecals } from "../shared/freeBody";

/** Pictures of a box that flies and turns, drawn where it is. */
export const THROWN_CAMERA: Camera = {
  target_W: [0, -0.08, 0],
  radius: 1.12,
  azimuth: 0.22,
  elevation: 0.2,
  zoom: 1,
};

const GROUND = -0.95;

/** Metres of the picture for 1 rad/s, 1 kg m²/s and 1 kg m/s. */
const SCALE = { omega: 0.11, momentum: 1.65, linearMomentum: 0.17 } as const;

export const THROWN_LAYERS: readonly Layer[] = [
  { id: "omega", name: "Angular velocity ω", label: <i>ω</i>, term: "omega", shownAtFirst: true },
  { id: "momentum", name: "Angular momentum L", label: <i>L</i>, term: "momentum", shownAtFirst: true },
  {
    id: "linearMomentum",
    name: "Momentum P",
    label: <i>P</i>,
    term: "linearMomentum",
    shownAtFirst: true,
  },
  { id: "trail", name: "Way of the centre", label: "way of the centre", shownAtFirst: true },
];

export function thrownMarks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  return [
    { kind: "ground", key: "ground", centre_W: [0, GROUND, 0], radius: 1.15 },
    thrownBody(view, view.state, false),
    ...(shown.has("trail") ? [way(view)] : []),
    ...arrows(view, shown),
  ];
}

/** The box at one of the lane's states. @param ghost drawn dashed, to be compared with */
export function thrownBody({ system }: LaneView, state: State, ghost: boolean): BodyMark {
  const { body } = system.scenario;
  if (!("shape" in body) || body.shape !== "box") throw new Error("only a box is thrown");
  const { position_W, q_WB, frame } = state;
  const decals_B = ghost ? [] : racketDecals(body.size);
  const key = ghost ? `ghost ${frame}` : "body";
  return { kind: "body", key, size: body.size, position_W, q_WB, decals_B, ghost };
}

function way({ past }: LaneView): Mark {
  return {
    kind: "trail",
    key: "way",
    colour: "position",
    points_W: past.map(({ position_W }) => position_W),
  };
}

function arrows({ system, state }: LaneView, shown: ReadonlySet<string>): Mark[] {
  const now = readings(system, state);
  const from = { kind: "arrow", ghost: false, tail_W: state.position_W } as const;
  const P_W = scaleVec(system.body.mass, state.velocity_W);
  const all: readonly [string, Mark][] = [
    [
      "omega",
      {
        ...from,
        key: "omega",
        span_W: scaleVec(SCALE.omega, now.angularVelocity),
        colour: "omega",
        label: TERMS.omega.symbol,
      },
    ],
    [
      "momentum",
      {
        ...from,
        key: "momentum",
        span_W: scaleVec(SCALE.momentum, now.angularMomentum),
        colour: "momentum",
        label: TERMS.momentum.symbol,
      },
    ],
    [
      "linearMomentum",
      {
        ...from,
        key: "linear momentum",
        span_W: scaleVec(SCALE.linearMomentum, P_W),
        colour: "velocity",
        label: TERMS.linearMomentum.symbol,
        term: "linearMomentum",
      },
    ],
  ];
  return all.filter(([layer]) => shown.has(layer)).map(([, mark]) => mark);
}

export function describeThrown({ system, state }: LaneView): string {
  const now = readings(system, state);
  const spoken = (v: Vec3) => v.map((part) => decimals(part, 2)).join(", ");
  return `A box flies in an arc and turns. Its centre is at ${spoken(state.position_W)} metres; its angular velocity is ${spoken(now.angularVelocity)} radians a second, ${decimals(norm(now.angularVelocity), 2)} in all, and its angular momentum ${spoken(now.angularMomentum)}.`;
}
