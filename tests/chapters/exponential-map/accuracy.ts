import { expect } from "vitest";
import { augmentedErrorAfter, errorAfter } from "../../../src/chapters/exponential-map/attitudeErrors";
import { roundOff } from "../../../src/chapters/exponential-map/RoundOff";
import { augmented } from "../../../src/core/dynamics/angular/augmented";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import { cos, sin } from "../../../src/core/math/elementary";
import { inverseMat, mulVec } from "../../../src/core/math/mat3";
import { angleBetweenAttitudes, identityQuat, mulQuat } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { centralRate, distance, expectEqual, expectOrder } from "../../content/check";
import { body, inertia_W, momentum_W, motion, omega_W, q_WB } from "../euler-equation/setting";
import { angle, axis, quat, r } from "../quaternion-derivative/setting";

const omegaAt = (t: number): Vec3 => motion(t).omega_W;

/** The first and second rates of ω at the start, by differences whose error is some 1e-8. */
const rate_W = centralRate(omegaAt, 1e-4);
const secondRate_W = scaleVec(1e6, subVec(addVec(omegaAt(1e-3), omegaAt(-1e-3)), scaleVec(2, omegaAt(0))));

/** The sum of ω over a frame, by Simpson's rule in pieces far below what it is compared with. */
function integral(dt: number): Vec3 {
  const pieces = 16;
  let sum: Vec3 = [0, 0, 0];
  for (let k = 0; k <= pieces; k++) {
    const weight = k === 0 || k === pieces ? 1 : k % 2 === 1 ? 4 : 2;
    sum = addVec(sum, scaleVec((weight * dt) / (3 * pieces), omegaAt((k * dt) / pieces)));
  }
  return sum;
}

function total(...parts: readonly Vec3[]): Vec3 {
  return parts.reduce(addVec);
}

/** How far a turn by this mean velocity is from the true attitude at the end of a frame [rad]. */
function missedBy(mean: (dt: number) => Vec3): (dt: number) => number {
  return (dt) => angleBetweenAttitudes(exponentialMap(q_WB, mean(dt), dt), motion(dt).spin.q_WB);
}

const commutator_W = cross(rate_W, omega_W);

/** The series near zero, and the velocity that a frame should be turned by, by id. */
export const EQUATIONS = {
  "sine-series": () =>
    expectOrder((x) => Math.abs(sin(x / 2) / x - (1 / 2 - x ** 2 / 48 + x ** 4 / 3840)), 6, 1),
  "cosine-series": () =>
    expectOrder((x) => Math.abs((1 - cos(x)) / x ** 2 - (1 / 2 - x ** 2 / 24 + x ** 4 / 720)), 6, 1),
  "half-angle": () => {
    const x = 0.9;
    expectEqual([(1 - cos(x)) / x ** 2], [0.5 * (sin(x / 2) / (x / 2)) ** 2]);
    expect((1 - cos(1e-9)) / 1e-18).toBe(0);
    expectEqual([0.5 * (sin(5e-10) / 5e-10) ** 2], [0.5]);
    const [, , direct, byHalf] = roundOff("single").plot.curves;
    expect(direct?.at(1e-5)).toBe(1);
    expect(byHalf?.at(1e-5)).toBeLessThan(4 * 2 ** -24);
  },
  threshold: () => {
    for (const [unit, about] of [
      [2 ** -24, 0.103],
      [2 ** -53, 0.00068],
    ] as const) {
      const x = (1920 * unit) ** (1 / 4);
      expect(Math.abs(x / about - 1)).toBeLessThan(0.01);
      expectEqual([x ** 4 / 3840 / 0.5], [unit]);
    }
    for (const precision of ["single", "double"] as const) {
      const [direct, series] = roundOff(precision).plot.curves;
      const unit = precision === "single" ? 2 ** -24 : 2 ** -53;
      for (let x = 1e-8; x < 1; x *= 1.07) expect(direct?.at(x)).toBeLessThan(1.6 * unit);
      expect(series?.at((1920 * unit) ** (1 / 4) / 2)).toBeLessThan(1.6 * unit);
      expect(series?.at((1920 * unit) ** (1 / 4) * 2)).toBeGreaterThan(8 * unit);
    }
  },
  "two-small-turns": () => {
    const [first, second] = [scaleVec(0.3, r), scaleVec(angle, axis)];
    const product = mulQuat(quat(1, scaleVec(0.5, second)), quat(1, scaleVec(0.5, first)));
    const vector = addVec(scaleVec(0.5, addVec(first, second)), scaleVec(0.25, cross(second, first)));
    expectEqual(product, quat(1 - 0.25 * dot(second, first), vector));
    expectOrder(
      (part) => {
        const turns = [scaleVec(part, first), scaleVec(part, second)] as const;
        const both = exponentialMap(exponentialMap(identityQuat, turns[0], 1), turns[1], 1);
        const sum = total(...turns, scaleVec(0.5, cross(turns[1], turns[0])));
        return angleBetweenAttitudes(both, exponentialMap(identityQuat, sum, 1));
      },
      3,
      1 / 32,
    );
  },
  "end-velocity": () => {
    expectOrder(
      (dt) => {
        const over = subVec(scaleVec(dt, omegaAt(dt)), integral(dt));
        return norm(subVec(over, scaleVec(0.5 * dt * dt, rate_W)));
      },
      3,
      1 / 32,
    );
    for (const [turn, factor] of [
      [(dt: number) => scaleVec(dt, omegaAt(dt)), 1],
      [integral, 0.5],
    ] as const)
      expectOrder(
        (dt) => {
          const twoTerms = addVec(scaleVec(dt, omega_W), scaleVec(factor * dt * dt, rate_W));
          return norm(subVec(turn(dt), twoTerms));
        },
        3,
        1 / 32,
      );
    const order = (error: (frames: number) => number) => Math.log2(error(400) / error(800));
    expect(order((frames) => errorAfter(exponentialMap, 1, frames))).toBeCloseTo(1, 1);
    expect(order((frames) => errorAfter(quaternionStep, 1, frames))).toBeCloseTo(1, 1);
    expect(order((frames) => errorAfter(exponentialMap, 0.5, frames))).toBeCloseTo(2, 1);
  },
  "mean-velocity": () => {
    const terms = (dt: number): Vec3[] => [
      omega_W,
      scaleVec(dt / 2, rate_W),
      scaleVec((dt * dt) / 6, secondRate_W),
      scaleVec((dt * dt) / 12, commutator_W),
    ];
    expectOrder(
      missedBy((dt) => total(...terms(dt))),
      4,
      1 / 32,
    );
    for (const missing of [2, 3])
      expectOrder(
        missedBy((dt) => total(...terms(dt).filter((_, k) => k !== missing))),
        3,
        1 / 128,
      );
  },
  twelfth: () => {
    const [dt, pieces] = [0.7, 400];
    const velocity = (t: number) => addVec(omega_W, scaleVec(t, rate_W));
    const expected = scaleVec(dt ** 3 / 12, commutator_W);
    const part = dt / pieces;
    let sum: Vec3 = [0, 0, 0];
    let [area, area2] = [0, 0];
    for (let later = 0; later < pieces; later++) {
      const t2 = (later + 0.5) * part;
      area2 += (t2 ** 2 / 2) * part;
      for (let earlier = 0; earlier < later; earlier++) {
        const t1 = (earlier + 0.5) * part;
        area += (t2 - t1) * part ** 2;
        sum = addVec(sum, scaleVec(part ** 2 / 2, cross(velocity(t2), velocity(t1))));
      }
    }
    // The midpoint rule, whose error goes with the square of a piece.
    for (const vector of [sum, scaleVec(area / 2, commutator_W), scaleVec(area2 / 2, commutator_W)])
      expect(distance(vector, expected) / norm(expected)).toBeLessThan(2 / pieces ** 2);
  },
  gauss: () => {
    const mean = (factor: number) => (dt: number) => {
      const at = (sign: number) => omegaAt((0.5 + (sign * Math.sqrt(3)) / 6) * dt);
      const commutator = scaleVec(factor * Math.sqrt(3) * dt, cross(at(1), at(-1)));
      return addVec(scaleVec(0.5, addVec(at(-1), at(1))), commutator);
    };
    expectOrder(missedBy(mean(1 / 12)), 5, 1 / 16);
    expectOrder(missedBy(mean(0)), 3, 1 / 128);
  },
  buss: () => {
    const acceleration_W = mulVec(inverseMat(inertia_W), cross(momentum_W, omega_W));
    const mean_W = total(
      omega_W,
      scaleVec(0.05, acceleration_W),
      scaleVec(0.01 / 12, cross(acceleration_W, omega_W)),
    );
    const turned = augmented({ q_WB, momentum_W }, body, null, 0.1).q_WB;
    expectEqual(turned, exponentialMap(q_WB, mean_W, 0.1));
    expect(Math.log2(augmentedErrorAfter(1600) / augmentedErrorAfter(3200))).toBeCloseTo(2, 1);
  },
};
