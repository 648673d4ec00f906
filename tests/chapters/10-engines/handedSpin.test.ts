import { describe, expect, it } from "vitest";
import { throwSystem } from "../../../src/chapters/10-engines/measure";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { mulVec } from "../../../src/core/math/mat3";
import { angleBetweenAttitudes, identityQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { norm, scaleVec, subVec } from "../../../src/core/math/vec3";

const SECONDS = 2;
const { body, scenario } = throwSystem("thrownRacketCrooked", { angular: "exact" });
const { orientation, angularVelocity } = scenario.initial;
const start_B = rotateInverse(orientation, angularVelocity);
const motion = freeRotation(body, identityQuat, start_B);
const truth = attitudeAt(motion, SECONDS);

/** An engine is handed midpoint's ω′ in every frame, and turns the body by it. How far its L in the body and its attitude end from the truth. */
function errors(rate: number) {
  let omega_B = start_B;
  let q_WB = identityQuat;
  for (let frame = 0; frame < SECONDS * rate; frame++) {
    const mean_B = implicitConverged(omega_B, body.inertia_B, 0.5 / rate);
    omega_B = subVec(scaleVec(2, mean_B), omega_B);
    q_WB = exponentialMap(q_WB, rotate(q_WB, omega_B), 1 / rate);
  }
  const momentum_B = rotateInverse(truth.q_WB, motion.momentum_W);
  return {
    spin: norm(subVec(mulVec(body.inertia_B, omega_B), momentum_B)),
    attitude: angleBetweenAttitudes(q_WB, truth.q_WB),
  };
}

describe("an engine that is handed the ω of a second-order rule, and turns the body by that alone", () => {
  it("has an ω of order two and an attitude of order one", () => {
    const [coarse, fine] = [errors(240), errors(480)];
    // Measured: 2.000 and 1.004.
    expect(Math.log2(coarse.spin / fine.spin)).toBeCloseTo(2, 2);
    expect(Math.log2(coarse.attitude / fine.attitude)).toBeCloseTo(1, 1);
  });
});
