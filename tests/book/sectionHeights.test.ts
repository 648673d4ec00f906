import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { heightsOf, type Measured, type MeasuredSection } from "../../src/book/deferredLayout/sectionHeights";

/** Sections whose heights are a straight function of what they hold, but for the window's width. */
function section(letters: number, equations: number, figures: number): MeasuredSection {
  const height = 2 + 0.03 * letters + 8 * equations + 60 * figures;
  return { letters, equations, figures, heights: { phone: 2 * height, middle: 1.5 * height, wide: height } };
}

const LINEAR: Measured = {
  "03-straight": Array.from({ length: 30 }, (_, k) => section(100 + 37 * k, k % 4, k % 7 === 0 ? 1 : 0)),
};

describe("the height that a section is given before it is laid out", () => {
  it("is what was measured, where the section is as it was", () => {
    const odd = { ...section(450, 1, 0), heights: { phone: 41, middle: 31, wide: 21 } };
    const [first, second] = heightsOf([section(90, 0, 0), odd], { "03-odd": [odd] }, "03-odd");
    expect(second).toMatchObject({
      "--phone-height": "41.00rem",
      "--middle-height": "31.00rem",
      "--wide-height": "21.00rem",
    });
    expect(first?.["--wide-height"]).not.toBe("21.00rem");
  });

  it("has a name that nothing else has: figures once were as wide as their section was high", () => {
    const [heights] = heightsOf([section(90, 0, 0)], {}, "03-odd");
    const theme = readFileSync("src/book/styles/theme.css", "utf8");
    for (const name of Object.keys(heights ?? {})) expect(theme).not.toContain(`${name}:`);
  });

  it("of two alike is that of the earlier, then that of the later", () => {
    const alike = [20, 30].map((wide) => ({
      ...section(450, 1, 0),
      heights: { phone: 50, middle: 40, wide },
    }));
    const heights = heightsOf(alike, { "03-alike": alike }, "03-alike");
    expect(heights.map((one) => one["--wide-height"])).toEqual(["20.00rem", "30.00rem"]);
  });

  it("follows from what it holds, where it has changed", () => {
    const changed = section(731, 2, 1);
    const [heights] = heightsOf([changed], LINEAR, "03-straight");
    expect(Number.parseFloat(heights?.["--wide-height"] ?? "")).toBeCloseTo(changed.heights.wide, 1);
    expect(Number.parseFloat(heights?.["--phone-height"] ?? "")).toBeCloseTo(changed.heights.phone, 1);
  });
});
