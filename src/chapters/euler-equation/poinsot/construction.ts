import type { MassProperties } from "../../../core/bodies/massProperties";
import { readings } from "../../../core/diagnostics/readings";
import type { State } from "../../../core/dynamics/state";
import type { System } from "../../../core/dynamics/system";
import { type Invariants, type Polhode, polhode } from "../../../core/exact/polhode";
import { rotateInverse } from "../../../core/math/quat";
import { dot, norm, type Vec3 } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import { cachedBy } from "../../shared/cachedBy";

/** For one lane, now and at the start. Vectors ending in P are along the principal axes in ascending order of moment. */
export interface Construction {
  readonly body: MassProperties;
  readonly start: Instance;
  /** At the last whole frame: vectors are interpolated between frames, curves are not. */
  readonly now: Instance;
}

interface Instance extends Invariants {
  readonly momentum_W: Vec3;
  readonly momentum_P: Vec3;
  readonly curve: Polhode;
}

const POINTS = 120;

export function construction({ system, start, past, state }: LaneView): Construction | null {
  const first = instance(start, system);
  if (first.momentum === 0) return null;
  return { body: system.body, start: first, now: instance(past.at(-2) ?? state, system) };
}

/** Cached: both pictures and the sentences ask for the same states. */
const instance = cachedBy((state: State, system: System): Instance => {
  const { angularMomentum: momentum_W } = readings(system, state);
  const momentum_P = momentumOf(state, system);
  const energy = 0.5 * dot(state.omega_W, momentum_W);
  const invariants = { energy, momentum: norm(momentum_W) };
  const curve = polhode(system.body.principal.moments, invariants, momentum_P, POINTS);
  return { ...invariants, momentum_W, momentum_P, curve };
});

/** Along the principal axes; cached, since a trail asks for the same states in every frame. */
export const momentumOf = cachedBy((state: State, system: System): Vec3 => {
  const momentum_B = rotateInverse(state.q_WB, readings(system, state).angularMomentum);
  return alongPrincipal(system.body, momentum_B);
});

export function alongPrincipal({ principal }: MassProperties, v_B: Vec3): Vec3 {
  const [least, middle, greatest] = principal.axes_B;
  return [dot(least, v_B), dot(middle, v_B), dot(greatest, v_B)];
}

/** ω_i = L_i / I_i. */
export function angularVelocityOf({ principal }: MassProperties, momentum_P: Vec3): Vec3 {
  const { moments } = principal;
  return [momentum_P[0] / moments[0], momentum_P[1] / moments[1], momentum_P[2] / moments[2]];
}

export interface InvariablePlane {
  /** From the centre, 2E / |L| [rad/s]. */
  readonly height: number;
  /** Least and greatest distance of ω's tip from the foot of L [rad/s]. */
  readonly reach: readonly [number, number];
}

/** With ω·L = 2E the tip's height is 2E / |L|; its distance from the foot of L follows by Pythagoras. */
export function invariablePlane({ body, start }: Construction): InvariablePlane {
  const height = (2 * start.energy) / start.momentum;
  const squares = start.curve.momenta_B.map((momentum_P) => {
    const omega = norm(angularVelocityOf(body, momentum_P));
    return Math.max(0, omega * omega - height * height);
  });
  return { height, reach: [Math.sqrt(Math.min(...squares)), Math.sqrt(Math.max(...squares))] };
}
