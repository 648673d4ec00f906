import { expect, it } from "vitest";
import { rootOfSpread } from "../../../src/chapters/07-impulse-collision/cone/impacts";

it("the impacts are spread by powers of the root of x⁸ = x + 1", () => {
  const root = rootOfSpread();
  expect(Math.abs(root ** 8 - root - 1)).toBeLessThan(4e-15);
  expect(root).toBeCloseTo(1.09698, 5);
});
