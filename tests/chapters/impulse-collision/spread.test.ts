import { expect, it } from "vitest";
import { attitudeFrom, rootOfSpread } from "../../../src/chapters/impulse-collision/friction-cone/impacts";

it("the impacts are spread by powers of the root of x⁷ = x + 1", () => {
  const root = rootOfSpread();
  expect(Math.abs(root ** 7 - root - 1)).toBeLessThan(4e-15);
  expect(root).toBeCloseTo(1.11278, 5);
});

it("the attitudes are spread evenly: the four components have the moments of a sphere in four dimensions", () => {
  const count = 24;
  const moments = [2, 4, 6].map((power) => {
    let sums = [0, 0, 0, 0];
    for (let i = 0; i < count ** 3; i++) {
      const [a = 0, b = 0, c = 0] = [
        i % count,
        Math.floor(i / count) % count,
        Math.floor(i / count ** 2),
      ].map((k) => (k + 0.5) / count);
      const q = attitudeFrom(a, b, c);
      sums = sums.map((sum, k) => sum + (q[k] ?? Number.NaN) ** power / count ** 3);
    }
    return sums;
  });
  // Of x², x⁴ and x⁶ over the unit sphere in four dimensions; the midpoint rule leaves errors of some 1/count².
  for (const [k, mean] of [1 / 4, 1 / 8, 5 / 64].entries())
    for (const moment of moments[k] ?? []) expect(Math.abs(moment - mean)).toBeLessThan(1 / count ** 2);
});
