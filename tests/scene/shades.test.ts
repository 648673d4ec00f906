import { describe, expect, it } from "vitest";
import { shadesBetween } from "../../src/scene/canvas/shades";

describe("the shades of a face on a canvas", () => {
  it("are the style sheet's two colours where no light falls on it and where it faces the lamp", () => {
    const shade = shadesBetween("rgb(12, 200, 3)", "rgb(255, 8, 99)");
    expect([shade(0), shade(1)]).toEqual(["rgb(12,200,3)", "rgb(255,8,99)"]);
  });

  it("add light, not numbers: half of white is 188 of 255", () => {
    // ((188/255 + 0.055) / 1.055)^2.4 = 0.503; in the numbers' own scale it would be 128.
    expect(shadesBetween("rgb(0, 0, 0)", "rgb(255, 255, 255)")(0.5)).toBe("rgb(188,188,188)");
  });
});
