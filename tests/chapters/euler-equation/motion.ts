import { expect } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { addMat, mulMat, mulVec, subMat, transpose } from "../../../src/core/math/mat3";
import { quatToMat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { centralRate, distance, expectEqual, expectOrder, expectRate, squared } from "../../content/check";
import {
  explicitFrame,
  gyroscopic_W,
  inertia_B,
  inertia_W,
  momentum_W,
  motion,
  omega_B,
  omega_W,
  pointBody,
  q_WB,
  spin_W,
  torque_W,
} from "./setting";

const energyAt = (t: number) => [0.5 * dot(motion(t).omega_W, motion(t).spin.momentum_W)];
const spinInBodyAt = (t: number) => rotateInverse(motion(t).spin.q_WB, motion(t).omega_W);

/** The equations that lead to Euler’s, by id. */
export const EQUATIONS = {
  momentum: () => {
    expectEqual(momentum_W, mulVec(inertia_W, omega_W));
    const { system, state, points_W } = pointBody();
    const sum = points_W.reduce<Vec3>(
      (total, { mass, p_W }) => addVec(total, scaleVec(mass, cross(p_W, cross(state.omega_W, p_W)))),
      [0, 0, 0],
    );
    expectEqual(readings(system, state).angularMomentum, sum);
  },
  "kinetic-energy": () => {
    const { system, state, points_W } = pointBody();
    const pointEnergies = points_W.map(({ mass, p_W }) => 0.5 * mass * squared(cross(state.omega_W, p_W)));
    const { energy, angularMomentum } = readings(system, state);
    expectEqual([energy], [pointEnergies.reduce((sum, part) => sum + part, 0)]);
    expectEqual([energy], [0.5 * dot(state.omega_W, angularMomentum)]);
    expectRate(energyAt, [dot(torque_W, omega_W)]);
  },
  "torque-changes-momentum": () =>
    expectOrder((step) => {
      const { angularMomentum } = explicitFrame(step);
      return distance(scaleVec(1 / step, subVec(angularMomentum, momentum_W)), torque_W);
    }, 1),
  "inertia-turned": () => {
    const rotation_WB = quatToMat(q_WB);
    expectEqual(mulMat(mulMat(rotation_WB, inertia_B), transpose(rotation_WB)), inertia_W);
    expectEqual(mulVec(inertia_W, torque_W), rotate(q_WB, mulVec(inertia_B, rotateInverse(q_WB, torque_W))));
  },
  "rotation-rate": () => {
    const rate = mulMat(spin_W, quatToMat(q_WB));
    expectRate((t) => quatToMat(motion(t).spin.q_WB), rate);
    expectRate((t) => quatToMat(exponentialMap(q_WB, omega_W, t)), rate);
  },
  "inertia-rate": () => {
    const rotation_WB = quatToMat(q_WB);
    const rotationRate = mulMat(spin_W, rotation_WB);
    const sum = addMat(
      mulMat(mulMat(rotationRate, inertia_B), transpose(rotation_WB)),
      mulMat(mulMat(rotation_WB, inertia_B), transpose(rotationRate)),
    );
    const rate = subMat(mulMat(spin_W, inertia_W), mulMat(inertia_W, spin_W));
    expectEqual(sum, rate);
    expectRate((t) => motion(t).inertia_W, rate);
  },
  "inertia-rate-on-omega": () =>
    expectOrder((step) => {
      const rate = centralRate((t) => motion(t).inertia_W, step);
      return distance(mulVec(rate, omega_W), gyroscopic_W);
    }, 2),
  "euler-world": () =>
    expectOrder((step) => {
      const rate_W = centralRate((t) => motion(t).omega_W, step);
      return distance(addVec(mulVec(inertia_W, rate_W), gyroscopic_W), torque_W);
    }, 2),
  "euler-body": () => {
    const torque_B = rotateInverse(q_WB, torque_W);
    expectOrder((step) => {
      const rate_B = centralRate(spinInBodyAt, step);
      const gyroscopic_B = cross(omega_B, mulVec(inertia_B, omega_B));
      return distance(addVec(mulVec(inertia_B, rate_B), gyroscopic_B), torque_B);
    }, 2);
  },
  "euler-elsewhere": () => {
    const leftOver = (frameSpin_W: Vec3, step: number): number[] => {
      const rate_F = centralRate(
        (t) => rotateInverse(exponentialMap([1, 0, 0, 0], frameSpin_W, t), motion(t).omega_W),
        step,
      );
      const left = addVec(mulVec(inertia_W, rate_F), gyroscopic_W);
      return [...subVec(left, torque_W)];
    };
    const frameSpin_W: Vec3 = [-0.6, 1.3, 0.9];
    const expected = scaleVec(-1, mulVec(inertia_W, cross(frameSpin_W, omega_W)));
    expect(norm(expected)).toBeGreaterThan(1);
    expectOrder((step) => distance(leftOver(frameSpin_W, step), expected), 2);
    expectOrder((step) => Math.hypot(...leftOver(scaleVec(0.37, omega_W), step)), 2);
  },
  "no-work": () => {
    const power = dot(omega_B, rotateInverse(q_WB, torque_W));
    expectRate(energyAt, [power]);
    expectOrder((step) => {
      const rate_B = centralRate(spinInBodyAt, step);
      return Math.abs(dot(omega_B, mulVec(inertia_B, rate_B)) - power);
    }, 2);
    expect(norm(gyroscopic_W)).toBeGreaterThan(1);
    expect(Math.abs(dot(omega_W, gyroscopic_W)) / (norm(omega_W) * norm(gyroscopic_W))).toBeLessThan(
      4 * Number.EPSILON,
    );
  },
};
