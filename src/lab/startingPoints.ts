import { SCENARIOS } from "../core/scenario/named";
import type { ScenarioInput } from "../core/scenario/parseScenario";
import type { StateValues } from "../figures/shell/figureState";
import { pack } from "./document/packed";

const STARTING_POINTS = {
  flip: {
    ...SCENARIOS.racketMiddleAxis.scenario,
    frames: 1200,
    lanes: [{ angular: "none" }, { angular: "splitting" }],
  },
  gains: {
    ...SCENARIOS.racketCrooked.scenario,
    frames: 1200,
    lanes: [{ angular: "explicit" }, { angular: "implicit-body" }, { angular: "exact" }],
  },
  tensor: {
    body: { inertia: [0.02, 0.03, 0.2], mass: 1.5 },
    initial: { angularVelocity: [0.1, 4, 0.6] },
    dt: 1 / 60,
    frames: 900,
    lanes: [{ angular: "rk4" }],
  },
  substeps: {
    ...SCENARIOS.racketCrooked.scenario,
    frames: 900,
    lanes: [
      { angular: "rescaled-momentum" },
      { angular: "rescaled-momentum", substeps: 4 },
      { angular: "exact" },
    ],
  },
  turn: {
    body: { shape: "cylinder", radius: 0.3, height: 1.2, mass: 2 },
    initial: { orientation: [0.966, 0.259, 0, 0], angularVelocity: [0.6, 0.4, 6] },
    dt: 1 / 60,
    frames: 900,
    lanes: [
      { angular: "implicit-body", orientation: "quaternion-wrong-side" },
      { angular: "implicit-body", orientation: "exponential-map" },
    ],
  },
  bounce: {
    ...SCENARIOS.bouncingBox.scenario,
    contact: { method: "averaged", law: "coulomb", restitution: 0.8, friction: 0.2 },
    frames: 600,
    lanes: [{ angular: "implicit-body" }],
  },
  top: {
    body: { shape: "cylinder", radius: 0.06, height: 0.02, mass: 0.3 },
    initial: { orientation: [0.819, -0.574, 0, 0], angularVelocity: [0, 56.4, 20.5] },
    pivot: [0, 0, -0.05],
    gravity: [0, -9.81, 0],
    dt: 1 / 120,
    frames: 1200,
    lanes: [{ angular: "implicit-body" }, { angular: "splitting" }, { angular: "exact" }],
  },
  aim: {
    body: { shape: "box", size: [2, 1.2, 0.8], mass: 3 },
    initial: { angularVelocity: [-1.2, 0.9, 1.1] },
    torque: { aim: { target: [0.5, 0.5, 0.5, 0.5], stiffness: 0.6, damping: 0.8 } },
    dt: 1 / 60,
    frames: 900,
    lanes: [{ angular: "none" }, { angular: "rk4" }],
  },
} as const satisfies Record<string, unknown>;

const ASKED: { readonly [id in StartingPointId]?: StateValues } = {
  tensor: { tensor: STARTING_POINTS.tensor.body.inertia.join(" ") },
};

export type StartingPointId = keyof typeof STARTING_POINTS;

export const STARTING_POINT_IDS = Object.keys(STARTING_POINTS) as StartingPointId[];

export function startingState(id: StartingPointId): StateValues {
  return { scenario: pack(startingPoint(id)), ...ASKED[id] };
}

export function startingPoint(id: StartingPointId): ScenarioInput {
  return structuredClone(STARTING_POINTS[id]) as unknown as ScenarioInput;
}
