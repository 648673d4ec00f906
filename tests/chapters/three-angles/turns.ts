import { expect } from "vitest";
import { angleRates, anglesFromMat, quatFromAngles, turnAxes_B } from "../../../src/core/math/eulerAngles";
import {
  addMat,
  determinant,
  identityMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  transpose,
} from "../../../src/core/math/mat3";
import { quatToMat } from "../../../src/core/math/quat";
import { addVec, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { expectEqual, expectRate } from "../../content/check";

const { cos, sin } = Math;

/** Yaw, pitch, roll and their rates: no zero and no two equal, so that no sign can hide. */
const [psi, theta, phi] = [0.9, -0.6, 2.1] as const;
const [psiRate, thetaRate, phiRate] = [1.7, -0.8, 0.5] as const;

const Rx = (a: number): Mat3 => [1, 0, 0, 0, cos(a), -sin(a), 0, sin(a), cos(a)];
const Ry = (a: number): Mat3 => [cos(a), 0, sin(a), 0, 1, 0, -sin(a), 0, cos(a)];
const Rz = (a: number): Mat3 => [cos(a), -sin(a), 0, sin(a), cos(a), 0, 0, 0, 1];

const attitude = (order: "zyx" | "zxz", angles: Vec3): Mat3 => quatToMat(quatFromAngles(order, angles));
const R = attitude("zyx", [psi, theta, phi]);

/** Along the body's axes, while the three angles change at their rates. */
const spin_B: Vec3 = [
  phiRate - psiRate * sin(theta),
  thetaRate * cos(phi) + psiRate * cos(theta) * sin(phi),
  -thetaRate * sin(phi) + psiRate * cos(theta) * cos(phi),
];

/** Turned by Rodrigues' formula about an axis of length one: it knows of no quaternion. */
function turnAbout(axis: Vec3, angle: number): Mat3 {
  const cross = skew(axis);
  const squared = mulMat(cross, cross);
  return addMat(addMat(identityMat, scaleMat(sin(angle), cross)), scaleMat(1 - cos(angle), squared));
}

const later = (order: "zyx" | "zxz", time: number) =>
  attitude(order, [psi + time * psiRate, theta + time * thetaRate, phi + time * phiRate]);

/** A matrix changes at R Ω_B while its angles change at their rates. */
function expectSpin(order: "zyx" | "zxz", omega_B: Vec3): void {
  expectRate((time) => later(order, time), mulMat(later(order, 0), skew(omega_B)));
}

export const EQUATIONS = {
  "three-turns": () => expectEqual(R, mulMat(Rz(psi), mulMat(Ry(theta), Rx(phi)))),
  "single-turns": () => {
    expectEqual(turnAbout([0, 0, 1], psi), Rz(psi));
    expectEqual(turnAbout([0, 1, 0], theta), Ry(theta));
    expectEqual(turnAbout([1, 0, 0], phi), Rx(phi));
    expectEqual(attitude("zyx", [psi, 0, 0]), Rz(psi));
    expectEqual(attitude("zyx", [0, theta, 0]), Ry(theta));
    expectEqual(attitude("zyx", [0, 0, phi]), Rx(phi));
  },
  "yaw-taken-off": () => {
    const left = mulMat(transpose(Rz(psi)), R);
    const entries: Mat3 = [
      ...([cos(theta), sin(theta) * sin(phi), sin(theta) * cos(phi)] as const),
      ...([0, cos(phi), -sin(phi)] as const),
      ...([-sin(theta), cos(theta) * sin(phi), cos(theta) * cos(phi)] as const),
    ];
    expectEqual(left, entries);
    expectEqual(mulMat(Ry(theta), Rx(phi)), entries);
  },
  "angles-of-matrix": () => {
    for (const angles of [[psi, theta, phi] as const, [psi, Math.PI / 2, phi] as const]) {
      const matrix = attitude("zyx", angles);
      const [xx, xy, xz, yx, yy, yz, zx] = matrix;
      const yaw = Math.atan2(yx, xx);
      const pitch = Math.atan2(-zx, Math.sqrt(xx * xx + yx * yx));
      const roll = Math.atan2(xz * sin(yaw) - yz * cos(yaw), yy * cos(yaw) - xy * sin(yaw));
      expectEqual([yaw, pitch, roll], anglesFromMat("zyx", matrix));
      expectEqual(attitude("zyx", [yaw, pitch, roll]), matrix);
    }
    expectEqual(anglesFromMat("zyx", R), [psi, theta, phi]);
  },
  "spin-of-angles": () => {
    const innermost = mulVec(transpose(Ry(theta)), [0, 0, psiRate]);
    expectEqual(innermost, scaleVec(psiRate, [-sin(theta), 0, cos(theta)]));
    const omega_B = addVec([phiRate, 0, 0], mulVec(transpose(Rx(phi)), addVec([0, thetaRate, 0], innermost)));
    expectSpin("zyx", omega_B);
    expectEqual(omega_B, spin_B);
  },
  "spin-components": () => expectSpin("zyx", spin_B),
  "spin-matrix": () => {
    const matrix: Mat3 = [
      ...([1, 0, -sin(theta)] as const),
      ...([0, cos(phi), cos(theta) * sin(phi)] as const),
      ...([0, -sin(phi), cos(theta) * cos(phi)] as const),
    ];
    expectEqual(mulVec(matrix, [phiRate, thetaRate, psiRate]), spin_B);
    expectEqual([determinant(matrix)], [cos(theta)]);
    const [ofYaw, ofPitch, ofRoll] = turnAxes_B("zyx", [psi, theta, phi]);
    expectEqual(transpose(matrix), [...ofRoll, ...ofPitch, ...ofYaw]);
  },
  "one-rate-each": () => {
    const [, y, z] = spin_B;
    const unit = sin(phi) ** 2 + cos(phi) ** 2;
    const sums = [y * sin(phi) + z * cos(phi), y * cos(phi) - z * sin(phi)];
    expectEqual(sums, [psiRate * cos(theta) * unit, thetaRate * unit]);
    expectEqual(sums, [psiRate * cos(theta), thetaRate]);
  },
  "rates-of-angles": () => {
    const [x, y, z] = spin_B;
    const yaw = (y * sin(phi) + z * cos(phi)) / cos(theta);
    const rates: Vec3 = [yaw, y * cos(phi) - z * sin(phi), x + yaw * sin(theta)];
    expectEqual(rates, [psiRate, thetaRate, phiRate]);
    expectEqual(angleRates("zyx", [psi, theta, phi], spin_B), rates);
  },
  "at-the-pole": () => {
    const right = Math.PI / 2;
    const attitudeAtPole = mulMat(Rz(psi), mulMat(Ry(right), Rx(phi)));
    expectEqual(attitudeAtPole, mulMat(Ry(right), Rx(phi - psi)));
    expectEqual(attitude("zyx", [psi + 0.7, right, phi + 0.7]), attitudeAtPole);
  },
  "spin-zxz": () => {
    const omega_B: Vec3 = [
      thetaRate * cos(phi) + psiRate * sin(theta) * sin(phi),
      -thetaRate * sin(phi) + psiRate * sin(theta) * cos(phi),
      phiRate + psiRate * cos(theta),
    ];
    expectSpin("zxz", omega_B);
  },
  "rates-by-hand": () => {
    const [tilt, bank] = [Math.PI / 3, Math.PI / 6];
    const [yaw, pitch, roll] = angleRates("zyx", [0.4, tilt, bank], [0, 1, 0]);
    expectEqual([sin(bank) / cos(tilt), 0.5 / 0.5], [1, 1]);
    expectEqual([yaw], [1]);
    expect(pitch).toBeCloseTo(0.866, 3);
    expect(pitch).toBeCloseTo(cos(bank), 14);
    expect(roll).toBeCloseTo(0.866, 3);
    expect(roll).toBeCloseTo(sin(tilt), 14);
    expect(roll - yaw * sin(tilt)).toBeCloseTo(0, 14);
  },
};
