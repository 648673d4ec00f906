import { expect } from "vitest";
import { throwSystem } from "../../../src/chapters/engines/measure";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import { diagonal, inverseMat, mulVec } from "../../../src/core/math/mat3";
import { rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { expectEqual } from "../../content/check";
import {
  dt,
  inertia_B,
  inertia_W,
  inverseInertia_B,
  momentum_W,
  omega_B,
  omega_W,
} from "../euler-equation/setting";

/** The step of an engine that leaves the term out: I Δω = Δt τ. */
function withoutTerm(omega: Vec3, inverseInertia: typeof inverseInertia_B, torque: Vec3): Vec3 {
  return addVec(omega, scaleVec(dt, mulVec(inverseInertia, torque)));
}

/** The racket of the example by hand, as rounded as it stands there: along face, middle axis and handle. */
const MOMENTS: Vec3 = [12.5e-3, 11.3e-3, 1.26e-3];
const SPIN: Vec3 = [0.2, 5, 1.5];

/** The torques that a user hands to an engine, by the ids of their equations. */
export const EQUATIONS = {
  "own-torque": () => {
    const torque_W = cross(momentum_W, omega_W);
    expectEqual(torque_W, scaleVec(-1, cross(omega_W, momentum_W)));
    const stepped = withoutTerm(omega_W, inverseMat(inertia_W), torque_W);
    expectEqual(stepped, explicit(omega_W, inertia_W, dt));
  },
  "own-step": () => {
    const ends = [implicitBody(omega_B, inertia_B, dt), rescaledMomentum(omega_B, inertia_B, dt)];
    for (const end_B of ends) {
      const torque_B = scaleVec(1 / dt, mulVec(inertia_B, subVec(end_B, omega_B)));
      expectEqual(withoutTerm(omega_B, inverseInertia_B, torque_B), end_B);
      expect(end_B).not.toEqual(omega_B);
    }
  },
  "torque-by-hand": () => {
    const near = (given: Vec3, shown: Vec3, digits: number) => {
      for (const [k, each] of given.entries()) expect(each).toBeCloseTo(shown[k] ?? Number.NaN, digits);
    };
    const { body, scenario } = throwSystem("thrownRacketCrooked", { angular: "exact" });
    near(diagonalOf(body.inertia_B), MOMENTS, 4);
    near(rotateInverse(scenario.initial.orientation, scenario.initial.angularVelocity), SPIN, 12);
    const momentum = mulVec(diagonal(MOMENTS), SPIN);
    near(momentum, [2.5e-3, 56.5e-3, 1.89e-3], 5);
    const torque = cross(momentum, SPIN);
    near(torque, [75.3e-3, -3.37e-3, 1.2e-3], 5);
    const change = mulVec(inverseMat(diagonal(MOMENTS)), scaleVec(1 / 60, torque));
    near(change, [0.1, -0.005, 0.016], 3);
    // The frame’s gain, less than half a thousandth of the energy: 4.4e-4.
    const gain = dot(change, mulVec(diagonal(MOMENTS), change)) / dot(SPIN, momentum);
    expect(gain).toBeCloseTo(4.43e-4, 6);
  },
};

const diagonalOf = ([xx, , , , yy, , , , zz]: typeof inertia_B): Vec3 => [xx, yy, zz];
