import { expect } from "vitest";
import { points } from "../../../src/core/bodies/points";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { motionAfter } from "../../../src/core/dynamics/push";
import { wrenchOf } from "../../../src/core/dynamics/wrench";
import { mulVec, transpose } from "../../../src/core/math/mat3";
import { quatToMat } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { centralRate, distance, expectEqual, expectOrder, sumOf } from "../../content/check";
import {
  momentum_W as eulerMomentum_W,
  torque_W as eulerTorque_W,
  explicitFrame,
} from "../euler-equation/setting";
import {
  arm_W,
  centre_W,
  force_W,
  omega_W,
  pairForce,
  particles,
  q_WB,
  startReadings,
  system,
  totalMass,
  velocity_W,
} from "./setting";

/** A force on each particle from outside, no two alike. */
const OUTSIDE = particles.map((_, k): Vec3 => [0.3 * k - 1, 0.7 - 0.2 * k * k, 0.4 + 0.5 * k]);

/** The equations of torques and angular momenta, by id. */
export const EQUATIONS = {
  torque: () => {
    const pushed = wrenchOf([{ arm_W, force_W }]);
    expectEqual(pushed.torque_W, cross(subVec(addVec(centre_W, arm_W), centre_W), force_W));
    const { omega_W: spin_W } = motionAfter(pushed, system.body, q_WB, 0.1);
    expect(dot(force_W, cross(spin_W, arm_W))).toBeGreaterThan(0.01);
  },
  power: () => {
    const { torque_W } = wrenchOf([{ arm_W, force_W }]);
    const work = dot(force_W, pointVelocity({ velocity_W, omega_W }, arm_W));
    expectEqual([work], [dot(force_W, velocity_W) + dot(force_W, cross(omega_W, arm_W))]);
    expectEqual([work], [dot(force_W, velocity_W) + dot(cross(arm_W, force_W), omega_W)]);
    expectEqual([work], [dot(force_W, velocity_W) + dot(torque_W, omega_W)]);
  },
  pair: () => {
    const other_W = [-0.1, 0.6, 0.8] as const;
    const both = wrenchOf([
      { arm_W, force_W },
      { arm_W: other_W, force_W: scaleVec(-1, force_W) },
    ]);
    expect(norm(both.force_W)).toBe(0);
    expectEqual(both.torque_W, addVec(cross(arm_W, force_W), cross(other_W, scaleVec(-1, force_W))));
    expectEqual(both.torque_W, cross(subVec(arm_W, other_W), force_W));
    const alongTheLine = wrenchOf([
      { arm_W, force_W },
      { arm_W: addVec(arm_W, scaleVec(0.7, force_W)), force_W: scaleVec(-1, force_W) },
    ]);
    expect(norm(alongTheLine.torque_W)).toBeLessThan(1e-14);
  },
  "angular-momentum": () => {
    expect(norm(velocity_W)).toBeGreaterThan(1);
    const parts = particles.map(({ mass, place_W, velocity_W: moving_W }) =>
      cross(subVec(place_W, centre_W), scaleVec(mass, moving_W)),
    );
    expectEqual(startReadings.angularMomentum, sumOf(parts));
  },
  "angular-rate-steps": () => {
    const inside = particles.map((_, k) => sumOf(particles.map((_, j) => pairForce(j, k))));
    const forces = OUTSIDE.map((force, k) => addVec(force, inside[k] ?? force));
    expect(norm(sumOf(forces)) / totalMass).toBeGreaterThan(0.5);
    const arms = particles.map(({ place_W }) => subVec(place_W, centre_W));
    const first = sumOf(
      particles.map(({ mass, velocity_W: p }) => cross(subVec(p, velocity_W), scaleVec(mass, p))),
    );
    const lineOne = addVec(first, sumOf(arms.map((arm, k) => cross(arm, forces[k] ?? arm))));
    const pairs = particles.flatMap((one, k) =>
      particles.slice(0, k).map((other, j) => cross(subVec(one.place_W, other.place_W), pairForce(j, k))),
    );
    const torques = sumOf(arms.map((arm, k) => cross(arm, OUTSIDE[k] ?? arm)));
    const ofCentre = scaleVec(-totalMass, cross(velocity_W, velocity_W));
    expectEqual(lineOne, addVec(addVec(ofCentre, torques), sumOf(pairs)));
    expectEqual(lineOne, torques);
    // The momentum about the centre while each particle follows its forces for a moment. It is of
    // second degree in time, so its difference is exact: 1.6e-13 of round-off measured.
    expect(
      distance(
        centralRate((time) => momentumAfter(time, forces), 1 / 64),
        torques,
      ),
    ).toBeLessThan(1e-12);
  },
  "angular-rate": () =>
    expectOrder((step) => {
      const { angularMomentum } = explicitFrame(step);
      return distance(scaleVec(1 / step, subVec(angularMomentum, eulerMomentum_W)), eulerTorque_W);
    }, 1),
  "about-origin": () => {
    const aboutOrigin = sumOf(
      particles.map(({ mass, place_W, velocity_W: p }) => cross(place_W, scaleVec(mass, p))),
    );
    const ofCentre = cross(centre_W, scaleVec(totalMass, velocity_W));
    expectEqual(aboutOrigin, addVec(startReadings.angularMomentum, ofCentre));
    const torques = sumOf(particles.map(({ place_W }, k) => cross(place_W, OUTSIDE[k] ?? place_W)));
    expect(
      distance(
        centralRate((time) => momentumAfter(time, OUTSIDE, [0, 0, 0]), 1 / 64),
        torques,
      ),
    ).toBeLessThan(1e-12);
  },
  "about-moving": () => {
    const [place, w, gain]: readonly [Vec3, Vec3, Vec3] = [
      [0.6, 0.2, -0.3],
      [0.9, -1.4, 0.5],
      [-2.1, 0.8, 1.7],
    ];
    const torque = sumOf(
      particles.map(({ place_W }, k) => cross(subVec(place_W, place), OUTSIDE[k] ?? place)),
    );
    const fromCentre = scaleVec(totalMass, cross(subVec(centre_W, place), gain));
    const seenFromIt = centralRate((time) => {
      const moving = addVec(w, scaleVec(time, gain));
      const at = addVec(place, addVec(scaleVec(time, w), scaleVec(0.5 * time * time, gain)));
      return momentumAfter(time, OUTSIDE, at, moving);
    }, 1 / 1024);
    expect(norm(fromCentre)).toBeGreaterThan(1);
    // Of third degree in time: a difference leaves its square, 2e-5 measured.
    expect(distance(seenFromIt, subVec(torque, fromCentre))).toBeLessThan(1e-4);
    const seenFromWorld = centralRate(
      (time) => momentumAfter(time, OUTSIDE, addVec(place, scaleVec(time, w))),
      1 / 64,
    );
    const total = scaleVec(totalMass, velocity_W);
    expect(distance(seenFromWorld, subVec(torque, cross(w, total)))).toBeLessThan(1e-12);
  },
  "struck-dumbbell": () => {
    const ends = [0.5, -0.5].map((x) => ({ mass: 0.5, position: [x, 0, 0] as Vec3 }));
    const { inertia_B } = points(ends);
    const after = { velocity_W: [0, 0.5, 0] as Vec3, omega_W: [0, 0, (0.5 * 0.5) / inertia_B[8]] as Vec3 };
    expectEqual(after.omega_W, [0, 0, 1]);
    expectEqual(pointVelocity(after, [0.5, 0, 0]), [0, 1, 0]);
    expect(norm(pointVelocity(after, [-0.5, 0, 0]))).toBe(0);
  },
  "momentum-of-spin": () => {
    const { angularMomentum } = startReadings;
    const arms = particles.map(({ place_W, mass }) => ({ mass, r: subVec(place_W, centre_W) }));
    const turned = sumOf(arms.map(({ mass, r }) => scaleVec(mass, cross(r, cross(omega_W, r)))));
    const moment = sumOf(arms.map(({ mass, r }) => scaleVec(mass, r)));
    expect(norm(moment)).toBeLessThan(1e-14);
    const whole = arms.map(({ mass, r }) => scaleVec(mass, cross(r, addVec(velocity_W, cross(omega_W, r)))));
    expectEqual(angularMomentum, sumOf(whole));
    expectEqual(angularMomentum, addVec(cross(moment, velocity_W), turned));
    expectEqual(angularMomentum, turned);
    expectEqual(angularMomentum, mulVec(inertiaInWorld(q_WB, system.body.inertia_B), omega_W));
    const rotation_BW = transpose(quatToMat(q_WB));
    expectEqual(
      mulVec(rotation_BW, angularMomentum),
      mulVec(system.body.inertia_B, mulVec(rotation_BW, omega_W)),
    );
  },
};

/**
 * The angular momentum of the particles some time after the start, each under a constant force of its own.
 *
 * @param about a point; the centre of mass, wherever that is by then, without one
 * @param seenFrom the velocity from which the particles' are seen
 */
function momentumAfter(
  time: number,
  forces: readonly Vec3[],
  about?: Vec3,
  seenFrom: Vec3 = [0, 0, 0],
): Vec3 {
  const moved = particles.map(({ mass, place_W, velocity_W: p }, k) => {
    const acceleration = scaleVec(1 / mass, forces[k] ?? p);
    return {
      mass,
      place: addVec(place_W, addVec(scaleVec(time, p), scaleVec(0.5 * time * time, acceleration))),
      velocity: addVec(p, scaleVec(time, acceleration)),
    };
  });
  const centre =
    about ?? scaleVec(1 / totalMass, sumOf(moved.map(({ mass, place }) => scaleVec(mass, place))));
  return sumOf(
    moved.map(({ mass, place, velocity }) =>
      cross(subVec(place, centre), scaleVec(mass, subVec(velocity, seenFrom))),
    ),
  );
}
