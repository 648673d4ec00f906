import { describe, expect, it } from "vitest";
import {
  CAMERA,
  fixedMomentumPictures,
  threeSpinsPictures,
  VIEW,
} from "../../../src/chapters/euler-equation/ThrownBoxes";
import { angleBetween, norm, type Vec3 } from "../../../src/core/math/vec3";
import { LABEL_SIZE } from "../../../src/scene/geometry/labels";
import { svgMarkup } from "../../../src/scene/svg/markup";
import { markOf } from "../../scene/mark";

const DEGREE = Math.PI / 180;
const UP: Vec3 = [0, 1, 0];

describe("the pictures of one throw at three instants", () => {
  const pictures = fixedMomentumPictures();

  it("have L straight up and as long in all, and ω in other directions", () => {
    for (const picture of pictures)
      expect(angleBetween(markOf(picture.marks, "arrow", "momentum").span_W, UP)).toBeLessThan(1e-7);
    const [first, second, third] = pictures.map((picture) => markOf(picture.marks, "arrow", "omega").span_W);
    if (!first || !second || !third) throw new Error("not three");
    // Measured: 42° from the first to the second, 38° from there to the third.
    expect(angleBetween(first, second)).toBeGreaterThan(15 * DEGREE);
    expect(angleBetween(second, third)).toBeGreaterThan(15 * DEGREE);
  });

  it("have ω's component along L the same in all, for the energy is ½ ω · L", () => {
    const along = pictures.map((picture) => markOf(picture.marks, "arrow", "omega").span_W[1]);
    for (const each of along) expect(each).toBeCloseTo(along[0] ?? Number.NaN, 12);
  });
});

describe("the names in the pictures of one throw", () => {
  it.each(fixedMomentumPictures())(
    "$title: ω's lies clear of L's arrow, which stands upright in the middle",
    ({ marks }) => {
      const svg = svgMarkup(marks, VIEW, { width: 220, height: 220 });
      const [, end, by] = svg.match(/<text[^>]* x="([\d.]+)"[^>]* dx="(-?[\d.]+)em"[^>]*>ω/) ?? [];
      const name = Number(end) + LABEL_SIZE * Number(by);
      // Measured: 35, 29 and 28 px; the name is 12 px wide, its halo and the arrow's head 4 px each.
      expect(Math.abs(name - 110)).toBeGreaterThan(16);
    },
  );
});

describe("the pictures of throws about three axes", () => {
  it("have the outer axes near L all the while, and the middle one far from it", () => {
    const [least, middle, greatest] = threeSpinsPictures().map((picture) => {
      const [path = []] = markOf(picture.marks, "curve", "path").paths_W;
      for (const tip of path) expect(norm(tip)).toBeCloseTo(norm(path[0] ?? UP), 12);
      return Math.max(...path.map((tip) => angleBetween(tip, UP)));
    });
    // Measured: 13°, 4° and 177°.
    expect(least).toBeLessThan(20 * DEGREE);
    expect(greatest).toBeLessThan(20 * DEGREE);
    expect(middle).toBeGreaterThan(90 * DEGREE);
  });
});

describe("pictures in the text", () => {
  it.each([...fixedMomentumPictures(), ...threeSpinsPictures()])(
    "$title: is drawn without a fault",
    ({ marks }) => {
      const svg = svgMarkup(marks, CAMERA, { width: 220, height: 220 });
      expect(svg).not.toMatch(/NaN|Infinity/);
    },
  );
});
