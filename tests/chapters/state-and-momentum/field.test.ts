import { describe, expect, it } from "vitest";
import { describeField, screwAxis } from "../../../src/chapters/state-and-momentum/Field";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { addVec, cross, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { arm_W, omega_W, velocity_W } from "./setting";

const settings = { velocity_W, omega_W, arm_W };

describe("the screw axis of a moving, turning body", () => {
  const axis = screwAxis(settings);
  if (!axis) throw new Error("no axis");

  it("has one velocity along its whole length, and that along ω", () => {
    for (const metres of [-2, -0.3, 0, 1.7]) {
      const point_W = addVec(axis.arm_W, scaleVec(metres, omega_W));
      // Differences of products below 20: 1.2e-15 measured.
      expect(norm(cross(pointVelocity(settings, point_W), omega_W))).toBeLessThan(1e-14);
      expect(norm(pointVelocity(settings, point_W))).toBeCloseTo(norm(axis.velocity_W), 14);
    }
  });

  it("has the slowest points of all", () => {
    const aside: readonly Vec3[] = [
      [0.1, 0, 0],
      [0, -0.2, 0],
      [0, 0, 0.3],
      [-1, 2, 0.5],
    ];
    for (const offset_W of aside)
      expect(norm(pointVelocity(settings, addVec(axis.arm_W, offset_W)))).toBeGreaterThan(
        norm(axis.velocity_W),
      );
  });

  it("is nowhere if nothing turns, and the description says so", () => {
    const sliding = { ...settings, omega_W: [0, 0, 0] as const };
    expect(screwAxis(sliding)).toBeNull();
    expect(describeField(sliding)).toContain("All points move alike.");
  });
});
