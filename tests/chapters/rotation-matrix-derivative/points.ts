import { expect } from "vitest";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import {
  addMat,
  columnsOf,
  determinant,
  identityMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import { angleBetweenAttitudes, quatToMat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { centralRate, distance, expectEqual, expectOrder, expectRate } from "../../content/check";
import {
  across_W,
  along_W,
  omega_B,
  omega_W,
  q_WB,
  r_W,
  rate,
  rotation_WB,
  rotationAt,
  speed,
  spin_B,
  spin_W,
} from "./setting";

/** Where the point r of the setting is after some time of steady turning. */
function pointAt(time: number): Vec3 {
  return rotate(exponentialMap([1, 0, 0, 0], omega_W, time), r_W);
}

/** The equations of the motion itself, by id. */
export const EQUATIONS = {
  parts: () => {
    expectEqual(along_W, scaleVec(dot(omega_W, r_W) / (speed * speed), omega_W));
    expectEqual(addVec(along_W, across_W), r_W);
    expect(norm(cross(along_W, omega_W))).toBeLessThan(1e-14);
    expect(Math.abs(dot(across_W, omega_W))).toBeLessThan(1e-14);
  },
  "point-speed": () =>
    expectOrder((step) => Math.abs(Math.hypot(...centralRate(pointAt, step)) - speed * norm(across_W)), 2),
  "point-velocity": () => {
    expectEqual(addVec(cross(omega_W, across_W), cross(omega_W, along_W)), cross(omega_W, r_W));
    expectEqual(cross(omega_W, across_W), cross(omega_W, r_W));
    expectRate(pointAt, cross(omega_W, r_W));
  },
  "axes-as-columns": () => {
    const p_B: Vec3 = [0.3, -1.2, 0.8];
    const axes = [rotate(q_WB, [1, 0, 0]), rotate(q_WB, [0, 1, 0]), rotate(q_WB, [0, 0, 1])] as const;
    columnsOf(rotation_WB).forEach((column_W, k) => {
      expectEqual(column_W, axes[k] ?? []);
    });
    const sum = axes.reduce<Vec3>(
      (total, axis_W, k) => addVec(total, scaleVec(p_B[k] ?? Number.NaN, axis_W)),
      [0, 0, 0],
    );
    expectEqual(mulVec(rotation_WB, p_B), sum);
    expectEqual(rotate(q_WB, p_B), sum);
  },
  "columns-rate": () =>
    expectRate(
      (t) => columnsOf(rotationAt(t)).flat(),
      columnsOf(rotation_WB).flatMap((column_W) => [...cross(omega_W, column_W)]),
    ),
  "cross-matrix": () => {
    const [x, y, z] = omega_W;
    expectEqual(spin_W, [0, -z, y, z, 0, -x, -y, x, 0]);
    expectEqual(mulVec(spin_W, r_W), cross(omega_W, r_W));
  },
  "rotation-rate": () => expectRate(rotationAt, mulMat(spin_W, rotation_WB)),
  "every-rate": () => {
    const wobbling = (t: number) => mulMat(rotationAt(t), rotationAt(0.7 * t * t - 1.3 * t));
    const left = (step: number) => mulMat(centralRate(wobbling, step), transpose(wobbling(0)));
    expect(Math.hypot(...left(1e-3))).toBeGreaterThan(0.5);
    expectOrder((step) => {
      const both = addMat(left(step), transpose(left(step)));
      const right = mulMat(wobbling(0), transpose(centralRate(wobbling, step)));
      expectEqual(right, transpose(left(step)));
      return Math.hypot(...both);
    }, 2);
  },
  "turned-product": () => {
    const r_B: Vec3 = [0.3, -1.2, 0.8];
    const product_W = mulVec(rotation_WB, cross(omega_B, r_B));
    expectEqual(product_W, mulVec(mulMat(rotation_WB, spin_B), r_B));
    expectEqual(product_W, cross(mulVec(rotation_WB, omega_B), mulVec(rotation_WB, r_B)));
    expectEqual(product_W, cross(omega_W, mulVec(rotation_WB, r_B)));
    expectEqual(product_W, mulVec(mulMat(spin_W, rotation_WB), r_B));
    const mirror = scaleMat(-1, rotation_WB);
    const mirrored = mulVec(mirror, cross(omega_B, r_B));
    expectEqual(mirrored, scaleVec(-1, cross(mulVec(mirror, omega_B), mulVec(mirror, r_B))));
  },
  "body-rate": () => {
    expectEqual(omega_B, rotateInverse(q_WB, omega_W));
    expectEqual(spin_B, skew(mulVec(transpose(rotation_WB), omega_W)));
    expectEqual(mulMat(rotation_WB, spin_B), rate);
    expectEqual(spin_B, mulMat(mulMat(transpose(rotation_WB), spin_W), rotation_WB));
    expect(distance(mulMat(spin_B, rotation_WB), rate)).toBeGreaterThan(0.5);
    // Kept the other way round, world to body.
    expectEqual(transpose(rate), scaleMat(-1, mulMat(spin_B, transpose(rotation_WB))));
    expectEqual(transpose(rate), scaleMat(-1, mulMat(transpose(rotation_WB), spin_W)));
  },
  "spins-add": () => {
    const stand = (time: number) => quatToMat(exponentialMap([0.6, 0.8, 0, 0], [0.9, 0.4, -1.3], time));
    const [R1, spin1] = [stand(0), skew([0.9, 0.4, -1.3])];
    const lines = [
      addMat(mulMat(mulMat(spin1, R1), rotation_WB), mulMat(R1, mulMat(spin_W, rotation_WB))),
      mulMat(addMat(spin1, mulMat(mulMat(R1, spin_W), transpose(R1))), mulMat(R1, rotation_WB)),
      mulMat(skew(addVec([0.9, 0.4, -1.3], mulVec(R1, omega_W))), mulMat(R1, rotation_WB)),
    ];
    for (const line of lines)
      expectOrder((step) => {
        const measured = centralRate((time) => mulMat(stand(time), rotationAt(time)), step);
        const byParts = addMat(
          mulMat(centralRate(stand, step), rotation_WB),
          mulMat(R1, centralRate(rotationAt, step)),
        );
        expect(distance(measured, byParts)).toBeLessThan(step);
        return distance(measured, line);
      }, 2);
    // Yaw, pitch and roll: the first axis stands still, the first moves the second, and both move the third.
    const turn = (axis: Vec3, angle: number) => quatToMat(exponentialMap([1, 0, 0, 0], axis, angle));
    const [yaw, pitch, roll] = [0.7, -0.4, 1.1];
    const [yawRate, pitchRate, rollRate] = [0.9, 1.7, -0.6];
    const [X, Y, Z]: [Vec3, Vec3, Vec3] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    const attitude = (t: number) =>
      mulMat(
        mulMat(turn(Z, yaw + yawRate * t), turn(Y, pitch + pitchRate * t)),
        turn(X, roll + rollRate * t),
      );
    const pitchAxis = mulVec(turn(Z, yaw), Y);
    const rollAxis = mulVec(turn(Z, yaw), mulVec(turn(Y, pitch), X));
    const whole_W = addVec(
      scaleVec(yawRate, Z),
      addVec(scaleVec(pitchRate, pitchAxis), scaleVec(rollRate, rollAxis)),
    );
    expectRate(attitude, mulMat(skew(whole_W), attitude(0)));
    const quarter = (axis: Vec3) => quatToMat(exponentialMap([1, 0, 0, 0], axis, Math.PI / 2));
    const [aboutX, aboutY] = [quarter([1, 0, 0]), quarter([0, 1, 0])];
    expect(distance(mulMat(aboutY, aboutX), mulMat(aboutX, aboutY))).toBeGreaterThan(1);
  },
  "fixed-axis": () => {
    const minus = subMat(rotation_WB, identityMat);
    const back = subMat(identityMat, transpose(rotation_WB));
    expect(Math.abs(determinant(minus))).toBeLessThan(1e-15);
    expect(Math.abs(determinant(rotation_WB) * determinant(back))).toBeLessThan(1e-15);
    // The same lines for an orthogonal matrix of determinant one times any number s: no zero hides a sign.
    const scaled = subMat(scaleMat(1.3, rotation_WB), identityMat);
    const turned = subMat(identityMat, scaleMat(1.3, transpose(rotation_WB)));
    expectEqual([determinant(scaled)], [-determinant(turned)]);
    const [, x, y, z] = q_WB;
    expectEqual(mulVec(rotation_WB, [x, y, z]), [x, y, z]);
  },
  "turn-angle": () => {
    const [xx, , , , yy, , , , zz] = rotation_WB;
    const phi = 2 * Math.acos(q_WB[0]);
    expectEqual([xx + yy + zz], [1 + 2 * Math.cos(phi)]);
    const later = exponentialMap(q_WB, omega_W, 0.3);
    const [a, , , , b, , , , c] = mulMat(quatToMat(later), transpose(rotation_WB));
    expectEqual([Math.acos((a + b + c - 1) / 2)], [speed * 0.3]);
    expectEqual([angleBetweenAttitudes(later, q_WB)], [speed * 0.3]);
  },
  "axis-angle": () => {
    const axis = scaleVec(1 / speed, omega_W);
    const turned = (theta: number) => quatToMat(exponentialMap([1, 0, 0, 0], axis, theta));
    for (const theta of [1e-8, 0.4, 2.9, Math.PI - 1e-6]) {
      const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = turned(theta);
      const a: Vec3 = [zy - yz, xz - zx, yx - xy];
      // The last: round-off of 1e-16 beside a sine of 1e-6.
      expect(distance(scaleVec(1 / norm(a), a), axis)).toBeLessThan(1e-9);
      expect(Math.abs(Math.atan2(norm(a), xx + yy + zz - 1) / theta - 1)).toBeLessThan(1e-9);
    }
    const [xx, , , , yy, , , , zz] = turned(1e-8);
    expect(Math.abs(Math.acos((xx + yy + zz - 1) / 2) / 1e-8 - 1)).toBeGreaterThan(0.1);
    const half = scaleMat(0.5, addMat(turned(Math.PI), identityMat));
    const outer = axis.flatMap((one) => axis.map((other) => one * other)) as unknown as Mat3;
    expect(distance(half, outer)).toBeLessThan(1e-15);
    const greatest = columnsOf(half)[2];
    expect(Math.abs(dot(scaleVec(1 / norm(greatest), greatest), axis))).toBeCloseTo(1, 14);
  },
};
