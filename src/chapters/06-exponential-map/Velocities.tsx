import { augmented } from "../../core/dynamics/angular/augmented";
import { velocityOf } from "../../core/dynamics/angular/momentum";
import type { RotationalState } from "../../core/dynamics/angular/rule";
import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import { quaternionStep } from "../../core/dynamics/orientation/quaternion";
import { attitudeAt, type FreeRotation } from "../../core/exact/freeRotation";
import { angleBetweenAttitudes, type Quat } from "../../core/math/quat";
import { addVec, cross, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { SCENARIOS } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";
import { type GraphSpec, graphFigure } from "../../figures/graph/GraphFigure";
import { island } from "../../figures/shell/island";
import { powerLabel, shortNumber } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";
import { strings } from "./strings/en";

const words = strings.velocities;

/** How long the body tumbles [s]. */
export const SPAN = 5;

const SYSTEM = prepare(parseScenario(SCENARIOS.briskBox.scenario));
const TRUTH = SYSTEM.exact as FreeRotation;

type Turn = (q_WB: Quat, omega_W: Vec3, dt: number) => Quat;

/**
 * Turns the body in every frame by a velocity of its true motion, taken at `instant` within the frame, from 0 to 1.
 * @returns error of the attitude at the end [rad]
 */
export function errorAfter(turn: Turn, instant: number, frames: number): number {
  const dt = SPAN / frames;
  let q_WB = attitudeAt(TRUTH, 0).q_WB;
  for (let frame = 0; frame < frames; frame++) {
    const { omega_W } = attitudeAt(TRUTH, (frame + instant) * dt);
    q_WB = turn(q_WB, omega_W, dt);
  }
  return angleBetweenAttitudes(q_WB, attitudeAt(TRUTH, SPAN).q_WB);
}

export function augmentedErrorAfter(frames: number): number {
  let state: RotationalState = { q_WB: attitudeAt(TRUTH, 0).q_WB, momentum_W: TRUTH.momentum_W };
  for (let frame = 0; frame < frames; frame++) state = augmented(state, SYSTEM.body, null, SPAN / frames);
  return angleBetweenAttitudes(state.q_WB, attitudeAt(TRUTH, SPAN).q_WB);
}

interface SecondTerms {
  /** The factor of dt² ω̈, a sixth or nothing. */
  readonly rate: number;
  /** The factor of dt² ω̇ × ω, a twelfth or nothing. */
  readonly commutator: number;
}

/**
 * The error of the attitude where every frame turns by ω̄ = ω + ½ dt ω̇ + rate dt² ω̈ + commutator dt² ω̇ × ω, with ω and its rates
 * worked out at the frame's start from the L that is kept, by J = I_W⁻¹ and its rate ω × J − J ω ×:
 *     ω̇ = J (L × ω),   ω̈ = J (L × ω̇) + ω × ω̇ − J (ω × (L × ω)).
 */
export function meanVelocityErrorAfter(frames: number, { rate, commutator }: SecondTerms): number {
  const dt = SPAN / frames;
  const { momentum_W } = TRUTH;
  let q_WB = attitudeAt(TRUTH, 0).q_WB;
  for (let frame = 0; frame < frames; frame++) {
    const byInverse = (vector_W: Vec3) => velocityOf(vector_W, q_WB, SYSTEM.body.inverseInertia_B);
    const omega_W = byInverse(momentum_W);
    const torque_W = cross(momentum_W, omega_W);
    const rate_W = byInverse(torque_W);
    const turned_W = subVec(cross(omega_W, rate_W), byInverse(cross(omega_W, torque_W)));
    const secondRate_W = addVec(byInverse(cross(momentum_W, rate_W)), turned_W);
    const second_W = addVec(
      scaleVec(rate * dt * dt, secondRate_W),
      scaleVec(commutator * dt * dt, cross(rate_W, omega_W)),
    );
    const mean_W = addVec(addVec(omega_W, scaleVec(dt / 2, rate_W)), second_W);
    q_WB = exponentialMap(q_WB, mean_W, dt);
  }
  return angleBetweenAttitudes(q_WB, attitudeAt(TRUTH, SPAN).q_WB);
}

function curve(id: string, name: string, error: (frames: number) => number): FunctionCurve {
  const errors = new Map<number, number>();
  return {
    id,
    name,
    at: (dt) => {
      const frames = Math.round(SPAN / dt);
      const value = errors.get(frames) ?? error(frames);
      errors.set(frames, value);
      return value;
    },
  };
}

const CURVES = [
  curve("quaternion", words.curves.quaternion, (frames) => errorAfter(quaternionStep, 1, frames)),
  curve("end", words.curves.end, (frames) => errorAfter(exponentialMap, 1, frames)),
  curve("middle", words.curves.middle, (frames) => errorAfter(exponentialMap, 0.5, frames)),
  curve("augmented", words.curves.augmented, augmentedErrorAfter),
];

const VELOCITIES: GraphSpec = {
  plot: {
    x: {
      name: "Δt [s]",
      from: 0.002,
      to: 0.2,
      log: true,
      ticks: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2],
      tickText: (value) => shortNumber(value),
    },
    y: {
      name: `${words.errorAxis} [rad]`,
      from: 1e-6,
      to: 4,
      log: true,
      ticks: [1e-6, 1e-4, 1e-2, 1],
      tickText: powerLabel,
    },
    curves: CURVES,
    samples: 60,
  },
  slider: { label: words.slider, step: 1 / 120, text: (dt) => `${shortNumber(dt, 2)} s` },
  heading: `${words.error} [rad]`,
  valueText: (value) => shortNumber(value, 3),
  describe: (dt) =>
    words.describe(
      `${shortNumber(dt, 2)} s`,
      shortNumber(SPAN),
      CURVES.map(({ name, at }) => words.errorOf(name, `${shortNumber(at(dt), 2)} rad`)),
    ),
};

export const Velocities = island("Velocities", graphFigure(VELOCITIES));
