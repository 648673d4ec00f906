import { expect } from "vitest";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { matrixStep } from "../../../src/core/dynamics/orientation/matrix";
import { matrixOrthonormalStep } from "../../../src/core/dynamics/orientation/matrixOrthonormal";
import {
  addMat,
  columnsOf,
  determinant,
  identityMat,
  inverseMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import { nearestRotation } from "../../../src/core/math/nearestRotation";
import { type Quat, quatToMat } from "../../../src/core/math/quat";
import {
  addVec,
  angleBetween,
  cross,
  dot,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { distance, expectEqual, expectOrder } from "../../content/check";
import { angle, dt, omega_W, q_WB, rate, rotation_WB, speed, spin_W } from "./setting";

const stepped = matrixStep(rotation_WB, omega_W, dt);

const acrossOf = (v: Vec3): Vec3 => subVec(v, projectOnto(v, omega_W));

/** A turn through some angle about ω, and a stretch across ω. */
const turnBy = (radians: number): Mat3 => quatToMat(exponentialMap([1, 0, 0, 0], omega_W, radians / speed));
function stretchBy(factor: number): Mat3 {
  const axis = scaleVec(1 / speed, omega_W);
  const along = axis.flatMap((a) => axis.map((b) => a * b)) as unknown as Mat3;
  return addMat(along, scaleMat(factor, subMat(identityMat, along)));
}

/** The equations of a step of Euler's method and its cures, by id. */
export const EQUATIONS = {
  "matrix-step": () => expectEqual(stepped, addMat(rotation_WB, scaleMat(dt, rate))),
  stretch: () => {
    const before = columnsOf(rotation_WB);
    columnsOf(stepped).forEach((column_W, k) => {
      const old_W = before[k] ?? column_W;
      expectEqual([norm(acrossOf(column_W))], [norm(acrossOf(old_W)) * Math.sqrt(1 + angle * angle)]);
      expectEqual(projectOnto(column_W, omega_W), projectOnto(old_W, omega_W));
    });
  },
  turn: () => {
    const before = columnsOf(rotation_WB);
    columnsOf(stepped).forEach((column_W, k) => {
      const old_W = before[k] ?? column_W;
      expectEqual([angleBetween(acrossOf(old_W), acrossOf(column_W))], [Math.atan(angle)]);
    });
  },
  "turn-and-stretch": () => {
    const [stretch, turn] = [stretchBy(Math.sqrt(1 + angle * angle)), turnBy(Math.atan(angle))];
    expectEqual(stepped, mulMat(mulMat(stretch, turn), rotation_WB));
    expectEqual(mulVec(stretch, omega_W), omega_W);
  },
  gram: () => {
    const left = subMat(mulMat(transpose(stepped), stepped), identityMat);
    const right = scaleMat(dt * dt, mulMat(transpose(rate), rate));
    expect(distance(left, right)).toBeLessThan(1e-15);
    const mixed = addMat(
      mulMat(transpose(rotation_WB), mulMat(transpose(spin_W), rotation_WB)),
      mulMat(transpose(rotation_WB), mulMat(spin_W, rotation_WB)),
    );
    expect(Math.hypot(...mixed)).toBeLessThan(1e-15);
    expect(Math.hypot(...right)).toBeGreaterThan(0.05);
  },
  determinant: () => {
    expectEqual([determinant(stepped)], [(1 + angle * angle) * determinant(rotation_WB)]);
    const again = matrixStep(stepped, omega_W, dt);
    expectEqual([determinant(again)], [(1 + angle * angle) * determinant(stepped)]);
  },
  growth: () => {
    const after = (step: number) => {
      let matrix = rotation_WB;
      const count = Math.round(1 / step);
      for (let k = 0; k < count; k++) matrix = matrixStep(matrix, omega_W, step);
      return determinant(matrix);
    };
    const theta = speed / 64;
    expect(after(1 / 64) / (1 + theta * theta) ** 64).toBeCloseTo(1, 12);
    expectEqual([theta * theta * 64], [speed * speed * (1 / 64)]);
    expectOrder((step) => Math.abs(Math.log(after(step)) - speed * speed * step), 3, 1 / 64);
  },
  lag: () => {
    const lag = (step: number) => {
      const [old_W, new_W] = [rotation_WB, matrixStep(rotation_WB, omega_W, step)].map((matrix) =>
        acrossOf(columnsOf(matrix)[0]),
      ) as [Vec3, Vec3];
      return speed * step - angleBetween(old_W, new_W);
    };
    expect(lag(dt)).toBeGreaterThan(0);
    expectOrder((step) => lag(step), 3, 1 / 32);
    expectOrder((step) => Math.abs(lag(step) - (speed * step) ** 3 / 3), 5, 1 / 32);
    expectOrder((step) => lateAfterASecond(step, matrixStep), 2, 1 / 64);
    // The whole lag of a second: its leading part, to two orders more.
    const whole = (step: number) => Math.abs(lag(step) / step - (speed ** 3 * step * step) / 3);
    expectOrder(whole, 4, 1 / 32);
    // And of order one where the spin changes.
    expectOrder(lateWithChangingSpin, 1, 1 / 512);
  },
  "first-column": () => {
    const tangent = (matrix: Mat3) => {
      const [x_W] = columnsOf(matrix);
      return norm(acrossOf(x_W)) / (dot(x_W, omega_W) / speed);
    };
    const next = matrixOrthonormalStep(rotation_WB, omega_W, dt);
    expect(Math.abs(tangent(rotation_WB))).toBeGreaterThan(0.1);
    expectEqual([tangent(next)], [Math.sqrt(1 + angle * angle) * tangent(rotation_WB)]);
    expectOrder((step) => lateAfterASecond(step, matrixOrthonormalStep), 1, 1 / 1024);
  },
  "trace-rules": () => {
    const trace = (m: Mat3) => m[0] + m[4] + m[8];
    const [X, Z] = [stepped, addMat(spin_W, rotation_WB)];
    expectEqual([X.reduce((sum, entry) => sum + entry * entry, 0)], [trace(mulMat(transpose(X), X))]);
    expectEqual([trace(transpose(X))], [trace(X)]);
    expectEqual([trace(mulMat(X, Z))], [trace(mulMat(Z, X))]);
    expect(distance(mulMat(X, Z), mulMat(Z, X))).toBeGreaterThan(0.1);
  },
  nearest: () => {
    const root = Math.sqrt(1 + angle * angle);
    const [stretch, U] = [stretchBy(root), mulMat(turnBy(Math.atan(angle)), rotation_WB)];
    expectEqual(nearestRotation(stepped), U);
    const apart = distance(U, stepped);
    // Axes of which the third lies along ω, as the columns of a rotation.
    const axis = scaleVec(1 / speed, omega_W);
    const first = scaleVec(1 / norm(acrossOf([1, 0, 0])), acrossOf([1, 0, 0]));
    const along = transpose([...first, ...cross(axis, first), ...axis]);
    for (const other of [[1, 0, 0], [0, -1, 0], [0.3, 0.2, 1], omega_W] as Vec3[]) {
      const Q = mulMat(quatToMat(exponentialMap([1, 0, 0, 0], other, 0.3)), U);
      const D = mulMat(mulMat(transpose(along), mulMat(U, transpose(Q))), along);
      const left = distance(stepped, Q) ** 2;
      const trace = (m: Mat3) => m[0] + m[4] + m[8];
      const lineOne =
        trace(mulMat(stretch, stretch)) +
        trace(mulMat(transpose(Q), Q)) -
        2 * trace(mulMat(stretch, mulMat(U, transpose(Q))));
      const lineTwo = trace(mulMat(stretch, stretch)) + 3 - 2 * (root * D[0] + root * D[4] + D[8]);
      expect(left).toBeCloseTo(lineOne, 13);
      expect(left).toBeCloseTo(lineTwo, 13);
      expect(Math.sqrt(left)).toBeGreaterThan(apart);
    }
  },
  "by-hand": () => {
    let matrix: Mat3 = identityMat;
    const steps = Array.from({ length: 5 }, () => {
      matrix = matrixStep(matrix, [0, 0, 2], 0.1);
      return matrix;
    });
    const lengths = steps.map((step) => norm(columnsOf(step)[0]));
    const [first, last] = [columnsOf(steps[0] ?? identityMat)[0], columnsOf(steps[4] ?? identityMat)[0]];
    expectEqual(first, [1, 0.2, 0]);
    expect([lengths[0], Math.atan2(first[1], first[0])].map((value) => value?.toFixed(4))).toEqual([
      "1.0198",
      "0.1974",
    ]);
    expect([lengths[4], Math.atan2(last[1], last[0]), determinant(matrix)].map((v) => v?.toFixed(3))).toEqual(
      ["1.103", "0.987", "1.217"],
    );
    // A mirror: the cross product makes a rotation of it, and the nearest orthogonal matrix is a mirror again.
    const mirror = mulMat([1, 0, 0, 0, 1, 0, 0, 0, -1], rotation_WB);
    expect(determinant(matrixOrthonormalStep(mirror, [0, 0, 0], dt))).toBeCloseTo(1, 12);
    expect(determinant(nearestRotation(mirror))).toBeCloseTo(-1, 12);
  },
  "polar-iteration": () => {
    const average = (X: Mat3) => scaleMat(0.5, addMat(X, transpose(inverseMat(X))));
    const root = Math.sqrt(1 + angle * angle);
    const once = average(stepped);
    const U = mulMat(turnBy(Math.atan(angle)), rotation_WB);
    expectEqual(once, mulMat(stretchBy((root + 1 / root) / 2), U));
    let X = stepped;
    for (let k = 0; k < 5; k++) X = average(X);
    expectEqual(X, nearestRotation(stepped));
  },
  "many-steps": () => {
    let matrix = rotation_WB;
    for (let k = 0; k < 9; k++) matrix = matrixStep(matrix, omega_W, dt);
    const turned = mulMat(turnBy(9 * Math.atan(angle)), rotation_WB);
    expectEqual(matrix, mulMat(stretchBy((1 + angle * angle) ** 4.5), turned));
    expectEqual(nearestRotation(matrix), turned);
    // And so it is nearer the truth than with its columns straightened by Gram and Schmidt.
    const left = lateAfterASecond(1 / 60, matrixStep);
    expect(lateAfterASecond(1 / 60, matrixOrthonormalStep)).toBeGreaterThan(10 * left);
    // Unless the body turns about one of its own axes: then the method of Gram and Schmidt gives the nearest rotation.
    for (const axis_W of columnsOf(rotation_WB)) {
      const spin = scaleVec(speed, axis_W);
      expectEqual(
        matrixOrthonormalStep(rotation_WB, spin, dt),
        nearestRotation(matrixStep(rotation_WB, spin, dt)),
      );
    }
  },
};

/** How far a second of steps is from the exact turn: the angle between the nearest rotation and the true one. */
function lateAfterASecond(step: number, stepper: typeof matrixStep): number {
  let matrix = rotation_WB;
  for (let time = 0; time < 1 - step / 2; time += step) matrix = stepper(matrix, omega_W, step);
  const truth = mulMat(turnBy(speed), rotation_WB);
  return distance(nearestRotation(matrix), truth);
}

/** The same for a spin that grows and turns, against a run of small turns about its middle values. */
function lateWithChangingSpin(step: number): number {
  const spinAt = (time: number) => addVec(omega_W, scaleVec(time, [0.8, 1.1, -0.4]));
  let matrix = rotation_WB;
  for (let time = 0; time < 1 - step / 2; time += step) matrix = matrixStep(matrix, spinAt(time), step);
  let truth: Quat = q_WB;
  const small = 1 / 4096;
  for (let k = 0; k < 4096; k++) truth = exponentialMap(truth, spinAt((k + 0.5) * small), small);
  return distance(nearestRotation(matrix), quatToMat(truth));
}
