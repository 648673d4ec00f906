import { expect } from "vitest";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { matrixStep } from "../../../src/core/dynamics/orientation/matrix";
import { matrixOrthonormalStep } from "../../../src/core/dynamics/orientation/matrixOrthonormal";
import {
  addMat,
  columnsOf,
  determinant,
  identityMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import { nearestRotation } from "../../../src/core/math/nearestRotation";
import { quatToMat } from "../../../src/core/math/quat";
import {
  angleBetween,
  dot,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { distance, type EquationCheck, expectEqual, expectOrder } from "../../content/check";
import { angle, dt, omega_W, rate, rotation_WB, speed } from "./setting";

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
export const MATRIX_STEPS: Readonly<Record<string, EquationCheck>> = {
  "matrix-step": {
    tex: String.raw`\term{rotation}{R}' = \term{rotation}{R}+\term{step}{\Delta t}\,\term{spin}{\Omega}\,\term{rotation}{R}`,
    claim: "the core’s matrix step is this",
    check: () => expectEqual(stepped, addMat(rotation_WB, scaleMat(dt, rate))),
  },
  stretch: {
    tex: String.raw`|\term{across}{\boldsymbol b}'| = |\term{across}{\boldsymbol b}|\sqrt{1+(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t})^2}`,
    claim: "the core’s matrix step lengthens the part across ω so, and leaves the part along it",
    check: () => {
      const before = columnsOf(rotation_WB);
      columnsOf(stepped).forEach((column_W, k) => {
        const old_W = before[k] ?? column_W;
        expectEqual([norm(acrossOf(column_W))], [norm(acrossOf(old_W)) * Math.sqrt(1 + angle * angle)]);
        expectEqual(projectOnto(column_W, omega_W), projectOnto(old_W, omega_W));
      });
    },
  },
  turn: {
    tex: String.raw`\text{angle turned} = \arctan\bigl(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}\bigr)`,
    claim: "the core’s matrix step turns the part across ω by this angle",
    check: () => {
      const before = columnsOf(rotation_WB);
      columnsOf(stepped).forEach((column_W, k) => {
        const old_W = before[k] ?? column_W;
        expectEqual([angleBetween(acrossOf(old_W), acrossOf(column_W))], [Math.atan(angle)]);
      });
    },
  },
  "turn-and-stretch": {
    tex: String.raw`\term{rotation}{R}+\term{step}{\Delta t}\,\term{spin}{\Omega}\,\term{rotation}{R} = S\,T\,\term{rotation}{R}`,
    claim: "the core’s matrix step is a turn about ω followed by a stretch across it",
    check: () => {
      const [stretch, turn] = [stretchBy(Math.sqrt(1 + angle * angle)), turnBy(Math.atan(angle))];
      expectEqual(stepped, mulMat(mulMat(stretch, turn), rotation_WB));
      expectEqual(mulVec(stretch, omega_W), omega_W);
    },
  },
  "column-length": {
    tex: String.raw`|\boldsymbol x'| = \sqrt{\cos^2\theta+\bigl(1+(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t})^2\bigr)\sin^2\theta} = \sqrt{1+(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t})^2\sin^2\theta}`,
    claim: "a column’s length after the core’s matrix step, by its angle to ω",
    check: () => {
      const before = columnsOf(rotation_WB);
      columnsOf(stepped).forEach((column_W, k) => {
        const theta = angleBetween(omega_W, before[k] ?? column_W);
        const sine = Math.sin(theta);
        expectEqual([norm(column_W)], [Math.sqrt(1 + angle * angle * sine * sine)]);
        expectEqual([norm(column_W)], [Math.hypot(Math.cos(theta), Math.sqrt(1 + angle * angle) * sine)]);
      });
    },
  },
  gram: {
    tex: String.raw`\term{rotation}{R}'^{\mathsf T}\term{rotation}{R}'-1 = \term{step}{\Delta t}^2\,(\term{spin}{\Omega}\term{rotation}{R})^{\mathsf T}(\term{spin}{\Omega}\term{rotation}{R})`,
    claim: "what the core’s matrix step leaves of RᵀR − 1, from a rotation",
    check: () => {
      const left = subMat(mulMat(transpose(stepped), stepped), identityMat);
      const right = scaleMat(dt * dt, mulMat(transpose(rate), rate));
      expect(distance(left, right)).toBeLessThan(1e-15);
      expect(Math.hypot(...right)).toBeGreaterThan(0.05);
    },
  },
  determinant: {
    tex: String.raw`\det\term{rotation}{R}' = \bigl(1+(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t})^2\bigr)\det\term{rotation}{R}`,
    claim: "each of the core’s matrix steps multiplies the volume so, also that of a matrix long stretched",
    check: () => {
      expectEqual([determinant(stepped)], [(1 + angle * angle) * determinant(rotation_WB)]);
      const again = matrixStep(stepped, omega_W, dt);
      expectEqual([determinant(again)], [(1 + angle * angle) * determinant(stepped)]);
    },
  },
  lag: {
    tex: String.raw`|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}-\arctan\bigl(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}\bigr) \approx \tfrac13\bigl(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}\bigr)^3`,
    claim:
      "the core’s step falls short by a third of the angle’s cube, to higher order; over a second the order is two",
    check: () => {
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
    },
  },
  "first-column": {
    tex: String.raw`\tan\theta' = \sqrt{1+(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t})^2}\;\tan\theta`,
    claim:
      "the core’s step by Gram and Schmidt turns the first column away from ω so, to order one in a second",
    check: () => {
      const tangent = (matrix: Mat3) => {
        const [x_W] = columnsOf(matrix);
        return norm(acrossOf(x_W)) / (dot(x_W, omega_W) / speed);
      };
      const next = matrixOrthonormalStep(rotation_WB, omega_W, dt);
      expect(Math.abs(tangent(rotation_WB))).toBeGreaterThan(0.1);
      expectEqual([tangent(next)], [Math.sqrt(1 + angle * angle) * tangent(rotation_WB)]);
      expectOrder((step) => lateAfterASecond(step, matrixOrthonormalStep), 1, 1 / 1024);
    },
  },
  nearest: {
    tex: String.raw`N(\term{rotation}{R}+\term{step}{\Delta t}\,\term{spin}{\Omega}\,\term{rotation}{R}) = T\,\term{rotation}{R}`,
    claim:
      "the core’s nearest rotation is R turned by the arctangent about ω, and no rotation near it is nearer",
    check: () => {
      const nearest = nearestRotation(stepped);
      expectEqual(nearest, mulMat(turnBy(Math.atan(angle)), rotation_WB));
      const apart = distance(nearest, stepped);
      for (const axis_W of [[1, 0, 0], [0, -1, 0], [0.3, 0.2, 1], omega_W] as Vec3[]) {
        const other = mulMat(quatToMat(exponentialMap([1, 0, 0, 0], axis_W, 0.01)), nearest);
        expect(distance(other, stepped)).toBeGreaterThan(apart);
      }
    },
  },
};

/** How far a second of steps is from the exact turn: the angle between the nearest rotation and the true one. */
function lateAfterASecond(step: number, stepper: typeof matrixStep): number {
  let matrix = rotation_WB;
  for (let time = 0; time < 1 - step / 2; time += step) matrix = stepper(matrix, omega_W, step);
  const truth = mulMat(turnBy(speed), rotation_WB);
  return distance(nearestRotation(matrix), truth);
}
