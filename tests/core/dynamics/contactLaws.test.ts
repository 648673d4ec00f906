import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coulombLaw } from "../../../src/core/dynamics/contact/coulombLaw";
import { collisionMatrix } from "../../../src/core/dynamics/contact/impulse";
import { velocityLaw } from "../../../src/core/dynamics/contact/velocityLaw";
import { type Mat3, mulVec } from "../../../src/core/math/mat3";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { forAll } from "../fuzz/effort";
import { evenly } from "../fuzz/numbers";

const NORMAL: Vec3 = [0, 1, 0];
const component = fc.oneof(evenly(-3, 3), fc.double({ min: -3, max: 3, noNaN: true }), fc.constant(0));
const velocityInto = fc.tuple(component, evenly(-3, -0.1), component);
const moment = fc.double({ min: 0.05, max: 2, noNaN: true });
const arm = fc.tuple(component, component, component);
const response = fc
  .tuple(arm, moment, moment, moment)
  .map(([r, a, b, c]) => collisionMatrix(r, [a, 0, 0, 0, b, 0, 0, 0, c], 1.5));
const surface = fc.record({
  restitution: fc.oneof(evenly(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  friction: fc.oneof(evenly(0, 2), fc.double({ min: 0, max: 2, noNaN: true })),
});

const normalPart = (v: Vec3) => dot(v, NORMAL);
const tangent = (v: Vec3) => subVec(v, scaleVec(normalPart(v), NORMAL));
const changed = (v: Vec3, k: Mat3, j: Vec3) => addVec(v, mulVec(k, j));
const energyGained = (v: Vec3, k: Mat3, j: Vec3) => dot(j, addVec(v, scaleVec(0.5, mulVec(k, j))));

describe("K, what an impulse does to the velocity where it acts", () => {
  it("is the change v + ω × r of a body that takes the impulse", () => {
    const inverseInertia: Mat3 = [2, 0.1, 0.2, 0.1, 3, 0.3, 0.2, 0.3, 4];
    const [r, j]: Vec3[] = [
      [0.3, -0.2, 0.5],
      [1, 2, 3],
    ];
    if (r === undefined || j === undefined) throw new Error("two vectors");
    const spin = mulVec(inverseInertia, cross(r, j));
    const change = addVec(scaleVec(1 / 1.5, j), cross(spin, r));
    expect(norm(subVec(mulVec(collisionMatrix(r, inverseInertia, 1.5), j), change))).toBeLessThan(1e-14);
  });
});

describe.each([
  ["the velocity law", velocityLaw],
  ["Coulomb's law", coulombLaw],
])("%s", (_name, law) => {
  it("turns the contact point's normal velocity round, times the restitution", () => {
    forAll(100, [velocityInto, response, surface], (v, k, s) => {
      const j = law(v, NORMAL, k, s);
      // Relative round-off of a solve whose condition is that of K, below 1e4 here.
      return Math.abs(normalPart(changed(v, k, j)) + s.restitution * normalPart(v)) < 1e-11;
    });
  });
});

describe("the velocity law", () => {
  it("leaves the slip its direction, and the share 1 − μ (1 + e) |v_N| / |v_T| of its size", () => {
    forAll(100, [velocityInto, response, surface], (v, k, s) => {
      const share = Math.max(
        1 - (s.friction * (1 + s.restitution) * Math.abs(normalPart(v))) / norm(tangent(v)),
        0,
      );
      const slip = tangent(changed(v, k, velocityLaw(v, NORMAL, k, s)));
      return norm(tangent(v)) === 0 || norm(subVec(slip, scaleVec(share, tangent(v)))) < 1e-11;
    });
  });
  it("pushes sideways even without friction, and may leave the friction cone", () => {
    const k = collisionMatrix([0.3, -0.2, 0.5], [2, 0, 0, 0, 3, 0, 0, 0, 4], 1);
    expect(
      norm(tangent(velocityLaw([1, -1, 0.5], NORMAL, k, { restitution: 0.5, friction: 0 }))),
    ).toBeGreaterThan(0.1);
    const j = velocityLaw([1, -1, 0.5], NORMAL, k, { restitution: 0.5, friction: 0.2 });
    expect(norm(tangent(j))).toBeGreaterThan(0.2 * normalPart(j));
  });
  it("takes a point that falls straight without slip", () => {
    const j = velocityLaw([0, -2, 0], NORMAL, [1, 0, 0, 0, 1, 0, 0, 0, 1], { restitution: 0.5, friction: 0 });
    expect(j).toEqual([0, 3, 0]);
  });
});

describe("Coulomb's law", () => {
  it("never leaves the friction cone, and never pulls", () => {
    forAll(100, [velocityInto, response, surface], (v, k, s) => {
      const j = coulombLaw(v, NORMAL, k, s);
      return normalPart(j) > 0 && norm(tangent(j)) <= s.friction * normalPart(j) + 1e-11 * norm(j);
    });
  });
  it("sticks where sticking fits, and only there", () => {
    forAll(100, [velocityInto, response, surface], (v, k, s) => {
      const j = coulombLaw(v, NORMAL, k, s);
      const sticks = norm(tangent(changed(v, k, j))) < 1e-10;
      const inside = norm(tangent(j)) < s.friction * normalPart(j) - 1e-10 * norm(j);
      return !inside || sticks;
    });
  });
  it("strikes a corner that falls straight on the edge of its cone, where the impulse would set it sliding", () => {
    const k = collisionMatrix([0.3, -0.2, 0.5], [2, 0, 0, 0, 3, 0, 0, 0, 4], 1);
    const friction = 0.1;
    for (const v of [
      [0, -2, 0],
      [0, -2, 3.8e-162],
      [1e-17, -2, -3e-17],
    ] as const) {
      const j = coulombLaw(v, NORMAL, k, { restitution: 0.5, friction });
      const holding = coulombLaw([0, -2, 0], NORMAL, k, { restitution: 0.5, friction: 10 });
      expect(norm(tangent(j))).toBeCloseTo(friction * normalPart(j), 15);
      expect(dot(tangent(j), tangent(holding))).toBeCloseTo(norm(tangent(j)) * norm(tangent(holding)), 14);
      // Half way between the impulse along the normal and the one that holds: neither gains energy, nor does this.
      expect(energyGained(v, k, j)).toBeLessThan(0);
    }
  });
  it("without friction pushes along the normal alone, and e = 1 then keeps the energy", () => {
    forAll(100, [velocityInto, response], (v, k) => {
      const j = coulombLaw(v, NORMAL, k, { restitution: 1, friction: 0 });
      return norm(tangent(j)) < 1e-12 * norm(j) && Math.abs(energyGained(v, k, j)) < 1e-11;
    });
  });
  it("without restitution never gains energy", () => {
    forAll(100, [velocityInto, response, evenly(0, 2)], (v, k, friction) => {
      const sliding = coulombLaw(v, NORMAL, k, { restitution: 0, friction });
      const slipAfter = dot(tangent(changed(v, k, sliding)), tangent(v));
      // Past the point where the slip has reversed, an impulse against the old slip can push instead of brake.
      return slipAfter < 0 || energyGained(v, k, sliding) <= 1e-11;
    });
  });
  it("for a particle is the velocity law: K is a multiple of one", () => {
    const k: Mat3 = [0.5, 0, 0, 0, 0.5, 0, 0, 0, 0.5];
    forAll(100, [velocityInto, surface], (v, s) => {
      return norm(subVec(coulombLaw(v, NORMAL, k, s), velocityLaw(v, NORMAL, k, s))) < 1e-13;
    });
  });
});
