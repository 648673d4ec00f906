import { augmented } from "../../../core/dynamics/angular/augmented";
import type { RotationalState } from "../../../core/dynamics/angular/rule";
import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { quaternionStep } from "../../../core/dynamics/orientation/quaternion";
import { attitudeAt, type FreeRotation } from "../../../core/exact/freeRotation";
import type { Quat } from "../../../core/math/quat";
import { angleBetweenAttitudes } from "../../../core/math/quat";
import type { Vec3 } from "../../../core/math/vec3";
import { SCENARIOS } from "../../../core/scenario/named";
import { parseScenario } from "../../../core/scenario/parseScenario";
import { prepare } from "../../../core/scenario/prepare";
import type { GraphSpec } from "../../../figures/graph/GraphFigure";
import { shortNumber } from "../../../format/shortNumber";
import type { FunctionCurve } from "../../../plots/functions/functionPlot";

/**
 * How far a tumbling body is from where it should be when every frame turns it by a velocity of the true motion: what
 * is left is the fault of the map, and of the instant at which the velocity is taken.
 */

/** How long the body tumbles [s]. */
const SPAN = 5;

const SYSTEM = prepare(parseScenario(SCENARIOS.briskBox.scenario));
const TRUTH = SYSTEM.exact as FreeRotation;

type Turn = (q_WB: Quat, omega_W: Vec3, dt: number) => Quat;

/** The error of the attitude at the end [rad], turned by the true velocity at a part of each frame. */
export function errorAfter(turn: Turn, part: number, frames: number): number {
  const dt = SPAN / frames;
  let q_WB = attitudeAt(TRUTH, 0).q_WB;
  for (let frame = 0; frame < frames; frame++) {
    const { omega_W } = attitudeAt(TRUTH, (frame + part) * dt);
    q_WB = turn(q_WB, omega_W, dt);
  }
  return angleBetweenAttitudes(q_WB, attitudeAt(TRUTH, SPAN).q_WB);
}

/** The same for Buss's rule, which takes the velocity at the start and its rate. */
export function augmentedErrorAfter(frames: number): number {
  let spin: RotationalState = { q_WB: attitudeAt(TRUTH, 0).q_WB, momentum_W: TRUTH.momentum_W };
  for (let frame = 0; frame < frames; frame++) spin = augmented(spin, SYSTEM.body, null, SPAN / frames);
  return angleBetweenAttitudes(spin.q_WB, attitudeAt(TRUTH, SPAN).q_WB);
}

function curve(id: string, name: string, error: (frames: number) => number): FunctionCurve {
  const known = new Map<number, number>();
  return {
    id,
    name,
    at: (dt) => {
      const frames = Math.round(SPAN / dt);
      const value = known.get(frames) ?? error(frames);
      known.set(frames, value);
      return value;
    },
  };
}

const CURVES = [
  curve("quaternion", "Quaternion step, velocity at the end", (frames) =>
    errorAfter(quaternionStep, 1, frames),
  ),
  curve("end", "Exponential map, velocity at the end", (frames) => errorAfter(exponentialMap, 1, frames)),
  curve("middle", "Exponential map, velocity halfway", (frames) => errorAfter(exponentialMap, 0.5, frames)),
  curve("augmented", "Exponential map, Buss’s mean velocity", augmentedErrorAfter),
];

const power = (value: number) =>
  `10${{ "-6": "⁻⁶", "-4": "⁻⁴", "-2": "⁻²" }[String(Math.round(Math.log10(value)))] ?? ""}`;

export const VELOCITIES: GraphSpec = {
  plot: {
    x: {
      name: "Δt [s]",
      from: 0.002,
      to: 0.2,
      log: true,
      ticks: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2],
      tickText: String,
    },
    y: {
      name: "error of the attitude [rad]",
      from: 1e-6,
      to: 4,
      log: true,
      ticks: [1e-6, 1e-4, 1e-2, 1],
      tickText: (value) => (value === 1 ? "1" : power(value)),
    },
    curves: CURVES,
    samples: 60,
  },
  slider: { label: "Time step Δt", step: 1 / 120, text: (dt) => `${shortNumber(dt, 2)} s` },
  heading: "Error of the attitude [rad]",
  valueText: (value) => shortNumber(value, 3),
  describe: (dt) =>
    `At Δt = ${shortNumber(dt, 2)} s, after ${SPAN} seconds: ${CURVES.map(({ name, at }) => `${name}, ${shortNumber(at(dt), 2)} rad`).join("; ")}.`,
};
