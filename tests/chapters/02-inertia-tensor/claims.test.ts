import { describe, expect, it } from "vitest";
import { bunny } from "../../../src/core/bodies/bunny";
import { runFor } from "../../../src/figures/prose/run";
import { toDegrees } from "../../../src/format/numbers";

describe("a tensor that never turns", () => {
  it("lets a racket’s momentum stray by more than a right angle, and never to the other end", () => {
    const astray = runFor({ scenario: "racketCrooked", lane: "implicit-world/frozen" }).greatestAngle;
    // Measured: 149.0°.
    expect(toDegrees(astray)).toBeGreaterThan(90);
    expect(toDegrees(astray)).toBeLessThan(160);
  });

  it("keeps the energy of a rule that keeps what it takes for L, while the true rule of order one gains some", () => {
    const frozen = runFor({ scenario: "briskBox", lane: "momentum/frozen" });
    const turned = runFor({ scenario: "briskBox", lane: "momentum" });
    expect(Math.abs(frozen.end.energyDrift ?? Number.NaN)).toBeLessThan(1e-12);
    expect(turned.end.energyDrift).toBeGreaterThan(0.01);
    expect(toDegrees(turned.greatestAngle)).toBeLessThan(1e-4);
    expect(toDegrees(frozen.greatestAngle)).toBeGreaterThan(40);
  });
});

describe("the bunny’s mesh", () => {
  it("has its origin near the feet", () => {
    const heights = bunny.positions.map(([, y]) => y);
    const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
    expect(Math.abs(lowest)).toBeLessThan(0.1 * (highest - lowest));
  });
});
