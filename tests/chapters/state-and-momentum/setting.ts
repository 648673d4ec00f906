import { readings } from "../../../src/core/diagnostics/readings";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import type { State } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";
import { normaliseQuat, type Quat, rotate } from "../../../src/core/math/quat";
import { addVec, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { sumOf } from "../../content/check";
import { systemOf } from "../../core/support";
import { FIVE_POINTS, statesOf } from "../states";

/** A body and a start without a zero, without two equal numbers, and not along any axis: no sign can hide. */
export const q_WB: Quat = normaliseQuat([0.5, -0.3, 0.7, 0.4]);
export const omega_W: Vec3 = [1.1, -0.7, 1.9];
export const velocity_W: Vec3 = [0.4, 1.3, -0.6];
export const centre_W: Vec3 = [0.2, -0.5, 0.9];
export const arm_W: Vec3 = [0.4, 0.3, -0.2];
export const force_W: Vec3 = [2, -1, 3];

export const totalMass = FIVE_POINTS.reduce((sum, { mass }) => sum + mass, 0);

const START: ScenarioInput = {
  body: {
    shape: "points",
    points: FIVE_POINTS.map(({ mass, position }) => ({ mass, position: [...position] })),
  },
  initial: {
    position: [...centre_W],
    velocity: [...velocity_W],
    orientation: [...q_WB],
    angularVelocity: [...omega_W],
  },
  dt: 0.01,
  frames: 1,
  lanes: [{ angular: "rk4" }],
};

/** What acts on the body where the motion is meant to be forced. */
export const FORCED = {
  torque: [0.3, 0.8, -0.5],
  gravity: [0.1, -1.6, 0.2],
  drag: { linear: 0.4, angular: 0.2 },
} as const satisfies Partial<Record<string, unknown>>;

/** The start, with other fields. */
export function systemWith(changed: Partial<ScenarioInput>): System {
  return systemOf({ ...START, ...changed });
}

export function stateAt(system: System, frame: number): State {
  const states = statesOf(system, frame);
  return states.at(-1) ?? states[0];
}

/** Where a run of two steps stands at its start, in its middle and at its end. */
export function threeFrames(step: number, changed: Partial<ScenarioInput>) {
  const system = systemWith({ ...changed, dt: step, frames: 2 });
  return { system, states: statesOf(system) as readonly [State, State, State] };
}

/** Twice a central difference's halves: (after − before) / 2h. */
export function rateOf(before: readonly number[], after: readonly number[], step: number): number[] {
  return after.map((value, index) => (value - (before[index] ?? Number.NaN)) / (2 * step));
}

export const system = systemWith({});
export const start = stateAt(system, 0);
export const startReadings = readings(system, start);

/** Each of the body's points: its mass, its place, and how it moves. */
export const particles = FIVE_POINTS.map(({ mass, position }) => {
  const fromCentre_W = rotate(q_WB, subVec(position, system.body.centre_B));
  return {
    mass,
    place_B: position,
    place_W: addVec(centre_W, fromCentre_W),
    velocity_W: pointVelocity(start, fromCentre_W),
  };
});

/** The mean of the particles' places or the like, each counted by its mass. */
export function meanOf(part: (particle: (typeof particles)[number]) => Vec3): Vec3 {
  return scaleVec(1 / totalMass, sumOf(particles.map((particle) => scaleVec(particle.mass, part(particle)))));
}

export type Particle = (typeof particles)[number];

/** The force of one particle on another, along the line between them: a spring of strength that differs from pair to pair. */
export function pairForce(from: number, on: number): Vec3 {
  const [one, other] = [particles[from], particles[on]] as [Particle, Particle];
  return scaleVec(1 + from * on, subVec(one.place_W, other.place_W));
}
