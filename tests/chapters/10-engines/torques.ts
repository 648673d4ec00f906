import { expect } from "vitest";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import { inverseMat, mulVec } from "../../../src/core/math/mat3";
import { addVec, cross, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { type EquationCheck, expectEqual, holds } from "../../content/check";
import {
  dt,
  inertia_B,
  inertia_W,
  inverseInertia_B,
  momentum_W,
  omega_B,
  omega_W,
} from "../03-euler-equation/setting";

/** The step of an engine that leaves the term out: I Δω = Δt τ. */
function withoutTerm(omega: Vec3, inverseInertia: typeof inverseInertia_B, torque: Vec3): Vec3 {
  return addVec(omega, scaleVec(dt, mulVec(inverseInertia, torque)));
}

/** The torques that a user hands to an engine, by the ids of their equations. */
export const EQUATIONS: Readonly<Record<string, EquationCheck>> = {
  "own-torque": holds("with this torque an engine that leaves the term out takes the explicit step", () => {
    const torque_W = cross(momentum_W, omega_W);
    expectEqual(torque_W, scaleVec(-1, cross(omega_W, momentum_W)));
    const stepped = withoutTerm(omega_W, inverseMat(inertia_W), torque_W);
    expectEqual(stepped, explicit(omega_W, inertia_W, dt));
  }),
  "own-step": holds(
    "with this torque an engine that leaves the term out ends the frame where another rule does",
    () => {
      const ends = [implicitBody(omega_B, inertia_B, dt), rescaledMomentum(omega_B, inertia_B, dt)];
      for (const end_B of ends) {
        const torque_B = scaleVec(1 / dt, mulVec(inertia_B, subVec(end_B, omega_B)));
        expectEqual(withoutTerm(omega_B, inverseInertia_B, torque_B), end_B);
        expect(end_B).not.toEqual(omega_B);
      }
    },
  ),
};
