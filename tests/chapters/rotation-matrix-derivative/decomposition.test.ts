import { describe, expect, it } from "vitest";
import {
  decompose,
  decompositionMarks,
} from "../../../src/chapters/rotation-matrix-derivative/Decomposition";
import { addVec, cross, dot, norm, subVec } from "../../../src/core/math/vec3";

describe("the parts of a position along and across ω", () => {
  const point = decompose({ r_W: [0.7, -0.4, 0.9], omega_W: [1.1, 1.9, -0.6] });
  const { r_W, omega_W, along_W, across_W, velocity_W } = point;

  it("make up the position, one parallel to ω and one perpendicular", () => {
    // A few roundings of numbers below 2: 1.1e-16 measured.
    expect(norm(subVec(addVec(along_W, across_W), r_W))).toBeLessThan(1e-15);
    expect(norm(cross(along_W, omega_W))).toBeLessThan(1e-15);
    expect(Math.abs(dot(across_W, omega_W))).toBeLessThan(1e-15);
  });

  it("give the speed |ω| |b|, whatever the part along", () => {
    expect(norm(velocity_W)).toBeCloseTo(norm(omega_W) * norm(across_W), 14);
  });

  it("draw the circle through the point, in the plane perpendicular to ω", () => {
    const circle = decompositionMarks(point).find(({ key }) => key === "circle");
    if (circle?.kind !== "curve") throw new Error("no circle");
    const [path_W = []] = circle.paths_W;
    expect(norm(subVec(path_W[0] ?? [0, 0, 0], r_W))).toBeLessThan(1e-14);
    for (const place_W of path_W) {
      expect(norm(subVec(place_W, along_W))).toBeCloseTo(norm(across_W), 13);
      expect(dot(subVec(place_W, along_W), omega_W)).toBeCloseTo(0, 13);
    }
  });
});
