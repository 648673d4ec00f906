import { expect } from "vitest";
import {
  gainThreshold,
  LATH,
  momentProduct,
  momentumGainThreshold,
  vanishingScale,
} from "../../../src/chapters/stepping-euler-equation/values";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { OBJECT_MESHES } from "../../../src/core/bodies/objects/index";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { gyroscopicJacobian } from "../../../src/core/dynamics/angular/gyroscopicJacobian";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import {
  addMat,
  determinant,
  diagonal,
  inverseMat,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import { quatToMat } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { expectEqual, squared } from "../../content/check";
import {
  dt,
  energyOf,
  explicitFrame,
  gyroscopic_W,
  inertia_B,
  inertia_W,
  inverseInertia_B,
  middleSpin,
  moments,
  momentum_W,
  omega_B,
  omega_W,
  principal_B,
  rounded,
  torque_W,
} from "../euler-equation/setting";
import { directions, measuredJacobian, momentumFrame, solvedTerm } from "./setting";

const racket = (scale: number) =>
  massProperties(
    { shape: "mesh", mesh: "racket", scale, mass: 0.3 * scale ** 3, massAt: "solid" },
    OBJECT_MESHES,
  );
const RACKET = racket(1).principal.moments;

/** The equations of the rules that step the motion, by id. */
export const EQUATIONS = {
  "explicit-step": () => {
    const change_W = subVec(explicitFrame(dt).angularVelocity, omega_W);
    expectEqual(mulVec(inertia_W, change_W), scaleVec(dt, subVec(torque_W, gyroscopic_W)));
  },
  "explicit-gain": () => {
    const next_B = explicit(omega_B, inertia_B, 0.1);
    const gain = energyOf(subVec(next_B, omega_B));
    expect(gain).toBeGreaterThan(0);
    expectEqual([energyOf(next_B)], [energyOf(omega_B) + gain]);
  },
  "backward-euler": () => {
    const next_B = implicitConverged(omega_B, inertia_B, 0.1);
    expectEqual(mulVec(inertia_B, omega_B), mulVec(inertia_B, addVec(next_B, solvedTerm(next_B, 0.1))));
    // On a large sphere the residual points outwards everywhere, by its product with ω′.
    for (const direction of directions(200)) {
      const far_B = scaleVec(10 * norm(omega_B), direction);
      const shift = mulVec(inertia_B, subVec(far_B, omega_B));
      const residual = addVec(shift, scaleVec(0.1, cross(far_B, mulVec(inertia_B, far_B))));
      expect(Math.abs(dot(far_B, residual) / dot(far_B, shift) - 1)).toBeLessThan(1e-12);
      expect(dot(far_B, residual)).toBeGreaterThan(0);
    }
  },
  "backward-loss": () => {
    const next_B = implicitConverged(omega_B, inertia_B, 0.1);
    expectEqual([energyOf(next_B)], [energyOf(omega_B) - energyOf(subVec(next_B, omega_B))]);
  },
  "backward-momentum": () => {
    const before_B = mulVec(inertia_B, omega_B);
    const after_B = mulVec(inertia_B, implicitConverged(omega_B, inertia_B, 0.1));
    expectEqual([squared(after_B)], [squared(before_B) - squared(subVec(after_B, before_B))]);
  },
  "newton-step": () => {
    const residual = scaleVec(dt, cross(omega_B, mulVec(inertia_B, omega_B)));
    const correction_B = mulVec(inverseMat(measuredJacobian(omega_B, dt)), residual);
    expectEqual(
      implicitBody(omega_B, inertia_B, dt).map(rounded),
      subVec(omega_B, correction_B).map(rounded),
    );
  },
  jacobian: () => {
    const momentum_B = mulVec(inertia_B, omega_B);
    const slope = subMat(mulMat(skew(omega_B), inertia_B), skew(momentum_B));
    const jacobian = addMat(inertia_B, scaleMat(dt, slope));
    expectEqual(gyroscopicJacobian(inertia_B, omega_B, momentum_B, dt), jacobian);
    expectEqual(measuredJacobian(omega_B, dt).map(rounded), jacobian.map(rounded));
  },
  "newton-energy": () => {
    const step = 0.1;
    const next_B = implicitBody(omega_B, inertia_B, step);
    const delta_B = subVec(next_B, omega_B);
    const mixed = step * dot(omega_B, cross(delta_B, mulVec(inertia_B, delta_B)));
    expect(Math.abs(mixed)).toBeGreaterThan(1e-6);
    expectEqual([energyOf(next_B)], [energyOf(omega_B) + mixed - energyOf(delta_B)]);
  },
  "singular-turn": () => {
    const turn = Math.sqrt(
      (moments[0] * moments[2]) / ((moments[2] - moments[1]) * (moments[1] - moments[0])),
    );
    const determinantAt = (angle: number) => {
      const spin_B: Vec3 = [0, middleSpin, 0];
      return determinant(
        gyroscopicJacobian(principal_B, spin_B, mulVec(principal_B, spin_B), angle / middleSpin),
      );
    };
    expect(determinantAt(turn * (1 - 1e-9))).toBeGreaterThan(0);
    expect(determinantAt(turn * (1 + 1e-9))).toBeLessThan(0);
  },
  "momentum-step": () => {
    const [, { state }] = momentumFrame(1);
    expectEqual(state.momentum_W ?? [], addVec(momentum_W, scaleVec(dt, torque_W)));
    const rotation_WB = quatToMat(state.q_WB);
    const inverse_W = mulMat(mulMat(rotation_WB, inverseInertia_B), transpose(rotation_WB));
    expectEqual(state.omega_W, mulVec(inverse_W, state.momentum_W ?? [Number.NaN, 0, 0]));
  },
  "newton-residual": () => {
    const step = 0.1;
    const next_B = implicitBody(omega_B, inertia_B, step);
    const change_B = subVec(next_B, omega_B);
    const leftOver = scaleVec(step, cross(change_B, mulVec(inertia_B, change_B)));
    const gyroscopicPart = scaleVec(step, cross(next_B, mulVec(inertia_B, next_B)));
    expect(norm(leftOver)).toBeGreaterThan(1e-4);
    expectEqual(gyroscopicPart, subVec(leftOver, mulVec(inertia_B, change_B)));
    const momentum_B = mulVec(inertia_B, omega_B);
    const value = scaleVec(step, cross(omega_B, momentum_B));
    const linear = mulVec(gyroscopicJacobian(inertia_B, omega_B, momentum_B, step), change_B);
    expect(norm(addVec(value, linear)) / norm(value)).toBeLessThan(1e-13);
    expectEqual([rounded(dot(next_B, mulVec(inertia_B, change_B)))], [rounded(dot(omega_B, leftOver))]);
  },
  "newton-bound": () => {
    const [i1, , i3] = moments;
    const spin_B: Vec3 = [0, middleSpin, 0];
    const parts = (change_B: Vec3) => ({
      mixed: dot(spin_B, cross(change_B, mulVec(principal_B, change_B))),
      loss: 0.5 * dot(change_B, mulVec(principal_B, change_B)),
      product: Math.abs(change_B[0] * change_B[2]),
    });
    for (const change_B of directions(200)) {
      const { mixed, loss, product } = parts(change_B);
      expect(mixed).toBeLessThanOrEqual(middleSpin * (i3 - i1) * product * (1 + 1e-12));
      expect(loss).toBeGreaterThanOrEqual(Math.sqrt(i1 * i3) * product * (1 - 1e-12));
      // The angle β between a change and its momentum, whatever the spin.
      const tangent = norm(cross(change_B, mulVec(principal_B, change_B))) / (2 * loss);
      expect(tangent).toBeLessThanOrEqual(((i3 - i1) / (2 * Math.sqrt(i1 * i3))) * (1 + 1e-12));
    }
    const worst = parts([1 / Math.sqrt(i1), 0, -1 / Math.sqrt(i3)]);
    expectEqual([worst.mixed], [middleSpin * (i3 - i1) * worst.product]);
    expectEqual([worst.loss], [Math.sqrt(i1 * i3) * worst.product]);
  },
  "newton-gain": () => {
    for (const body of [RACKET, LATH, moments]) {
      const tensor = diagonal(body);
      const gain = (angle_B: Vec3) => {
        const next_B = implicitBody(angle_B, tensor, 1);
        const energy = (spin_B: Vec3) => 0.5 * dot(spin_B, mulVec(tensor, spin_B));
        return energy(next_B) / energy(angle_B) - 1;
      };
      const threshold = gainThreshold(body);
      const below = directions(2000).map((direction) => gain(scaleVec(0.98 * threshold, direction)));
      expect(Math.max(...below)).toBeLessThanOrEqual(1e-13);
      const tilts = Array.from({ length: 360 }, (_, k) => (k * Math.PI) / 180);
      const above = tilts.map((tilt) =>
        gain([1e-3 * Math.cos(tilt), 1.02 * threshold, 1e-3 * Math.sin(tilt)]),
      );
      expect(Math.max(...above)).toBeGreaterThan(0);
    }
  },
  "newton-momentum": () => {
    const before_B = mulVec(inertia_B, omega_B);
    const next_B = implicitBody(omega_B, inertia_B, 0.1);
    const after_B = mulVec(inertia_B, next_B);
    const [turned_B, change_B] = [subVec(next_B, omega_B), subVec(after_B, before_B)];
    const mixed = 0.2 * dot(before_B, cross(turned_B, change_B));
    expect(Math.abs(mixed)).toBeGreaterThan(1e-6);
    expectEqual([squared(after_B) - squared(before_B)], [mixed - squared(change_B)]);
    for (const body of [RACKET, LATH, moments]) {
      const tensor = diagonal(body);
      const threshold = momentumGainThreshold(body);
      expect(threshold).toBeLessThan(gainThreshold(body));
      const gains = (angle: number) =>
        Array.from({ length: 360 }, (_, k) => {
          const tilt = (k * Math.PI) / 180;
          const angle_B: Vec3 = [1e-2 * angle * Math.cos(tilt), 1e-2 * angle * Math.sin(tilt), angle];
          const stepped_B = mulVec(tensor, implicitBody(angle_B, tensor, 1));
          return squared(stepped_B) / squared(mulVec(tensor, angle_B)) - 1;
        });
      expect(Math.max(...gains(0.98 * threshold))).toBeLessThan(0);
      expect(Math.max(...gains(1.02 * threshold))).toBeGreaterThan(1e-14);
    }
  },
  "step-by-hand": () => {
    const tensor = diagonal([1, 2, 3]);
    const energy = (spin_B: Vec3) => 0.5 * dot(spin_B, mulVec(tensor, spin_B));
    const next_B = explicit([1, 1, 1], tensor, 0.1);
    const change_B = subVec(next_B, [1, 1, 1]);
    expect(cross([1, 1, 1], [1, 2, 3])).toEqual([1, -2, 1]);
    expect(change_B.map((part) => part.toFixed(4))).toEqual(["-0.1000", "0.1000", "-0.0333"]);
    expect(next_B.map((part) => part.toFixed(5))).toEqual(["0.90000", "1.10000", "0.96667"]);
    // As a pocket calculator finds it from the digits that are set.
    expect((0.5 * (0.9 ** 2 + 2 * 1.1 ** 2 + 3 * 0.96667 ** 2)).toFixed(4)).toBe("3.0167");
    expect(energy([1, 1, 1])).toBe(3);
    expect(energy(next_B).toFixed(4)).toBe("3.0167");
    expect(energy(change_B).toFixed(4)).toBe("0.0167");
  },
  "momentum-gain": () => {
    const [before, after] = momentumFrame(0);
    const change_B = subVec(after.momentum_B, before.momentum_B);
    const gain = 0.5 * dot(change_B, mulVec(inverseInertia_B, change_B));
    expect(gain).toBeGreaterThan(1e-6);
    expect(Math.abs(dot(before.omega_B, change_B)) / (norm(before.omega_B) * norm(change_B))).toBeLessThan(
      1e-12,
    );
    const energy = (momentum_B: Vec3) => 0.5 * dot(momentum_B, mulVec(inverseInertia_B, momentum_B));
    expectEqual([energy(after.momentum_B)], [energy(before.momentum_B) + gain]);
  },
  "jacobian-determinant": () => {
    const [i1, i2, i3] = moments;
    const turn = middleSpin * 0.3;
    const angle_B: Vec3 = [0, turn, 0];
    const jacobian = gyroscopicJacobian(principal_B, angle_B, mulVec(principal_B, angle_B), 1);
    expectEqual(jacobian, [i1, 0, turn * (i3 - i2), 0, i2, 0, turn * (i2 - i1), 0, i3]);
    expectEqual([determinant(jacobian) / i2], [i1 * i3 - turn * turn * (i3 - i2) * (i2 - i1)]);
    // The slip about small determinants: the racket, smaller, of the same stuff, in single precision.
    const product = momentProduct(RACKET);
    expect(determinant(racket(1).inertia_B) / product).toBeCloseTo(1, 9);
    expect(product).toBeGreaterThan(2 ** -23);
    expect(product).toBeLessThan(1.5 * 2 ** -23);
    expect(vanishingScale(RACKET)).toBe(0.97);
    expect(determinant(racket(0.97).inertia_B)).toBeLessThan(2 ** -23);
    expect(determinant(racket(0.98).inertia_B)).toBeGreaterThan(2 ** -23);
  },
};
