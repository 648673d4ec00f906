import { describe, expect, it } from "vitest";
import { throwSystem } from "../../../src/chapters/engines/measure";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { inverseMat, mulVec } from "../../../src/core/math/mat3";
import { angleBetweenAttitudes, identityQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";

const { body, scenario } = throwSystem("thrownRacketCrooked", { angular: "exact" });
const { inertia_B } = body;
const inverse_B = inverseMat(inertia_B);
const { orientation, angularVelocity } = scenario.initial;
const start_B = rotateInverse(orientation, angularVelocity);

const energy = (omega_B: Vec3) => 0.5 * dot(omega_B, mulVec(inertia_B, omega_B));
const gain = (end_B: Vec3) => energy(end_B) / energy(start_B) - 1;

function explicitGain(dt: number, frames: number): number {
  let omega_B = start_B;
  for (let frame = 0; frame < frames; frame++) omega_B = explicit(omega_B, inertia_B, dt);
  return gain(omega_B);
}

/** The gyroscopic torque, worked out once a frame, acts in all four substeps of an engine that leaves it out. */
function heldGain(dt: number, frames: number, heldIn: "world" | "body" = "world"): number {
  let omega_B = start_B;
  let q_WB = identityQuat;
  for (let frame = 0; frame < frames; frame++) {
    const torque_B = cross(mulVec(inertia_B, omega_B), omega_B);
    const torque_W = rotate(q_WB, torque_B);
    for (let substep = 0; substep < 4; substep++) {
      const acting_B = heldIn === "body" ? torque_B : rotateInverse(q_WB, torque_W);
      const change_B = mulVec(inverse_B, acting_B);
      omega_B = addVec(omega_B, scaleVec(dt / 4, change_B));
      q_WB = exponentialMap(q_WB, rotate(q_WB, omega_B), dt / 4);
    }
  }
  return gain(omega_B);
}

describe("a gyroscopic torque held for four substeps", () => {
  it("gains in a short frame what one explicit step of the frame gains", () => {
    // The two differ by 4e-4 of the gain, which is of the order of the angle of a frame, 5e-3.
    expect(heldGain(1 / 960, 1) / explicitGain(1 / 960, 1)).toBeCloseTo(1, 3);
  });

  it("takes one explicit step of the frame if it is held along the body’s axes", () => {
    expect(heldGain(1 / 60, 300, "body") / explicitGain(1 / 60, 300)).toBeCloseTo(1, 10);
  });

  it("gains far more in five seconds of the crooked throw, held along the world’s, as engines hold it", () => {
    // 360 times.
    expect(heldGain(1 / 60, 300) / explicitGain(1 / 60, 300)).toBeGreaterThan(100);
  });
});

const SECONDS = 2;
const motion = freeRotation(body, identityQuat, start_B);
const truth = attitudeAt(motion, SECONDS);

/** An engine is handed midpoint's ω′ in every frame, and turns the body by it. How far its L in the body and its attitude end from the truth. */
function errors(rate: number) {
  let omega_B = start_B;
  let q_WB = identityQuat;
  for (let frame = 0; frame < SECONDS * rate; frame++) {
    const mean_B = implicitConverged(omega_B, inertia_B, 0.5 / rate);
    omega_B = subVec(scaleVec(2, mean_B), omega_B);
    q_WB = exponentialMap(q_WB, rotate(q_WB, omega_B), 1 / rate);
  }
  const momentum_B = rotateInverse(truth.q_WB, motion.momentum_W);
  return {
    spin: norm(subVec(mulVec(inertia_B, omega_B), momentum_B)),
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
