import { expect } from "vitest";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import { quaternionUnnormalisedStep } from "../../../src/core/dynamics/orientation/quaternionUnnormalised";
import { quaternionWrongSideStep } from "../../../src/core/dynamics/orientation/quaternionWrongSide";
import { addMat, identityMat, mulVec, scaleMat, subMat } from "../../../src/core/math/mat3";
import {
  addQuat,
  angleBetweenAttitudes,
  conjugate,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatToMat,
  rotate,
  scaleQuat,
  sizeOfQuat,
} from "../../../src/core/math/quat";
import { cross, norm, scaleVec } from "../../../src/core/math/vec3";
import { centralRate, distance, type EquationCheck, expectEqual, expectOrder } from "../../content/check";
import { motion, omega_B, omega_W, q_WB } from "../03-euler-equation/setting";
import { product, quat, r, vectorOf } from "./setting";

const half_W = scaleVec(0.5, omega_W);
const rate = mulQuat(quat(0, half_W), q_WB);

/** The rate of q along the true motion, and how far a claim is from it, as the interval shrinks. */
function expectRate(claimed: readonly number[]): void {
  expectOrder(
    (step) =>
      distance(
        centralRate((t) => motion(t).spin.q_WB, step),
        claimed,
      ),
    2,
  );
}

/** The angle that the core's normalised step turns by when it is asked for x [rad]. */
function turnedBy(x: number): number {
  const spin = scaleVec(x / norm(omega_W), omega_W);
  return angleBetweenAttitudes(q_WB, quaternionStep(q_WB, spin, 1));
}

/** The equations of the quaternion's rate and of Euler's step along it, by id. */
export const STEPS: Readonly<Record<string, EquationCheck>> = {
  "some-vector": {
    tex: String.raw`\dot{\term{quaternion}{q}} = (0,\boldsymbol a)\,\term{quaternion}{q}`,
    claim: "along the true motion the rate of q, multiplied by its conjugate, has no scalar part",
    check: () =>
      expectOrder((step) => {
        const measured = centralRate((t) => motion(t).spin.q_WB, step) as unknown as Quat;
        const [scalar, ...vector] = mulQuat(measured, conjugate(q_WB));
        expect(norm(vector)).toBeGreaterThan(0.5);
        return Math.abs(scalar) + distance(vector, half_W);
      }, 2),
  },
  "acts-twice": {
    tex: String.raw`(0,\dot{\term{position}{\boldsymbol r}}_W) = (0,\boldsymbol a)\,(0,\term{position}{\boldsymbol r_W})-(0,\term{position}{\boldsymbol r_W})\,(0,\boldsymbol a) = (0,\ 2\,\boldsymbol a\times\term{position}{\boldsymbol r_W})`,
    claim: "a point of the body moves at this rate, which is ω × r",
    check: () => {
      const r_W = rotate(q_WB, r);
      const [left, right] = [mulQuat(quat(0, half_W), quat(0, r_W)), mulQuat(quat(0, r_W), quat(0, half_W))];
      const velocity_W = scaleVec(2, cross(half_W, r_W));
      expectEqual(addQuat(left, scaleQuat(-1, right)), quat(0, velocity_W));
      expectOrder((step) => {
        const measured = centralRate((t) => rotate(motion(t).spin.q_WB, r), step);
        return distance(measured, velocity_W);
      }, 2);
    },
  },
  "quaternion-rate": {
    tex: String.raw`\dot{\term{quaternion}{q}} = \tfrac12\,(0,\term{omega}{\boldsymbol\omega})\,\term{quaternion}{q}`,
    claim: "q changes at this rate along the true motion, and the core’s step follows it to first order",
    check: () => {
      expectRate(rate);
      expectOrder((step) => {
        const next = quaternionStep(q_WB, omega_W, step);
        return distance(scaleQuat(1 / step, addQuat(next, scaleQuat(-1, q_WB))), rate);
      }, 1);
    },
  },
  "quaternion-rate-body": {
    tex: String.raw`\dot{\term{quaternion}{q}} = \tfrac12\,\term{quaternion}{q}\,(0,\term{omega}{\boldsymbol\omega_B})`,
    claim: "with body components on the right it is the same rate, with world components there it is not",
    check: () => {
      expectEqual(mulQuat(q_WB, quat(0, scaleVec(0.5, omega_B))), rate);
      expectEqual(quaternionWrongSideStep(q_WB, omega_B, 0.1), quaternionStep(q_WB, omega_W, 0.1));
      const wrong = quaternionWrongSideStep(q_WB, omega_W, 0.1);
      expectEqual(wrong, quaternionStep(q_WB, rotate(q_WB, omega_W), 0.1));
      expect(angleBetweenAttitudes(wrong, quaternionStep(q_WB, omega_W, 0.1))).toBeGreaterThan(0.1);
    },
  },
  "euler-step": {
    tex: String.raw`\term{quaternion}{q}' = \term{quaternion}{q}+\tfrac12\term{step}{\Delta t}\,(0,\term{omega}{\boldsymbol\omega})\,\term{quaternion}{q} = (1,\ \tfrac12\term{omega}{\boldsymbol\omega}\,\term{step}{\Delta t})\,\term{quaternion}{q}`,
    claim: "the core’s step without the division is this, both ways of writing it",
    check: () => {
      const next = quaternionUnnormalisedStep(q_WB, omega_W, 0.1);
      expectEqual(next, addQuat(q_WB, scaleQuat(0.1, rate)));
      expectEqual(next, product(quat(1, scaleVec(0.05, omega_W)), q_WB));
    },
  },
  lengthening: {
    tex: String.raw`|\term{quaternion}{q}'| = |\term{quaternion}{q}|\,\sqrt{1+\bigl(\tfrac12|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}\bigr)^2}`,
    claim: "the step lengthens a quaternion of any length by this factor",
    check: () => {
      const long = scaleQuat(1.7, q_WB);
      const next = quaternionUnnormalisedStep(long, omega_W, 0.1);
      const factor = Math.sqrt(1 + (0.05 * norm(omega_W)) ** 2);
      expectEqual([sizeOfQuat(next)], [factor * sizeOfQuat(long)]);
    },
  },
  swollen: {
    tex: String.raw`\term{rotation}{R}(s\term{quaternion}{q}) = 1+s^2\,\bigl(\term{rotation}{R}(\term{quaternion}{q})-1\bigr)`,
    claim: "the matrix formula makes this of a quaternion that is too long, and nothing of its axis",
    check: () => {
      const s = 1.7;
      const turn = subMat(quatToMat(q_WB), identityMat);
      const swollen = quatToMat(scaleQuat(s, q_WB));
      expectEqual(swollen, addMat(identityMat, scaleMat(s * s, turn)));
      expectEqual(mulVec(swollen, vectorOf(q_WB)), vectorOf(q_WB));
    },
  },
  "turned-angle": {
    tex: String.raw`\term{angle}{\theta}' = 2\arctan\tfrac12|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}`,
    claim: "the core’s divided step turns by this angle, about ω, and by less than half a circle",
    check: () => {
      for (const x of [0.1, 1, 4, 50]) {
        expectEqual([turnedBy(x)], [2 * Math.atan(x / 2)]);
        expect(turnedBy(x)).toBeLessThan(Math.min(x, Math.PI));
      }
      const turn = mulQuat(quaternionStep(q_WB, omega_W, 0.4), conjugate(q_WB));
      expectEqual(vectorOf(turn), scaleVec(norm(vectorOf(turn)) / norm(omega_W), omega_W));
      expectEqual(
        quaternionStep(q_WB, omega_W, 0.4),
        normaliseQuat(quaternionUnnormalisedStep(q_WB, omega_W, 0.4)),
      );
    },
  },
  lateness: {
    tex: String.raw`|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}-\term{angle}{\theta}' \approx \tfrac1{12}\bigl(|\term{omega}{\boldsymbol\omega}|\,\term{step}{\Delta t}\bigr)^3`,
    claim: "what a step misses is this, up to a part that shrinks with the fifth power",
    check: () => expectOrder((x) => Math.abs(x - turnedBy(x) - x ** 3 / 12), 5, 1 / 4),
  },
};
