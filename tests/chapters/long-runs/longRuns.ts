import { expect } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { principal } from "../../../src/core/bodies/principal";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { linearlyImplicit } from "../../../src/core/dynamics/angular/linearlyImplicit";
import { midpoint } from "../../../src/core/dynamics/angular/midpoint";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import { INNER, OUTER } from "../../../src/core/dynamics/angular/splitting4";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import { attitudeAt, type FreeRotation, freeRotation } from "../../../src/core/exact/freeRotation";
import { diagonal, type Mat3, mulVec, solve3 } from "../../../src/core/math/mat3";
import { angleBetweenAttitudes, identityQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { errorsOf, RATES, SWEPT_RULES } from "../../../src/core/runs/workPrecision";
import { distance, expectEqual, squared } from "../../content/check";
import {
  body,
  energyOf,
  growth,
  inertia_B,
  inverseInertia_B,
  middleSpin,
  momentum_W,
  omega_B,
  principal_B,
  q_WB,
} from "../euler-equation/setting";
import { directions } from "../stepping-euler-equation/setting";

const step = 0.1;
const [i1, i2, i3] = [principal_B[0], principal_B[4], principal_B[8]];

/** A body with the moments of the checks on the middle axis, started with L tilted by so much towards its axis 1 or 3. */
function tilted(tilt: number, towards: 0 | 2 = 0): FreeRotation {
  const along = middleSpin * i2 * tilt;
  const spin: Vec3 = towards === 0 ? [along / i1, middleSpin, 0] : [0, middleSpin, along / i3];
  const body = massProperties({ inertia: [i1, i2, i3], mass: 1 });
  return freeRotation(body, identityQuat, spin);
}

/** L along the principal axes at a time. */
function momentumAt(motion: FreeRotation, t: number): Vec3 {
  const { q_WB } = attitudeAt(motion, t);
  return rotateInverse(q_WB, motion.momentum_W);
}

/** The time of the n-th flip: the n-th passage of L through the plane across the middle axis. */
function flipTime(motion: FreeRotation, n: number): number {
  let found = 0;
  let before = momentumAt(motion, 0)[1];
  const pace = 0.02;
  for (let t = pace; ; t += pace) {
    const now = momentumAt(motion, t)[1];
    if (before * now < 0) found += 1;
    if (found === n) return bisect(motion, t - pace, t);
    before = now;
  }
}

function bisect(motion: FreeRotation, from: number, to: number): number {
  const sign = momentumAt(motion, from)[1];
  let [low, high] = [from, to];
  for (let k = 0; k < 50; k++) {
    const middle = (low + high) / 2;
    if (momentumAt(motion, middle)[1] * sign > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const momentum_B = mulVec(inertia_B, omega_B);
/** τ_g */
const gyroscopic_B = cross(momentum_B, omega_B);

/** I_*, and the three differences 1/I_k − 1/I_* in ascending order of the moments. */
function bracketsOf(spin_B: Vec3): { readonly intermediate: number; readonly factors: Vec3 } {
  const intermediate = squared(mulVec(inertia_B, spin_B)) / (2 * energyOf(spin_B));
  const factors = principal(inertia_B).moments.map((moment) => 1 / moment - 1 / intermediate);
  return { intermediate, factors: factors as unknown as Vec3 };
}

/** ω of the core's midpoint rule before and after a step, and its mean, body axes. */
function midpointStep() {
  const spin = midpoint({ q_WB, momentum_W }, body, null, step);
  const after_B = mulVec(inverseInertia_B, rotateInverse(spin.q_WB, spin.momentum_W));
  return { before_B: omega_B, after_B, middle_B: scaleVec(0.5, addVec(omega_B, after_B)) };
}

/** The spins from which a step of each rule is measured: on either side of the separatrix. */
const SPINS: readonly Vec3[] = [omega_B, [1.9, 0.2, -0.3], [0.2, -0.4, 2.1]];

interface March {
  readonly name: string;
  readonly next: (start_B: Vec3, tensor: Mat3, step: number) => Vec3;
  /** Of what a step adds to |L|² and to 2E. */
  readonly signs: readonly [number, number];
}

const MARCHES: readonly March[] = [
  { name: "explicit", next: explicit, signs: [1, 1] },
  { name: "solved", next: implicitConverged, signs: [-1, -1] },
  { name: "one Newton step", next: implicitBody, signs: [-1, -1] },
  { name: "linearly implicit", next: linearlyImplicit, signs: [1, -1] },
  { name: "momentum", next: momentumRule, signs: [0, 1] },
];

/** L stands still while the body turns by |ω|Δt about ω. */
function momentumRule(start_B: Vec3, tensor: Mat3, step: number): Vec3 {
  const turned = exponentialMap(identityQuat, start_B, step);
  return solve3(tensor, rotateInverse(turned, mulVec(tensor, start_B)));
}

/** Moments in ascending order: a racket's, a lath's, and rounder ones. */
const BODIES: readonly Vec3[] = [
  [0.00126, 0.01126, 0.0125],
  [0.001, 0.0835, 0.0842],
  [1, 2, 3],
  [2.1, 2.6, 3],
];

const between = (motion: FreeRotation) => flipTime(motion, 2) - flipTime(motion, 1);

/** Long runs of a free body, and doubts about its start, by id. */
export const EQUATIONS = {
  "linearly-implicit-step": () => {
    const [before, after] = [omega_B, linearlyImplicit(omega_B, inertia_B, step)];
    const [momentum, next] = [mulVec(inertia_B, before), mulVec(inertia_B, after)];
    const change = subVec(next, momentum);
    expectEqual(change, scaleVec(-step, cross(after, momentum)));
    expect(dot(after, change)).toBeCloseTo(0, 13);
    expect(dot(momentum, change)).toBeCloseTo(0, 13);
    const turned = subVec(after, before);
    expectEqual(
      [dot(after, change) - 0.5 * dot(turned, mulVec(inertia_B, turned))],
      [energyOf(after) - energyOf(before)],
    );
    expectEqual([2 * dot(momentum, change) + squared(change)], [squared(next) - squared(momentum)]);
    expect(squared(change)).toBeGreaterThan(1e-3);
  },
  "two-squares": () => {
    for (const { name, next, signs } of MARCHES)
      for (const start of SPINS) {
        const errors = [0.04, 0.02].map((step) => {
          const turned = cross(mulVec(inertia_B, start), start);
          const b = step * step * squared(turned);
          const a = step * step * dot(turned, mulVec(inverseInertia_B, turned));
          const end = next(start, inertia_B, step);
          const momentum = squared(mulVec(inertia_B, end)) - squared(mulVec(inertia_B, start));
          const energy = 2 * (energyOf(end) - energyOf(start));
          return Math.hypot(momentum - signs[0] * b, energy - signs[1] * a);
        }) as [number, number];
        if (name === "explicit") expect(errors[0]).toBeLessThan(1e-12);
        // An error of the third power falls to an eighth.
        else expect(errors[1] / errors[0], name).toBeLessThan(0.16);
      }
  },
  "implicit-march": () => {
    for (const body of BODIES) {
      const tensor = diagonal(body);
      for (const direction of directions(60)) {
        const spin_B = scaleVec(2, direction);
        const l_B = mulVec(tensor, spin_B);
        const ratio = (omega: Vec3) => squared(mulVec(tensor, omega)) / dot(omega, mulVec(tensor, omega));
        const intermediate = ratio(spin_B);
        const product = body.reduce((all, moment) => all * (1 / moment - 1 / intermediate), 1);
        const torque = cross(l_B, spin_B);
        const difference = dot(torque, solve3(tensor, torque)) - squared(torque) / intermediate;
        const size = squared(torque) / intermediate;
        expect(Math.abs(difference + squared(l_B) ** 2 * product) / size).toBeLessThan(1e-9);
        const rate = squared(l_B) * intermediate * product;
        for (const { next, sign } of [
          { next: explicit, sign: 1 },
          { next: rescaledMomentum, sign: 1 },
          { next: implicitConverged, sign: -1 },
          { next: implicitBody, sign: -1 },
        ]) {
          const miss = (dt: number) =>
            Math.log(ratio(next(spin_B, tensor, dt)) / intermediate) / dt - sign * dt * rate;
          const [coarse, fine] = [miss(0.01), miss(0.005)];
          // What is left over falls to a quarter, until it is round-off.
          expect(Math.abs(fine)).toBeLessThan(0.3 * Math.abs(coarse) + 1e-11);
        }
      }
    }
  },
  "end-by-hand": () => {
    const tensor = diagonal([1, 2, 3]);
    const spin: Vec3 = [1, 1, 1];
    const l = mulVec(tensor, spin);
    const intermediate = squared(l) / dot(spin, l);
    expect([squared(l), dot(spin, l), intermediate.toFixed(3)]).toEqual([14, 6, "2.333"]);
    const brackets = [1, 2, 3].map((moment) => 1 / moment - 1 / intermediate);
    expect(brackets.map((one) => one.toFixed(4))).toEqual(["0.5714", "0.0714", "-0.0952"]);
    const product = brackets.reduce((all, one) => all * one, 1);
    expect(product.toFixed(5)).toBe("-0.00389");
    const rate = -0.1 * squared(l) * intermediate * product;
    expect(rate.toFixed(4)).toBe("0.0127");
    const next = implicitConverged(spin, tensor, 0.1);
    const after = mulVec(tensor, next);
    const measured = Math.log(squared(after) / dot(next, after) / intermediate) / 0.1;
    // The step is long: measured 0.0123.
    expect(Math.abs(measured / rate - 1)).toBeLessThan(0.1);
  },
  "rescaled-step": () => {
    const stepped_B = addVec(momentum_B, scaleVec(step, gyroscopic_B));
    const wanted_B = scaleVec(norm(momentum_B) / norm(stepped_B), stepped_B);
    expectEqual(mulVec(inertia_B, rescaledMomentum(omega_B, inertia_B, step)), wanted_B);
  },
  "rescaled-sign": () => {
    const signs = SPINS.map((spin_B) => {
      const l_B = mulVec(inertia_B, spin_B);
      const torque_B = cross(l_B, spin_B);
      const { factors, intermediate } = bracketsOf(spin_B);
      const lengthened = 1 + (step * step * squared(torque_B)) / squared(l_B);
      const [first, second, third] = factors;
      const change = ((-0.5 * step * step * squared(l_B) ** 2) / lengthened) * first * second * third;
      const gained = energyOf(rescaledMomentum(spin_B, inertia_B, step)) - energyOf(spin_B);
      expect(Math.abs(gained)).toBeGreaterThan(1e-5);
      expect(gained).toBeCloseTo(change, 13);
      const [least, middle, most] = principal(inertia_B).moments;
      expect(intermediate).toBeGreaterThan(least);
      expect(intermediate).toBeLessThan(most);
      expect(gained > 0).toBe(intermediate > middle);
      return Math.sign(gained);
    });
    expect(new Set(signs).size).toBe(2);
  },
  "rescaled-brackets": () => {
    const { factors: d, intermediate } = bracketsOf(omega_B);
    const { axes_B, moments } = principal(inertia_B);
    const l = axes_B.map((axis) => dot(axis, momentum_B)) as unknown as Vec3;
    const squares = l.map((component) => component ** 2) as unknown as Vec3;
    expect(dot(d, squares)).toBeCloseTo(0, 13);
    // The first component of the torque, which the second line squares; the axes may be left-handed.
    const first = Math.abs(dot(axes_B[0], gyroscopic_B));
    expect(Math.abs(l[1] * l[2] * (1 / moments[2] - 1 / moments[1]))).toBeCloseTo(first, 13);
    const across = dot(gyroscopic_B, mulVec(inverseInertia_B, gyroscopic_B));
    const left = across - squared(gyroscopic_B) / intermediate;
    // The sums: the numbers moved on in turn.
    const sum = (term: (one: 0 | 1 | 2, two: 0 | 1 | 2, three: 0 | 1 | 2) => number) =>
      term(0, 1, 2) + term(1, 2, 0) + term(2, 0, 1);
    const product = d[0] * d[1] * d[2];
    const pairs = sum((_, two, three) => squares[two] * squares[three]);
    expect(Math.abs(left)).toBeGreaterThan(1e-3);
    for (const line of [
      sum((one, two, three) => d[one] * (l[two] * l[three] * (d[three] - d[two])) ** 2),
      sum(
        (one, two, three) =>
          d[one] * d[two] * squares[three] * (d[one] * squares[one] + d[two] * squares[two]),
      ) -
        2 * product * pairs,
      -product * sum((_one, _two, three) => squares[three] ** 2) - 2 * product * pairs,
      -product * (squares[0] + squares[1] + squares[2]) ** 2,
      -product * squared(momentum_B) ** 2,
    ])
      expect(line / left).toBeCloseTo(1, 11);
  },
  "midpoint-step": () => {
    const { before_B, after_B, middle_B } = midpointStep();
    const left = mulVec(inertia_B, subVec(after_B, before_B));
    expectEqual(left, scaleVec(-step, cross(middle_B, mulVec(inertia_B, middle_B))));
  },
  "midpoint-energy": () => {
    const other_B: Vec3 = [0.4, 1.3, -0.9];
    const mean_B = scaleVec(0.5, addVec(omega_B, other_B));
    const [l_B, otherL_B] = [momentum_B, mulVec(inertia_B, other_B)];
    const product = dot(mean_B, subVec(otherL_B, l_B));
    expectEqual([energyOf(other_B) - energyOf(omega_B)], [product]);
    const second = 0.5 * dot(addVec(otherL_B, l_B), subVec(otherL_B, l_B));
    expectEqual([0.5 * squared(otherL_B) - 0.5 * squared(l_B)], [second]);
    const { before_B, after_B, middle_B } = midpointStep();
    expect(norm(subVec(after_B, before_B))).toBeGreaterThan(0.05);
    expect(dot(middle_B, mulVec(inertia_B, subVec(after_B, before_B)))).toBeCloseTo(0, 13);
    expectEqual([energyOf(after_B)], [energyOf(before_B)]);
    expectEqual([norm(mulVec(inertia_B, after_B))], [norm(mulVec(inertia_B, before_B))]);
  },
  "midpoint-turn": () => {
    const { before_B, after_B, middle_B } = midpointStep();
    const [l_B, next_B] = [mulVec(inertia_B, before_B), mulVec(inertia_B, after_B)];
    expectEqual(subVec(next_B, l_B), scaleVec(-0.5 * step, cross(middle_B, addVec(next_B, l_B))));
    const angle = 2 * Math.atan(0.5 * norm(middle_B) * step);
    const turned = quaternionStep(q_WB, rotate(q_WB, middle_B), step);
    expect(angleBetweenAttitudes(q_WB, turned)).toBeCloseTo(angle, 13);
    expectEqual(rotate(turned, next_B), rotate(q_WB, l_B));
    const mapped = exponentialMap(q_WB, rotate(q_WB, middle_B), step);
    expect(distance(rotate(mapped, next_B), rotate(q_WB, l_B))).toBeGreaterThan(1e-6);
    // Of the part across the axis, the two ends differ by twice the sine and add up to twice the cosine.
    const axis_B = scaleVec(1 / norm(middle_B), middle_B);
    const acrossOf = (v_B: Vec3) => subVec(v_B, scaleVec(dot(axis_B, v_B), axis_B));
    const across = norm(acrossOf(l_B));
    expectEqual([norm(subVec(next_B, l_B))], [2 * across * Math.sin(angle / 2)]);
    expectEqual([norm(acrossOf(addVec(next_B, l_B)))], [2 * across * Math.cos(angle / 2)]);
  },
  "splitting-parts": () => {
    const { axes_B, moments } = principal(inertia_B);
    const parts = axes_B.map((axis, k) =>
      scaleVec(-dot(axis, momentum_B) / (moments[k] ?? Number.NaN), cross(axis, momentum_B)),
    );
    expectEqual(
      parts.reduce((a, b) => addVec(a, b)),
      gyroscopic_B,
    );
    axes_B.forEach((axis, k) => {
      expect(dot(axis, parts[k] ?? axis)).toBeCloseTo(0, 13);
    });
  },
  "splitting-lengths": () => {
    const w = 1 / (4 - Math.cbrt(4));
    expectEqual([OUTER, INNER], [w, 1 - 4 * w]);
    expect(4 * OUTER ** 3 + INNER ** 3).toBeCloseTo(0, 14);
    expect(4 * w - 1).toBeCloseTo(Math.cbrt(4) * w, 14);
    expect(-INNER).toBeGreaterThan(OUTER);
  },
  "work-precision": () => {
    for (const rule of SWEPT_RULES) {
      // Below this the errors of some thousand frames are round-off, and have no order.
      const aboveRoundOff = errorsOf(rule).filter((error) => (error ?? 0) > 1e-12);
      const [coarse, fine] = aboveRoundOff.slice(-2);
      const measured = Math.log2((coarse ?? Number.NaN) / (fine ?? Number.NaN));
      expect(Math.abs(measured - (ANGULAR[rule].order ?? Number.NaN)), rule).toBeLessThan(0.06);
    }
    expect((RATES.at(-1) ?? 0) / (RATES.at(-2) ?? 1)).toBe(2);
  },
  "doubt-growth": () => {
    // L tilted by so much along the way out: I₁ω₁ and I₃ω₃ in the ratio of the growing tilt.
    const apart = (tilt: number, t: number) => {
      const a = momentumAt(tilted(tilt), t);
      const b = momentumAt(tilted(1.001 * tilt), t);
      return norm(subVec(a, b));
    };
    // A tilt towards one axis is half a growing and half a shrinking one: after some 1/λ, the first alone is left.
    const [from, to] = [4 / growth, 6 / growth];
    const rate = (tilt: number) => Math.log(apart(tilt, to) / apart(tilt, from)) / (to - from);
    expect(rate(1e-6) / growth).toBeCloseTo(1, 3);
    expect(rate(1e-2) / growth).not.toBeCloseTo(1, 3);
  },
  "flip-times": () => {
    const [motion, other] = [tilted(0.03), tilted(0.031)];
    const [first, interval] = [flipTime(motion, 1), between(motion)];
    const [otherFirst, otherInterval] = [flipTime(other, 1), between(other)];
    for (const k of [3, 7]) {
      expect(flipTime(motion, k)).toBeCloseTo(first + (k - 1) * interval, 9);
      const later = otherFirst - first + (k - 1) * (otherInterval - interval);
      expect(flipTime(other, k) - flipTime(motion, k)).toBeCloseTo(later, 8);
    }
  },
};
