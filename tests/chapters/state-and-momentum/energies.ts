import { expect } from "vitest";
import { PUSH, pushedHere } from "../../../src/chapters/state-and-momentum/push/model";
import { readings } from "../../../src/core/diagnostics/readings";
import { velocityOf } from "../../../src/core/dynamics/angular/momentum";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { torqueAt } from "../../../src/core/dynamics/load";
import { motionAfter } from "../../../src/core/dynamics/push";
import { wrenchOf } from "../../../src/core/dynamics/wrench";
import { mulMat, mulVec, transpose } from "../../../src/core/math/mat3";
import { quatToMat } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { initialValues } from "../../../src/figures/diagram/settings";
import { distance, expectEqual, expectOrder, expectRate, squared, sumOf } from "../../content/check";
import {
  arm_W,
  centre_W,
  FORCED,
  force_W,
  omega_W,
  particles,
  q_WB,
  rateOf,
  start,
  startReadings,
  stateAt,
  system,
  systemWith,
  threeFrames,
  totalMass,
  velocity_W,
} from "./setting";

/** The equations of work and energy, by id. */
export const EQUATIONS = {
  weight: () => {
    const gravity: Vec3 = [0.1, -1.6, 0.2];
    const weights = particles.map(({ mass, place_W }) =>
      cross(subVec(place_W, centre_W), scaleVec(mass, gravity)),
    );
    expect(Math.max(...weights.map(norm))).toBeGreaterThan(0.5);
    expect(norm(sumOf(weights))).toBeLessThan(1e-14);
    const falling = systemWith({ gravity: [...gravity], frames: 20 });
    const fallen = readings(falling, stateAt(falling, 20)).angularMomentum;
    expect(distance(fallen, startReadings.angularMomentum)).toBeLessThan(1e-13);
  },
  "work-of-particle": () => {
    const mass = 1.7;
    const placeAt = (time: number): Vec3 => [time * time, 0.4 * time ** 3 - time, 2 * time];
    const velocityAt = (time: number): Vec3 => [2 * time, 1.2 * time * time - 1, 2];
    const accelerationAt = (time: number): Vec3 => [2, 2.4 * time, 0];
    const now = 0.6;
    expectRate((t) => placeAt(now + t), velocityAt(now));
    const work = dot(scaleVec(mass, accelerationAt(now)), velocityAt(now));
    expectRate((t) => [0.5 * mass * squared(velocityAt(now + t))], [work]);
  },
  "energy-steps": () => {
    const { energy } = startReadings;
    const arms = particles.map(({ place_W, mass }) => ({ mass, r: subVec(place_W, centre_W) }));
    const total = (part: (r: Vec3) => number) => arms.reduce((so, { mass, r }) => so + mass * part(r), 0);
    const travelling = 0.5 * totalMass * squared(velocity_W);
    const moment = sumOf(arms.map(({ mass, r }) => scaleVec(mass, r)));
    const turning = total((r) => 0.5 * squared(cross(omega_W, r)));
    expectEqual([energy], [total((r) => 0.5 * squared(addVec(velocity_W, cross(omega_W, r))))]);
    expectEqual([energy], [travelling + dot(velocity_W, cross(omega_W, moment)) + turning]);
    const taken = sumOf(arms.map(({ mass, r }) => scaleVec(mass, cross(r, cross(omega_W, r)))));
    expectEqual([energy], [travelling + 0.5 * dot(omega_W, taken)]);
  },
  "energy-of-motion": () => {
    const { energy, angularMomentum } = startReadings;
    const parts = particles.map(({ mass, velocity_W: moving_W }) => 0.5 * mass * squared(moving_W));
    expectEqual([energy], [parts.reduce((so, part) => so + part, 0)]);
    const travelling = 0.5 * totalMass * squared(velocity_W);
    expectEqual([energy], [travelling + 0.5 * dot(omega_W, angularMomentum)]);
  },
  "energy-rate": () =>
    expectOrder((step) => {
      const { system: run, states } = threeFrames(step, {
        torque: [...FORCED.torque],
        gravity: [...FORCED.gravity],
        drag: { linear: 0, angular: FORCED.drag.angular },
      });
      const [before, now, after] = states.map((state) => readings(run, state).energy) as [
        number,
        number,
        number,
      ];
      expect(now).toBeGreaterThan(1);
      const middle = states[1];
      const weight_W = scaleVec(totalMass, FORCED.gravity);
      const ofForce = dot(weight_W, middle.velocity_W);
      const ofTorque = dot(torqueAt(run.load, middle.q_WB, middle.omega_W), middle.omega_W);
      expect(Math.abs(ofForce)).toBeGreaterThan(1);
      return distance(rateOf([before], [after], step), [ofForce + ofTorque]);
    }, 2),
  "work-of-blow": () => {
    const time = 0.1;
    const after = motionAfter(wrenchOf([{ arm_W, force_W }]), system.body, q_WB, time);
    const work = 0.5 * time * dot(force_W, pointVelocity(after, arm_W));
    const [P_W, L_W] = [scaleVec(time, force_W), scaleVec(time, cross(arm_W, force_W))];
    expectEqual([work], [0.5 * dot(P_W, after.velocity_W) + 0.5 * dot(L_W, after.omega_W)]);
    const ofMotion = (velocity: Vec3, spin: Vec3) =>
      0.5 * totalMass * squared(velocity) +
      0.5 * dot(spin, mulVec(inertiaInWorld(q_WB, system.body.inertia_B), spin));
    expectEqual([work], [ofMotion(after.velocity_W, after.omega_W)]);
    for (const paired of [false, true]) {
      const push = { ...initialValues(PUSH), arm_W, force_W: scaleVec(10, force_W), paired, time: 1 };
      const box = pushedHere(push);
      expectEqual([box.work], [box.energy]);
      const wrong = pushedHere({ ...push, reversed: true });
      expect(wrong.energy - wrong.work).toBeGreaterThan(0.01);
    }
  },
  secondary: () => {
    const total_W = sumOf(particles.map((particle) => scaleVec(particle.mass, particle.velocity_W)));
    expectEqual(scaleVec(1 / system.body.mass, total_W), velocity_W);
    const rotation_WB = quatToMat(q_WB);
    const inverse_W = mulMat(mulMat(rotation_WB, system.body.inverseInertia_B), transpose(rotation_WB));
    const { angularMomentum } = readings(system, start);
    expectEqual(mulVec(inverse_W, angularMomentum), omega_W);
    expectEqual(velocityOf(angularMomentum, q_WB, system.body.inverseInertia_B), omega_W);
  },
};
