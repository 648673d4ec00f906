import { wheel } from "../../core/bodies/objects/wheel";
import { pivotMomentum } from "../../core/diagnostics/pivot";
import { torqueAt } from "../../core/dynamics/load";
import { rotate } from "../../core/math/quat";
import { addVec, cross, norm, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { laneTitle } from "../../figures/simulation/laneId";
import { Plots } from "../../figures/simulation/plots/Plots";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec, SliderSpec } from "../../figures/simulation/spec";
import { degrees } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { arrowLayer } from "../shared/freeBody";
import { arrow, curve, marksOf, trail, vectorArrow } from "../shared/marks";
import { strings as shared } from "../shared/strings/en";
import { strings } from "./strings/en";
import { AXLE_PLOTS } from "./topPlots";

const CAMERA: Camera = {
  target_W: [0.05, -0.05, -0.04],
  radius: 0.53,
  azimuth: -0.15,
  elevation: 0.58,
  zoom: 1,
};

const MODEL = wheel();
const FLOOR = -0.4;

/** Metres of the picture for the L and ω of a spin of 60 rad/s, and for the weight's torque. */
const LENGTHS = { momentum: 0.22 / 9, omega: 0.24 / 60, torque: 0.2 / 6.86 } as const;

/** The axle's free end, from the centre of mass [m]. */
const END_B: Vec3 = [0, 0, 0.09];

const SPIN: SliderSpec = {
  id: "spin",
  name: strings.spin.name,
  label: strings.spin.label,
  term: "omega",
  unit: "rad/s",
  min: 0,
  max: 80,
  step: 1,
  of: ({ initial }) => norm(initial.angularVelocity),
  into: (input, value) => ({ ...input, initial: { ...input.initial, angularVelocity: [value, 0, 0] } }),
};

function marks(view: LaneView, shown: ReadonlySet<string>, ghost: boolean): readonly Mark[] {
  const { position_W, q_WB } = view.state;
  const post: Vec3[] = [zeroVec, [0, FLOOR, 0]];
  const ends = view.past.map((state) => addVec(state.position_W, rotate(state.q_WB, END_B)));
  return [
    ...(ghost ? [] : [{ kind: "ground", key: "ground", centre_W: post[1] as Vec3, radius: 0.42 } as const]),
    curve("post", [post], "axis"),
    ...(ghost ? [] : [curve("start", [[zeroVec, [0.44, 0, 0]]], "axis", "thin", true)]),
    { kind: "object", key: "body", model: MODEL, position_W, q_WB, ghost },
    ...(shown.has("trail") ? [trail("trail", ends, "position")] : []),
    ...arrows(view, shown).map((mark): Mark => ({ ...mark, ghost })),
  ];
}

/** L from the pivot; τ, the way in which its tip goes, from there; ω and the term from the wheel's middle. */
function arrows({ system, state }: LaneView, shown: ReadonlySet<string>) {
  const { q_WB, omega_W, position_W } = state;
  const momentum_W = pivotMomentum(system, state);
  const tip_W = scaleVec(LENGTHS.momentum, momentum_W);
  const torque_W = scaleVec(LENGTHS.torque, torqueAt(system.load, q_WB, omega_W));
  const term_W = scaleVec(LENGTHS.torque, cross(omega_W, momentum_W));
  return marksOf(shown, {
    omega: vectorArrow("omega", position_W, scaleVec(LENGTHS.omega, omega_W)),
    momentum: vectorArrow("momentum", zeroVec, tip_W),
    torque: arrow("torque", tip_W, torque_W, "torque", TERMS.torque.symbol, { term: "torque" }),
    gyroscopic: arrow("gyroscopic", position_W, term_W, "torque", TERMS.gyroscopic.symbol, {
      term: "gyroscopic",
    }),
  });
}

function describe({ state }: LaneView): string {
  const [x, y, z] = rotate(state.q_WB, [0, 0, 1]);
  return strings.describe(degrees(Math.atan2(-z, x)), degrees(Math.asin(Math.min(1, Math.max(-1, -y)))));
}

export const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    arrowLayer("omega", strings.layers.omega),
    arrowLayer("momentum", strings.layers.momentum),
    arrowLayer("torque", strings.layers.torque),
    { ...arrowLayer("gyroscopic", strings.layers.gyroscopic), shownAtFirst: false },
    { id: "trail", ...strings.layers.trail, shownAtFirst: true },
  ],
  marks,
  describe,
  bodyMarks: (view) => marks(view, new Set(), false),
  place: ({ state }) => state.position_W,
  measures: ["angularVelocity", "position"],
  about: (id) =>
    id === "none" ? { title: shared.term.without } : { title: shared.term.with, formulation: laneTitle(id) },
  choices: {
    first: "gyroscopic",
    formulations: ["none", "explicit", "implicit-body", "implicit-converged", "momentum", "splitting", "rk4"],
    gyroscopic: "splitting",
    rates: [60, 120, 240],
    exact: "off",
    sliders: [SPIN],
  },
};

export const READOUTS = <SimulationReadouts more={["position"]} omit={NOT_ABOUT_TURNING} />;

export const HeldWheel = simulationIsland("HeldWheel", {
  spec: SPEC,
  readouts: READOUTS,
  plots: <Plots plots={AXLE_PLOTS} />,
});
