import { massProperties } from "../../../src/core/bodies/massProperties";
import { readings } from "../../../src/core/diagnostics/readings";
import { momentumOf, velocityOf } from "../../../src/core/dynamics/angular/momentum";
import { rk4 } from "../../../src/core/dynamics/angular/rk4";
import type { RotationalState } from "../../../src/core/dynamics/angular/rule";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { emptyLoad, type Load } from "../../../src/core/dynamics/load";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { inverseMat, type Mat3, mulVec, skew } from "../../../src/core/math/mat3";
import { identityQuat, normaliseQuat, type Quat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { cross, dot, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { sumOf } from "../../content/check";
import { systemOf } from "../../core/support";
import { FIVE_POINTS, frameOf, statesOf } from "../states";

/** A body and a start without a zero, without two equal numbers, and not along any axis: no sign can hide. */
export const inertia_B: Mat3 = [0.9, 0.11, -0.07, 0.11, 1.4, 0.13, -0.07, 0.13, 1.9];
export const inverseInertia_B = inverseMat(inertia_B);
export const body = { mass: 1, inertia_B, inverseInertia_B } as Parameters<typeof rk4>[1];
export const q_WB: Quat = normaliseQuat([0.5, -0.3, 0.7, 0.4]);
export const omega_W: Vec3 = [1.1, -0.7, 1.9];
export const torque_W: Vec3 = [0.3, 0.8, -0.5];
export const dt = 0.01;

export const inertia_W = inertiaInWorld(q_WB, inertia_B);
export const momentum_W = momentumOf(omega_W, q_WB, inertia_B);
export const omega_B = rotateInverse(q_WB, omega_W);
export const spin_W = skew(omega_W);
export const gyroscopic_W = cross(omega_W, momentum_W);

/** The true motion about the start, under the torque: Runge and Kutta's method in steps far below those compared. */
export function motion(time: number): {
  readonly spin: RotationalState;
  readonly omega_W: Vec3;
  readonly inertia_W: Mat3;
} {
  const load: Load = { ...emptyLoad, torque_W };
  const steps = 16;
  let spin: RotationalState = { q_WB, momentum_W };
  for (let step = 0; step < steps; step++) spin = rk4(spin, body, load, time / steps);
  return {
    spin,
    omega_W: velocityOf(spin.momentum_W, spin.q_WB, inverseInertia_B),
    inertia_W: inertiaInWorld(spin.q_WB, inertia_B),
  };
}

/** A scenario of the body, but for its torque, its step and its lanes. */
export const START = {
  body: { inertia: [inertia_B.slice(0, 3), inertia_B.slice(3, 6), inertia_B.slice(6, 9)] as never, mass: 1 },
  initial: { orientation: q_WB, angularVelocity: omega_W },
};

/** The same start stepped by the explicit rule with ω as its state: an independent result that never uses L. */
export function explicitFrame(step: number) {
  const { system, end } = frameOf({ ...START, torque: torque_W, dt: step, lanes: [{ angular: "explicit" }] });
  return readings(system, end);
}

export const energyOf = (spin_B: Vec3): number => 0.5 * dot(spin_B, mulVec(inertia_B, spin_B));

/** Principal moments in ascending order, and a spin about the middle axis with a small tilt. */
export const moments: Vec3 = [0.8, 1.5, 2.1];
export const principal_B: Mat3 = [moments[0], 0, 0, 0, moments[1], 0, 0, 0, moments[2]];
export const middleSpin = 3;

export function principalAcceleration(spin_B: Vec3): Vec3 {
  const torque_B = cross(spin_B, mulVec(principal_B, spin_B));
  return [-torque_B[0] / moments[0], -torque_B[1] / moments[1], -torque_B[2] / moments[2]];
}

export const growth =
  middleSpin * Math.sqrt(((moments[2] - moments[1]) * (moments[1] - moments[0])) / (moments[0] * moments[2]));

/** To the ten digits that a difference quotient over the frame still carries. */
export function rounded(value: number): number {
  return Number(value.toPrecision(8));
}

/** A body of five points, turned, with where each stands from the centre of mass in the world. */
export function pointBody() {
  const mass = FIVE_POINTS.reduce((sum, point) => sum + point.mass, 0);
  const moments = FIVE_POINTS.map((point) => scaleVec(point.mass, point.position));
  const centre = scaleVec(1 / mass, sumOf(moments));
  const system = systemOf({
    body: { shape: "points", points: FIVE_POINTS },
    initial: START.initial,
    dt,
    frames: 0,
    lanes: [{ angular: "none" }],
  });
  const [state] = statesOf(system);
  const points_W = FIVE_POINTS.map((point) => ({
    mass: point.mass,
    p_W: rotate(q_WB, subVec(point.position, centre)),
  }));
  return { system, state, points_W };
}

/** ω along the principal axes after a time, in the exact motion. */
export function spinAfter(spin_B: Vec3, time: number): Vec3 {
  const body = massProperties({ inertia: [...moments], mass: 1 });
  const { q_WB, omega_W } = attitudeAt(freeRotation(body, identityQuat, spin_B), time);
  return rotateInverse(q_WB, omega_W);
}
