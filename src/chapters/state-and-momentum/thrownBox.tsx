import { readings } from "../../core/diagnostics/readings";
import type { State } from "../../core/dynamics/state";
import { norm, scaleVec } from "../../core/math/vec3";
import { vectorText } from "../../figures/diagram/vectorText";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer } from "../../figures/simulation/spec";
import { decimals } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { BodyMark, Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { boxSize } from "../shared/box";
import { borderDecals } from "../shared/decals";
import { arrowLayer, MOMENTUM_LAYER, OMEGA_LAYER } from "../shared/freeBody";
import { arrow, centreTrail, marksOf, vectorArrow } from "../shared/marks";
import { strings } from "./strings/en";

export const THROWN_CAMERA: Camera = {
  target_W: [0, -0.2, 0],
  radius: 1.12,
  azimuth: 0.22,
  elevation: 0.2,
  zoom: 1,
};

const GROUND = -0.95;

/** Metres of the picture for 1 rad/s, 1 kg m²/s and 1 kg m/s. */
const SCALE = { omega: 0.11, momentum: 1.65, linearMomentum: 0.1 } as const;

const words = strings.thrownBox;

export const THROWN_LAYERS: readonly Layer[] = [
  OMEGA_LAYER,
  MOMENTUM_LAYER,
  arrowLayer("linearMomentum", words.linearMomentum),
  { id: "trail", ...words.trail, shownAtFirst: true },
];

export function thrownMarks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  return [
    { kind: "ground", key: "ground", centre_W: [0, GROUND, 0], radius: 1.15 },
    thrownBody(view, view.state, false),
    ...(shown.has("trail") ? [centreTrail(view)] : []),
    ...arrows(view, shown),
  ];
}

export function thrownBody({ system }: LaneView, state: State, ghost: boolean): BodyMark {
  const size = boxSize(system.scenario.body);
  const { position_W, q_WB, frame } = state;
  const key = ghost ? `ghost ${frame}` : "body";
  return { kind: "body", key, size, position_W, q_WB, decals_B: ghost ? [] : borderDecals(size), ghost };
}

function arrows({ system, state }: LaneView, shown: ReadonlySet<string>): Mark[] {
  const { position_W } = state;
  const { angularVelocity, angularMomentum } = readings(system, state);
  const P_W = scaleVec(SCALE.linearMomentum, scaleVec(system.body.mass, state.velocity_W));
  const { symbol } = TERMS.linearMomentum;
  const drawn = {
    omega: vectorArrow("omega", position_W, scaleVec(SCALE.omega, angularVelocity)),
    momentum: vectorArrow("momentum", position_W, scaleVec(SCALE.momentum, angularMomentum)),
    linearMomentum: arrow("linear momentum", position_W, P_W, "velocity", symbol, { term: "linearMomentum" }),
  };
  return marksOf(shown, drawn);
}

export function describeThrown({ system, state }: LaneView): string {
  const { angularVelocity, angularMomentum } = readings(system, state);
  return words.describe({
    centre: vectorText(state.position_W),
    angularVelocity: vectorText(angularVelocity),
    angularSpeed: decimals(norm(angularVelocity), 2),
    angularMomentum: vectorText(angularMomentum),
  });
}
