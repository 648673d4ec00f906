import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import type { BodySpec } from "../../src/core/bodies/spec";
import type { Vec3 } from "../../src/core/math/vec3";
import { meshOutline } from "../../src/lab/picture/outline";
import { shapeOf } from "../../src/lab/picture/shapes";
import { forAll } from "../core/fuzz/effort";

const part = fc.double({ min: 0.1, max: 10, noNaN: true });

/** The lines that a body's ghost is drawn by, in metres. */
function outlineOf(spec: BodySpec): Vec3[] {
  const { outline, reach } = shapeOf(spec, massProperties(spec), {});
  return (outline ?? []).flat().map((at) => at.map((x) => x * reach) as unknown as Vec3);
}

describe("the ghost of a body", () => {
  it("lies on the cylinder’s side, and reaches both ends", () => {
    forAll(10, [part, part], (radius, height) => {
      const points = outlineOf({ shape: "cylinder", radius, height, mass: 1 });
      for (const [x, y, z] of points) {
        expect(Math.hypot(x, y)).toBeCloseTo(radius, 9);
        expect(Math.abs(z)).toBeCloseTo(height / 2, 9);
      }
      expect(points.length).toBeGreaterThan(50);
    });
  });

  it("lies on the ellipsoid", () => {
    forAll(10, [part, part, part], (a, b, c) => {
      const points = outlineOf({ shape: "ellipsoid", semiAxes: [a, b, c], mass: 1 });
      for (const [x, y, z] of points) expect((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2).toBeCloseTo(1, 9);
      expect(points.length).toBeGreaterThan(50);
    });
  });

  it("of a surface is closed sections in the planes of its axes", () => {
    const octahedron = {
      positions: [
        [1, 0.1, 0.2],
        [-1, 0.1, 0.2],
        [0.1, 2, 0.2],
        [0.1, -2, 0.2],
        [0.1, 0.1, 3],
        [0.1, 0.1, -3],
      ] as Vec3[],
      triangles: [0, 1].flatMap((x) =>
        [2, 3].flatMap((y) => [4, 5].map((z): Vec3 => ((x + y + z) % 2 ? [x, y, z] : [x, z, y]))),
      ),
    };
    const sections = meshOutline(octahedron);
    expect(sections).toHaveLength(3);
    for (const [index, path] of sections.entries()) {
      expect(path[0]).toEqual(path.at(-1));
      for (const at of path) expect(at[index as 0 | 1 | 2]).toBeCloseTo(0, 12);
    }
  });
});
