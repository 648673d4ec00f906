import { describe, expect, it } from "vitest";
import { threeEllipsoidsPictures } from "../../../src/chapters/inertia-tensor/ThreeEllipsoids";

describe("the pictures of three boxes in their ellipsoids", () => {
  const pictures = threeEllipsoidsPictures();

  it.each(pictures)(
    "$title: every point of the ellipsoid is an ω of one energy, and none is in the box",
    ({ marks }) => {
      const [body, curve] = marks;
      if (body?.kind !== "body" || curve?.kind !== "curve") throw new Error("no box in an ellipsoid");
      const [x, y, z] = body.size;
      // A box's moment about an edge is m (b² + c²) / 12, and each picture has 0.12 m for 1 rad/s at ½ J.
      const moments = [y * y + z * z, z * z + x * x, x * x + y * y].map((squares) => squares / 12);
      for (const point of curve.paths_W.flat()) {
        const twiceEnergy = point.reduce((sum, part, k) => sum + (moments[k] ?? 0) * (part / 0.12) ** 2, 0);
        expect(twiceEnergy).toBeCloseTo(1, 12);
        expect(point.some((part, k) => Math.abs(part) > (body.size[k] ?? 0) / 2)).toBe(true);
      }
    },
  );
});
