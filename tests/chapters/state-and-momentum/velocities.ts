import { expect } from "vitest";
import { screwAxis } from "../../../src/chapters/state-and-momentum/Field";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { emptyLoad, loadedVelocity } from "../../../src/core/dynamics/load";
import { motionAfter } from "../../../src/core/dynamics/push";
import { wrenchOf } from "../../../src/core/dynamics/wrench";
import { mulVec, transpose } from "../../../src/core/math/mat3";
import { quatToMat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec } from "../../../src/core/math/vec3";
import { distance, expectEqual, expectOrder, squared, sumOf } from "../../content/check";
import {
  arm_W,
  centre_W,
  force_W,
  meanOf,
  omega_W,
  type Particle,
  pairForce,
  particles,
  q_WB,
  rateOf,
  start,
  system,
  threeFrames,
  totalMass,
  velocity_W,
} from "./setting";

/** The equations of points, their velocities and the centre, by id. */
export const EQUATIONS = {
  newton: () => {
    const [mass, time] = [totalMass, 0.01];
    const load = { ...emptyLoad, torque_W: force_W, gravity_W: scaleVec(1 / mass, force_W) };
    const change_W = subVec(loadedVelocity(load, q_WB, [0, 0, 0], mass, time), [0, 0, 0]);
    expectEqual(scaleVec(mass / time, change_W), force_W);
  },
  centre: () => {
    expectEqual([system.body.mass], [totalMass]);
    expectEqual(
      system.body.centre_B,
      meanOf(({ place_B }) => place_B),
    );
    expectEqual(
      start.position_W,
      meanOf(({ place_W }) => place_W),
    );
  },
  "total-momentum": () =>
    expectEqual(
      sumOf(particles.map((particle) => scaleVec(particle.mass, particle.velocity_W))),
      scaleVec(system.body.mass, start.velocity_W),
    ),
  "force-moves-centre": () => {
    const inside = particles.flatMap((_, k) => particles.map((_, j) => pairForce(j, k)));
    expect(Math.max(...inside.map(norm))).toBeGreaterThan(0.5);
    expect(norm(sumOf(inside))).toBeLessThan(1e-14);
    const duration = 0.1;
    for (const arm of [arm_W, [0, 0, 0] as const, [-0.7, 0.2, 0.5] as const]) {
      const motion = motionAfter(wrenchOf([{ arm_W: arm, force_W }]), system.body, q_WB, duration);
      const gained = particles.map(({ mass, place_W }) =>
        scaleVec(mass, pointVelocity(motion, subVec(place_W, centre_W))),
      );
      expectEqual(scaleVec(1 / duration, sumOf(gained)), force_W);
    }
  },
  "to-world": () => {
    const rotation_WB = quatToMat(q_WB);
    for (const { place_B, place_W } of particles) {
      const fromCentre_B = subVec(place_B, system.body.centre_B);
      expectEqual(addVec(mulVec(rotation_WB, fromCentre_B), centre_W), place_W);
      expectEqual(mulVec(transpose(rotation_WB), subVec(place_W, centre_W)), fromCentre_B);
    }
  },
  "point-velocity": () => {
    const point_B = [0.7, -0.4, 1.1] as const;
    expectOrder((step) => {
      const { states } = threeFrames(step, {});
      const [before, , after] = states.map((state) => addVec(state.position_W, rotate(state.q_WB, point_B)));
      const now = states[1];
      const expected_W = addVec(
        now.velocity_W,
        cross(now.omega_W, subVec(addVec(now.position_W, rotate(now.q_WB, point_B)), now.position_W)),
      );
      expectEqual(pointVelocity(now, rotate(now.q_WB, point_B)), expected_W);
      return distance(rateOf(before ?? [], after ?? [], step), expected_W);
    }, 2);
  },
  screw: () => {
    const arm0_W = scaleVec(1 / squared(omega_W), cross(omega_W, velocity_W));
    const along_W = scaleVec(dot(omega_W, velocity_W) / squared(omega_W), omega_W);
    expectEqual(pointVelocity({ velocity_W, omega_W }, arm0_W), along_W);
    expectEqual(pointVelocity({ velocity_W, omega_W }, addVec(arm0_W, scaleVec(0.7, omega_W))), along_W);
    const axis = screwAxis({ velocity_W, omega_W, arm_W });
    expect(norm(cross(subVec(axis?.arm_W ?? arm_W, arm0_W), omega_W))).toBeLessThan(1e-14);
    // The plate that rolls touches the road at the middle of its lower edge.
    expectEqual(
      screwAxis({ velocity_W: [1.125, 0, 0], omega_W: [0, 0, -1.5], arm_W })?.arm_W ?? [],
      [0, -0.75, 0],
    );
  },
  "same-spin": () => {
    const [first, second] = [particles[0], particles[3]] as [Particle, Particle];
    expectEqual(
      subVec(second.velocity_W, first.velocity_W),
      cross(omega_W, subVec(second.place_W, first.place_W)),
    );
  },
};
