import { describe, expect, it } from "vitest";
import { BODIES, massesOf } from "../../../src/chapters/inertia-tensor/masses/picture";
import { INERTIA_VALUES } from "../../../src/chapters/inertia-tensor/values";
import { bunny } from "../../../src/core/bodies/bunny";
import { meshSolid } from "../../../src/core/bodies/mesh";
import { box } from "../../../src/core/bodies/solids";
import { angleBetweenAttitudes } from "../../../src/core/math/quat";
import {
  addVec,
  angleBetween,
  dot,
  norm,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../../../src/core/math/vec3";
import { runFor } from "../../../src/figures/values/run";
import { toDegrees } from "../../../src/format/numbers";

describe("a tensor that never turns", () => {
  it.each(["briskBox", "thrownRacketCrooked"] as const)(
    "makes the run that has no gyroscopic term, of %s",
    (scenario) => {
      const frozen = runFor({ scenario, lane: "momentum/frozen", at: 5 });
      const without = runFor({ scenario, lane: "none", at: 5 });
      // One rounding a frame apart, over 300 frames: 1e-14 rad measured.
      expect(angleBetweenAttitudes(frozen.last.q_WB, without.last.q_WB)).toBeLessThan(1e-12);
      expect(norm(subVec(frozen.last.omega_W, without.last.omega_W))).toBeLessThan(1e-12);
      expect(toDegrees(frozen.greatestAngle)).toBeCloseTo(toDegrees(without.greatestAngle), 9);
      expect(toDegrees(frozen.greatestAngle)).toBeGreaterThan(25);
    },
  );

  it("tumbles too where ω is stored and the term is there, and leads L astray", () => {
    const frozen = runFor({ scenario: "briskBox", lane: "implicit-world/frozen" });
    // Measured: ω ends 72° from where it was at first, and L strays by up to 91.8°.
    expect(angleBetween(frozen.first.omega_W, frozen.last.omega_W)).toBeGreaterThan(0.5);
    expect(toDegrees(frozen.greatestAngle)).toBeGreaterThan(80);
  });

  it("keeps the energy of a rule that keeps what it takes for L, while the true rule of order one gains some", () => {
    const frozen = runFor({ scenario: "briskBox", lane: "momentum/frozen" });
    const turned = runFor({ scenario: "briskBox", lane: "momentum" });
    expect(Math.abs(frozen.end.energyDrift ?? Number.NaN)).toBeLessThan(1e-12);
    expect(Math.abs(frozen.end.momentumDrift ?? Number.NaN)).toBeLessThan(1e-12);
    expect(turned.end.energyDrift).toBeGreaterThan(0.01);
    expect(toDegrees(turned.greatestAngle)).toBeLessThan(1e-4);
    expect(toDegrees(frozen.greatestAngle)).toBeGreaterThan(40);
  });
});

describe("the ellipsoid of four masses", () => {
  it("turns its long axis towards a mass that is moved far out, grows no longer, and becomes thinner across", () => {
    const [first, ...others] = BODIES.four;
    const shapeWith = (position: Vec3) => {
      const { principal, centre_W } = massesOf([{ ...first, position }, ...others]);
      const arm_W = subVec(position, centre_W);
      return {
        semiAxes: principal.moments.map((moment) => 1 / Math.sqrt(moment)),
        lean: Math.acos(Math.abs(dot(principal.axes_B[0], arm_W)) / norm(arm_W)),
      };
    };
    // The last as the link of the text has it.
    const [near, far] = [shapeWith([...first.position]), shapeWith([1, 0.3, 0])];
    // Measured: 49° and 19°; 0.95, 0.86, 0.76 m and 0.91, 0.77, 0.68 m where twice the energy is 1 J.
    expect(far.lean).toBeLessThan(0.5 * near.lean);
    far.semiAxes.forEach((length, k) => {
      expect(length).toBeLessThan(near.semiAxes[k] ?? Number.NaN);
    });
    const [longest = Number.NaN, ...across] = far.semiAxes.map(
      (length, k) => length / (near.semiAxes[k] ?? Number.NaN),
    );
    for (const share of across) expect(share).toBeLessThan(longest);
  });
});

describe("the bunny’s mesh", () => {
  it("has its origin near the feet", () => {
    const heights = bunny.positions.map(([, y]) => y);
    const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
    expect(Math.abs(lowest)).toBeLessThan(0.1 * (highest - lowest));
  });
});

describe("a body that was put together wrongly", () => {
  it("of two cubes has 2.5 times their own moments across, and their sum about the axis of both", () => {
    const cube = box([1, 1, 1], 1).inertia_B;
    const joined = box([1, 1, 2], 2).inertia_B;
    // Each cube's centre is half an edge from the common one: I + m/4 for each, 5/12 of m ℓ² in place of 1/6.
    expect(joined[0]).toBeCloseTo(2 * (cube[0] + 1 / 4), 15);
    expect(joined[0] / (2 * cube[0])).toBeCloseTo(2.5, 15);
    expect(joined[8]).toBeCloseTo(2 * cube[8], 15);
    expect(INERTIA_VALUES.joinedFactor()).toBe("2.5");
  });

  it("has its centre elsewhere than at the mean of its vertices, where its triangles are not of one size", () => {
    const mean = scaleVec(1 / bunny.positions.length, bunny.positions.reduce(addVec, zeroVec));
    // Measured 0.0590 m of a bunny a metre or so long.
    expect(norm(subVec(meshSolid(bunny, 0.1, 1).centre_B, scaleVec(0.1, mean)))).toBeCloseTo(0.059, 3);
    expect(INERTIA_VALUES.verticesOff()).toBe("0.06 m");
  });
});
