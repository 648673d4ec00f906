import { describe, expect, it } from "vitest";
import {
  augmentedErrorAfter,
  errorAfter,
  meanVelocityErrorAfter,
  type Tumble,
} from "../../../src/chapters/exponential-map/attitudeErrors";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { exponentialMapBullet } from "../../../src/core/dynamics/orientation/exponentialMapBullet";
import type { FreeRotation } from "../../../src/core/exact/freeRotation";
import type { Mat3 } from "../../../src/core/math/mat3";
import {
  angleBetweenAttitudes,
  identityQuat,
  mulQuat,
  quatToMat,
  rotateInverse,
} from "../../../src/core/math/quat";
import {
  addVec,
  cross,
  dot,
  norm,
  normaliseVec,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { expectOrder } from "../../content/check";
import { systemOf } from "../../core/support";
import { motion } from "../euler-equation/setting";
import { axis } from "../quaternion-derivative/setting";

/** Boxes and spins without an order, the same in every run. */
function tumbles(count: number): Tumble[] {
  let seed = 7;
  const between = (low: number, high: number) => {
    seed = (seed * 48271) % 2147483647;
    return low + ((high - low) * seed) / 2147483647;
  };
  return Array.from({ length: count }, () => {
    const three = (low: number, high: number) => [0, 1, 2].map(() => between(low, high));
    const { body, exact } = systemOf({
      body: { shape: "box", size: three(0.2, 1), mass: 1 },
      initial: { angularVelocity: three(-3, 3) },
      dt: 0.01,
      frames: 1,
      lanes: [{ angular: "exact" }],
    });
    return { body, truth: exact as FreeRotation };
  });
}
const [SIXTH, TWELFTH] = [1 / 6, 1 / 12];

describe("Buss's last term", () => {
  it("is the core's augmented rule with its twelfth alone", () => {
    for (const frames of [150, 300])
      expect(
        meanVelocityErrorAfter(frames, { rate: 0, commutator: TWELFTH }) / augmentedErrorAfter(frames),
      ).toBeCloseTo(1, 9);
  });

  it("makes the tumbling box's attitude worse by itself, at every step tried", () => {
    for (const frames of [75, 150, 300, 600])
      expect(meanVelocityErrorAfter(frames, { rate: 0, commutator: TWELFTH })).toBeGreaterThan(
        1.5 * meanVelocityErrorAfter(frames, { rate: 0, commutator: 0 }),
      );
  });

  it("makes about nineteen of twenty random boxes worse by itself", () => {
    const worse = tumbles(200).filter(
      (tumble) =>
        meanVelocityErrorAfter(150, { rate: 0, commutator: TWELFTH }, tumble) >
        meanVelocityErrorAfter(150, { rate: 0, commutator: 0 }, tumble),
    );
    // Measured: 189 of 200.
    expect(Math.round(worse.length / 10)).toBe(19);
  });

  it("pays together with the second rate: order three, where each of the other choices has two", () => {
    const order = (terms: Parameters<typeof meanVelocityErrorAfter>[1]) =>
      Math.log2(meanVelocityErrorAfter(1600, terms) / meanVelocityErrorAfter(3200, terms));
    expect(order({ rate: SIXTH, commutator: TWELFTH })).toBeCloseTo(3, 1);
    for (const terms of [
      { rate: 0, commutator: TWELFTH },
      { rate: 0, commutator: 0 },
      { rate: SIXTH, commutator: 0 },
    ])
      expect(order(terms)).toBeCloseTo(2, 1);
  });
});

describe("the velocity halfway through a frame", () => {
  it("is better made from L than Buss's velocity, and better still where it is the true one", () => {
    for (const frames of [150, 300]) {
      const fromMomentum = meanVelocityErrorAfter(frames, { rate: 1 / 8, commutator: 0 });
      const buss = augmentedErrorAfter(frames);
      const bare = meanVelocityErrorAfter(frames, { rate: 0, commutator: 0 });
      expect(fromMomentum).toBeLessThan(bare);
      expect(bare).toBeLessThan(buss);
      expect(errorAfter(exponentialMap, 0.5, frames)).toBeLessThan(fromMomentum);
    }
  });
});

describe("Magnus' twelfth", () => {
  it("has the opposite sign along the body's axes", () => {
    const missed = (sign: number) => (dt: number) => {
      const omegaBodyAt = (t: number) => rotateInverse(motion(t).spin.q_WB, motion(t).omega_W);
      const rate_B = scaleVec(1 / 2e-4, subVec(omegaBodyAt(1e-4), omegaBodyAt(-1e-4)));
      const omega_B = omegaBodyAt(0);
      const sum_B = addVec(omegaBodyAt(1e-3), omegaBodyAt(-1e-3));
      const secondRate_B = scaleVec(1e6, subVec(sum_B, scaleVec(2, omega_B)));
      const mean_B = [
        omega_B,
        scaleVec(dt / 2, rate_B),
        scaleVec((dt * dt) / 6, secondRate_B),
        scaleVec((sign * dt * dt) / 12, cross(rate_B, omega_B)),
      ].reduce(addVec);
      const end = mulQuat(motion(0).spin.q_WB, exponentialMap(identityQuat, mean_B, dt));
      return angleBetweenAttitudes(end, motion(dt).spin.q_WB);
    };
    expectOrder(missed(-1), 4, 1 / 32);
    expectOrder(missed(1), 3, 1 / 128);
  });
});

describe("a cosine in single precision", () => {
  it("keeps at a thousandth of a radian eight whole steps below one, of the 8.4 that half the square has", () => {
    const angle = Math.fround(0.001);
    expect(1 - Math.fround(Math.cos(angle))).toBe(8 * 2 ** -24);
    expect((0.5 * angle ** 2) / 2 ** -24).toBeCloseTo(8.39, 2);
  });

  it("is exactly one where half the square of the angle is below half a step, 2⁻²⁵", () => {
    for (const factor of [0.9, 0.99]) expect(Math.fround(Math.cos(factor * 2 ** -12))).toBe(1);
    for (const factor of [1.01, 1.1]) expect(Math.fround(Math.cos(factor * 2 ** -12))).toBeLessThan(1);
  });
});

describe("the logarithm near half a turn", () => {
  /** The axis from a matrix's antisymmetric part, whose length is sin θ. */
  function axisOfMatrix([, xy, xz, yx, , yz, zx, zy]: Mat3): Vec3 {
    return normaliseVec([zy - yz, xz - zx, yx - xy]);
  }

  it("loses the axis from a rotation matrix, and keeps it from a quaternion", () => {
    for (const left of [1e-4, 1e-6, 1e-8]) {
      const theta = Math.PI - left;
      const q = exponentialMap(identityQuat, scaleVec(theta, axis), 1);
      const vector: Vec3 = [q[1], q[2], q[3]];
      expect(norm(subVec(scaleVec(1 / norm(vector), vector), axis))).toBeLessThan(1e-15);
      expect(Math.abs(2 * Math.atan2(norm(vector), q[0]) - theta)).toBeLessThan(1e-15);
      // Round-off of the entries, a few times 2⁻⁵³, over their differences of size sin θ.
      const off = norm(subVec(axisOfMatrix(quatToMat(q)), axis));
      expect(off).toBeGreaterThan(2 ** -59 / left);
      expect(off).toBeLessThan(2 ** -50 / left);
    }
  });

  it("keeps the axis in the sums of opposite entries and the diagonal", () => {
    for (const left of [1e-4, 1e-6, 1e-8]) {
      const m = quatToMat(exponentialMap(identityQuat, scaleVec(Math.PI - left, axis), 1));
      // (R + Rᵀ)/2 − cos θ 1 = (1 − cos θ) û ûᵀ: each column points along û.
      const cosine = Math.cos(Math.PI - left);
      const column: Vec3 = [m[0] - cosine, (m[1] + m[3]) / 2, (m[2] + m[6]) / 2];
      const along = scaleVec(Math.sign(dot(column, axis)) / norm(column), column);
      expect(norm(subVec(along, axis))).toBeLessThan(1e-14);
    }
  });

  it("is half a turn at most, from the one of q and −q whose scalar part is not negative", () => {
    const theta = 4;
    const [w, ...vector] = exponentialMap(identityQuat, scaleVec(theta, axis), 1);
    expect(w).toBeLessThan(0);
    expect(2 * Math.atan2(Math.hypot(...vector), -w)).toBeCloseTo(2 * Math.PI - theta, 14);
  });

  it("has two answers at half a turn", () => {
    const turnedBy = (u: Vec3) => quatToMat(exponentialMap(identityQuat, scaleVec(Math.PI, u), 1));
    const [one, other] = [turnedBy(axis), turnedBy(scaleVec(-1, axis))];
    one.forEach((entry, k) => {
      expect(entry).toBeCloseTo(other[k] ?? Number.NaN, 15);
    });
  });
});

describe("small numbers", () => {
  it("leave a length of zero where their squares are below what the format holds", () => {
    const component = Math.fround(1e-23);
    expect(component).toBeGreaterThan(0);
    expect(Math.fround(component * component)).toBe(0);
  });

  it("go through Bullet's map by a test of the speed, however long the frame", () => {
    // A speed below 0.001 rad/s in frames of 500 s: two terms of the series, though the angle is 0.45 rad.
    const [speed, dt] = [0.0009, 500];
    const half = 0.5 * speed * dt;
    const [w, ...vector] = exponentialMapBullet(identityQuat, scaleVec(speed, axis), dt);
    const twoTerms = half - (speed * dt) ** 3 / 48;
    expect(Math.hypot(...vector) / w).toBeCloseTo(twoTerms / Math.cos(half), 9);
    expect(Math.abs(twoTerms / Math.sin(half) - 1)).toBeGreaterThan(1e-5);
  });
});
