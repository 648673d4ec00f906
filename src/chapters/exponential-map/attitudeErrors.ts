import type { MassProperties } from "../../core/bodies/massProperties";
import { augmented } from "../../core/dynamics/angular/augmented";
import { velocityOf } from "../../core/dynamics/angular/momentum";
import type { RotationalState } from "../../core/dynamics/angular/rule";
import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import { attitudeAt, type FreeRotation } from "../../core/exact/freeRotation";
import { angleBetweenAttitudes, type Quat } from "../../core/math/quat";
import { addVec, cross, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { SCENARIOS } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";

/** [s] */
export const SPAN = 5;

export interface Tumble {
  readonly body: MassProperties;
  readonly truth: FreeRotation;
}

const BRISK = prepare(parseScenario(SCENARIOS.briskBox.scenario));
const TRUTH = BRISK.exact as FreeRotation;

type Turn = (q_WB: Quat, omega_W: Vec3, dt: number) => Quat;

/**
 * Turns the body in every frame by its true velocity at `instant` within the frame, from 0 to 1.
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
  for (let frame = 0; frame < frames; frame++) state = augmented(state, BRISK.body, null, SPAN / frames);
  return angleBetweenAttitudes(state.q_WB, attitudeAt(TRUTH, SPAN).q_WB);
}

interface SecondTerms {
  /** Of dt² ω̈: a sixth or nothing. */
  readonly rate: number;
  /** Of dt² ω̇ × ω: a twelfth or nothing. */
  readonly commutator: number;
}

/**
 * Error where every frame turns by ω̄ = ω + ½ dt ω̇ + rate dt² ω̈ + commutator dt² ω̇ × ω, with ω and its rates worked out at the
 * frame's start from the L that is kept, by J = I_W⁻¹ and its rate ω × J − J ω ×:
 *     ω̇ = J (L × ω),   ω̈ = J (L × ω̇) + ω × ω̇ − J (ω × (L × ω)).
 */
export function meanVelocityErrorAfter(
  frames: number,
  { rate, commutator }: SecondTerms,
  { body, truth }: Tumble = { body: BRISK.body, truth: TRUTH },
): number {
  const dt = SPAN / frames;
  const { momentum_W } = truth;
  let { q_WB } = attitudeAt(truth, 0);
  for (let frame = 0; frame < frames; frame++) {
    const byInverse = (vector_W: Vec3) => velocityOf(vector_W, q_WB, body.inverseInertia_B);
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
  return angleBetweenAttitudes(q_WB, attitudeAt(truth, SPAN).q_WB);
}
