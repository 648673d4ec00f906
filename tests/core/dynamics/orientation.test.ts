import { describe, expect, it } from "vitest";
import { orthonormalityErrors } from "../../../src/core/diagnostics/errors";
import { readings } from "../../../src/core/diagnostics/readings";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import type { OrientationId } from "../../../src/core/dynamics/ids";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { exponentialMapBullet } from "../../../src/core/dynamics/orientation/exponentialMapBullet";
import { exponentialMapWrongSide } from "../../../src/core/dynamics/orientation/exponentialMapWrongSide";
import { matrixStep } from "../../../src/core/dynamics/orientation/matrix";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import { quaternionWrongSideStep } from "../../../src/core/dynamics/orientation/quaternionWrongSide";
import {
  determinant,
  diagonal,
  frobeniusNorm,
  identityMat,
  mulMat,
  mulVec,
  scaleMat,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import { nearestRotation } from "../../../src/core/math/nearestRotation";
import {
  angleBetweenAttitudes,
  conjugate,
  identityQuat,
  matToQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatToMat,
  rotate,
  rotateInverse,
  sizeOfQuat,
} from "../../../src/core/math/quat";
import { dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { forAll } from "../fuzz/effort";
import { evenly, someAttitude, someMoments, vectorWithin } from "../fuzz/numbers";
import { axisTurn, finalState, quatError } from "../support";

const TILT = normaliseQuat([0.5, -0.5, 0.1, 0.7]);
const OMEGA: Vec3 = [1, 2, 3];
const SPEED = norm(OMEGA);
const turnBy = (angle: number): Quat => axisTurn(OMEGA, angle);

/** Constant ω: a sphere, so that only the turning is at work. */
function run(orientation: OrientationId, dt: number, frames: number) {
  return finalState({
    body: { inertia: [1, 1, 1], mass: 1 },
    initial: { orientation: TILT, angularVelocity: [1, 2, 3] },
    dt,
    frames,
    lanes: [{ angular: "none", orientation }],
  });
}
const turned = (orientation: OrientationId, dt: number, frames: number) => run(orientation, dt, frames).state;

/** Error in the attitude after 2 s at constant ω, in radians. */
function errorAtTwo(orientation: OrientationId, frames: number): number {
  return angleBetweenAttitudes(
    turned(orientation, 2 / frames, frames).q_WB,
    mulQuat(turnBy(2 * SPEED), TILT),
  );
}

describe("at constant ω", () => {
  it("the exponential map is exact", () => {
    // 100 products of unit quaternions.
    expect(errorAtTwo("exponential-map", 100)).toBeLessThan(1e-14);
    expect(errorAtTwo("exponential-map", 3)).toBeLessThan(1e-14);
  });
  it("the turn is about world ω, counter-clockwise", () => {
    const quarter = exponentialMap(identityQuat, [0, 0, Math.PI / 2], 1);
    expect(norm(scaleVec(1, rotate(quarter, [1, 0, 0])))).toBeCloseTo(1, 15);
    expect(rotate(quarter, [1, 0, 0])[1]).toBeCloseTo(1, 15);
  });
  it.each([
    ["matrix", 2],
    ["matrix-orthonormal", 1],
    ["quaternion", 2],
    ["quaternion-unnormalised", 2],
  ] as const)("%s converges with order %d", (orientation, order) => {
    const measured = Math.log2(errorAtTwo(orientation, 1000) / errorAtTwo(orientation, 2000));
    expect(Math.abs(measured - order)).toBeLessThan(0.05);
  });
  it.each(["quaternion-wrong-side", "exponential-map-wrong-side"] as const)(
    "%s does not converge at all",
    (side) => {
      expect(errorAtTwo(side, 2000)).toBeGreaterThan(0.5);
    },
  );
  it("the exponential map on the wrong side turns about Rω", () => {
    const about = exponentialMap(TILT, rotate(TILT, OMEGA), 0.3);
    // Measured: 1.5e-16.
    expect(quatError(exponentialMapWrongSide(TILT, OMEGA, 0.3), about)).toBeLessThan(1e-15);
  });
  it("a spin too slow for a square still turns the body", () => {
    const slow: Vec3 = [3e-9, 0, 0];
    expect(exponentialMap(identityQuat, slow, 1)[1]).toBe(1.5e-9);
    expect(exponentialMap(TILT, [0, 0, 0], 1)).toEqual(normaliseQuat(TILT));
  });
});

describe("any attitude", () => {
  it("turned by the exponential map twice about one axis is turned by the sum, and leaves that axis", () => {
    forAll(
      500,
      [someAttitude, vectorWithin(10), evenly(0, 1), evenly(0, 1)],
      (q_WB, omega_W, first, second) => {
        const twice = exponentialMap(exponentialMap(q_WB, omega_W, first), omega_W, second);
        const once = exponentialMap(q_WB, omega_W, first + second);
        // Some roundings of components of at most 1, and of angles of at most 17 and 35 rad.
        expect(quatError(twice, once)).toBeLessThan(16e-15);
        const still_W = rotate(once, rotateInverse(q_WB, omega_W));
        expect(norm(subVec(still_W, omega_W))).toBeLessThanOrEqual(4e-15 * norm(omega_W));
      },
    );
  });
  it("is the same as a quaternion and as a matrix, and turns a vector as the product of two does", () => {
    forAll(500, [someAttitude, someAttitude, vectorWithin(10)], (q_WB, p_WB, v_B) => {
      expect(quatError(matToQuat(quatToMat(q_WB)), q_WB)).toBeLessThan(2e-15);
      // Some ten roundings of components of at most |v|. Measured: 4 ε and 8 ε.
      const roundOff = 32 * Number.EPSILON * norm(v_B);
      expect(norm(subVec(rotate(q_WB, v_B), mulVec(quatToMat(q_WB), v_B)))).toBeLessThanOrEqual(roundOff);
      const inTurn = rotate(p_WB, rotate(q_WB, v_B));
      expect(norm(subVec(rotate(mulQuat(p_WB, q_WB), v_B), inTurn))).toBeLessThanOrEqual(roundOff);
      expect(norm(subVec(rotateInverse(q_WB, rotate(q_WB, v_B)), v_B))).toBeLessThanOrEqual(roundOff);
    });
  });
  it("is the rotation nearest to itself times any symmetric positive stretch", () => {
    forAll(500, [someAttitude, someAttitude, someMoments], (q_WB, axes, stretches) => {
      const stretched = mulMat(quatToMat(q_WB), inertiaInWorld(axes, diagonal(stretches)));
      const spread = Math.max(...stretches) / Math.min(...stretches);
      // The condition of the polar factor is that of the stretch. Measured: 7 ε times it.
      expect(frobeniusNorm(subMat(nearestRotation(stretched), quatToMat(q_WB)))).toBeLessThan(
        32 * Number.EPSILON * spread,
      );
    });
  });
});

describe("R += dt Ω R", () => {
  const dt = 0.05;
  const step = matrixStep(quatToMat(TILT), OMEGA, dt);
  it("multiplies det R by 1 + (|ω| dt)²", () => {
    expect(determinant(step)).toBeCloseTo(1 + (SPEED * dt) ** 2, 14);
  });
  it("stretches only what lies across ω, by √(1 + (|ω| dt)² sin²θ)", () => {
    for (const column_B of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const) {
      const cosine = dot(rotate(TILT, column_B), OMEGA) / SPEED;
      const stretch = Math.sqrt(1 + (SPEED * dt) ** 2 * (1 - cosine * cosine));
      expect(norm(mulVec(step, column_B))).toBeCloseTo(stretch, 14);
    }
  });
  it("is drawn as it is kept, while dynamics go by the nearest rotation, which `orientation` gives", () => {
    const { system, state } = run("matrix", dt, 100);
    const { rotation, orientation } = readings(system, state);
    if (rotation === undefined) throw new Error("a matrix lane prints its matrix");
    expect(determinant(rotation) / (1 + (SPEED * dt) ** 2) ** 100).toBeCloseTo(1, 12);
    expect(quatError(orientation, matToQuat(nearestRotation(rotation)))).toBeLessThan(1e-15);
    const { orthogonalityError, ...others } = orthonormalityErrors(state);
    expect(orthogonalityError).toBeGreaterThan(0.1);
    expect(others).toEqual({ determinant: determinant(rotation), quaternionNorm: null });
    const kept = orthonormalityErrors(turned("matrix-orthonormal", dt, 100));
    expect(kept.orthogonalityError).toBeLessThan(1e-14);
    expect(kept.determinant).toBeCloseTo(1, 14);
  });
});

describe("the quaternion step", () => {
  it("turns by 2 arctan(|ω| dt / 2), always too little, and never by more than π", () => {
    for (const dt of [0.01, 0.1, 1, 100]) {
      const angle = angleBetweenAttitudes(TILT, quaternionStep(TILT, OMEGA, dt));
      expect(angle).toBeCloseTo(2 * Math.atan((SPEED * dt) / 2), 13);
      expect(angle).toBeLessThan(Math.min(SPEED * dt, Math.PI));
    }
  });
  it("left unnormalised grows by √(1 + (|ω| dt / 2)²) a step, and prints as it is kept", () => {
    const state = turned("quaternion-unnormalised", 0.05, 100);
    const growth = (1 + ((SPEED * 0.05) / 2) ** 2) ** 50;
    expect(orthonormalityErrors(state).quaternionNorm).toBeCloseTo(growth, 12);
    expect(state.rawAttitude?.form === "quaternion" && sizeOfQuat(state.rawAttitude.quaternion)).toBeCloseTo(
      growth,
      12,
    );
    const normalised = { orthogonalityError: null, determinant: null, quaternionNorm: expect.closeTo(1, 15) };
    expect(orthonormalityErrors(turned("quaternion", 0.05, 100))).toEqual(normalised);
  });
  it("left unnormalised ends its lane where it grows past all numbers", () => {
    // √(1 + (|ω| dt / 2)²) is 1.9 at 3.2 rad a step: past 1e308 within 1200 steps.
    expect(() => turned("quaternion-unnormalised", 0.86, 1200)).toThrow(/orientation is not finite/);
    expect(() => turned("matrix", 0.86, 1200)).toThrow(/orientation is not finite/);
  });
  it("on the wrong side turns about the wrong axis: body ω belongs there", () => {
    const omega_B = rotateInverse(TILT, OMEGA);
    expect(
      quatError(quaternionWrongSideStep(TILT, omega_B, 0.05), quaternionStep(TILT, OMEGA, 0.05)),
    ).toBeLessThan(1e-15);
    expect(
      quatError(quaternionWrongSideStep(TILT, OMEGA, 0.05), quaternionStep(TILT, OMEGA, 0.05)),
    ).toBeGreaterThan(0.05);
  });
});

describe("Bullet's exponential map", () => {
  it("past π/4 a step turns by 2 arctan((4/π) |ω| dt tan(π/8)): 1.624 rad at |ω| dt = 2", () => {
    const angle = angleBetweenAttitudes(TILT, exponentialMapBullet(TILT, OMEGA, 2 / SPEED));
    expect(angle).toBeCloseTo(2 * Math.atan((4 / Math.PI) * 2 * Math.tan(Math.PI / 8)), 14);
    expect(angle).toBeCloseTo(1.624, 3);
  });
  it("is Euler's step, normalised, where |ω|² is not above the machine epsilon", () => {
    const edge = Math.sqrt(Number.EPSILON);
    const slowest = scaleVec((0.999 * edge) / SPEED, OMEGA);
    const next = scaleVec((1.001 * edge) / SPEED, OMEGA);
    // A step so long that it would turn by half a radian.
    const dt = 0.5 / edge;
    expect(
      quatError(exponentialMapBullet(TILT, slowest, dt), quaternionStep(TILT, slowest, dt)),
    ).toBeLessThan(1e-15);
    expect(quatError(exponentialMapBullet(TILT, next, dt), quaternionStep(TILT, next, dt))).toBeGreaterThan(
      1e-3,
    );
  });
  it("is the exact map between its two branches, and on the slow one to the third power of the angle", () => {
    expect(exponentialMapBullet(TILT, OMEGA, 0.1)).toEqual(exponentialMap(TILT, OMEGA, 0.1));
    const slow = scaleVec(0.0009 / SPEED, OMEGA);
    expect(quatError(exponentialMapBullet(TILT, slow, 100), exponentialMap(TILT, slow, 100))).toBeLessThan(
      1e-8,
    );
    expect(quatError(exponentialMapBullet(TILT, slow, 100), exponentialMap(TILT, slow, 100))).toBeGreaterThan(
      1e-13,
    );
  });
});

describe("the nearest rotation", () => {
  it("of a stretched rotation is that rotation", () => {
    const rotation = quatToMat(TILT);
    const stretched = mulMat(rotation, [2, 0.3, 0.1, 0.3, 1, 0.2, 0.1, 0.2, 30]);
    expect(frobeniusNorm(subMat(nearestRotation(stretched), rotation))).toBeLessThan(1e-14);
    expect(frobeniusNorm(subMat(nearestRotation(scaleMat(1e50, stretched)), rotation))).toBeLessThan(1e-14);
  });
  it("has a quaternion whichever of its components is largest", () => {
    for (const q of [TILT, [0.1, 0.9, -0.3, 0.2], [0.1, -0.2, 0.9, 0.3], [-0.1, 0.3, 0.2, 0.9]] as Quat[]) {
      const unit = normaliseQuat(q);
      expect(quatError(matToQuat(quatToMat(unit)), unit)).toBeLessThan(1e-15);
      const gram = mulMat(transpose(quatToMat(unit)), quatToMat(unit));
      expect(frobeniusNorm(subMat(gram, identityMat))).toBeLessThan(1e-15);
      expect(quatError(mulQuat(unit, conjugate(unit)), identityQuat)).toBeLessThan(1e-15);
    }
  });
});
