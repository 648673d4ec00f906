import { describe, expect, it } from "vitest";
import { identityQuat, quatFromAxes } from "../../src/core/math/quat";
import { type Camera, eyeDistance, project, viewThrough } from "../../src/scene/camera";
import { BASELINE, LABEL_SIZE, labelsOf } from "../../src/scene/geometry/labels";
import type { Mark } from "../../src/scene/marks";
import { pointRadius } from "../../src/scene/style";
import { shapesOf } from "../../src/scene/svg/shapes";

const camera: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 };
const view = viewThrough(camera, { width: 400, height: 400 });
type AxesMark = Extract<Mark, { kind: "axes" }>;
const axes = (z: number, others: Partial<AxesMark> = {}): AxesMark => ({
  kind: "axes",
  key: "axes",
  position_W: [0, 0, 0],
  q_WB: identityQuat,
  lengths: [0.5, 0.5, z],
  labels: ["1 handle", "2 middle", "3 face"],
  ...others,
});
const angleOf = (degrees: number) => (degrees * Math.PI) / 180;
const arrow: Mark = {
  kind: "arrow",
  key: "arrow",
  tail_W: [0, 0, 0],
  span_W: [0.5, 0, 0],
  colour: "omega",
  label: "ω",
  ghost: false,
};
const texts = (...marks: Mark[]) => labelsOf(marks, camera, view).map(({ text }) => text);

describe("the names of axes", () => {
  it("are all written where none lies over another", () => {
    expect(texts(axes(0.5))).toEqual(["1 handle", "2 middle", "3 face"]);
  });

  it("give way to that of an arrow along the same line", () => {
    expect(texts(axes(0.5), { ...arrow, span_W: [0.7, 0, 0] } as Mark)).toEqual(["2 middle", "3 face", "ω"]);
  });

  it("stand beyond their line, whichever way it goes, and are not struck out by it", () => {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const [cosine, sine] = [Math.cos(angleOf(degrees)), Math.sin(angleOf(degrees))];
      const q_WB = quatFromAxes([cosine, sine, 0], [-sine, cosine, 0], [0, 0, 1]);
      const turned = axes(0, { q_WB, lengths: [0.5, 0, 0], labels: ["1 handle", "", ""] });
      const [name] = labelsOf([turned], camera, view);
      const tip = project(view, [0.5 * cosine, 0.5 * sine, 0]);
      // Its letters are some 60 px wide and 12 high: their box does not hold the end of the line.
      const isClear = Math.abs((name?.at.x ?? 0) - tip.x) > 30 || Math.abs((name?.at.y ?? 0) - tip.y) > 6;
      expect(isClear, `${degrees}°`).toBe(true);
    }
  });

  it("stand above or below their line where the edge of the picture holds them back", () => {
    for (const [height, side] of [
      [0.1, -1],
      [-0.1, 1],
    ] as const) {
      const q_WB = quatFromAxes([1, height, 0], [-height, 1, 0], [0, 0, 1]);
      const long = axes(0, { q_WB, lengths: [0.9, 0, 0], labels: ["1 handle", "", ""] });
      const [name] = labelsOf([long], camera, view);
      const tip = project(view, [0.9, 0.9 * height, 0]);
      expect(name?.at.x).toBeLessThan(tip.x);
      expect(side * ((name?.at.y ?? 0) - tip.y), `towards ${side}`).toBeGreaterThan(8.5);
    }
  });

  it("stand beside their line where the foot of the picture holds them back, and none jumps as it swings past", () => {
    const low = viewThrough(camera, { width: 400, height: 400, foot: 36 });
    const places = Array.from({ length: 121 }, (_, k) => {
      const [sine, cosine] = [Math.sin(angleOf(k / 5 - 12)), Math.cos(angleOf(k / 5 - 12))];
      const q_WB = quatFromAxes([sine, -cosine, 0], [cosine, sine, 0], [0, 0, 1]);
      const down = axes(0, { q_WB, lengths: [0.85, 0, 0], labels: ["1 least", "", ""] });
      return labelsOf([down], camera, low)[0]?.at ?? { x: 0, y: 0 };
    });
    expect(places[0]?.x).toBeLessThan(project(low, [-0.177, -0.83, 0]).x - 25);
    expect(places[120]?.x).toBeGreaterThan(project(low, [0.177, -0.83, 0]).x + 25);
    // Measured: 1.8 px for a fifth of a degree.
    places.slice(1).forEach(({ x }, k) => {
      expect(Math.abs(x - (places[k]?.x ?? 0))).toBeLessThan(3);
    });
  });

  it("of axes that lie over one another: the one that ends nearer to the eye is written", () => {
    // Both shrink to the centre of the picture; the camera looks along −z.
    const near = axes(0.5, { key: "near", lengths: [0, 0, 0.6], labels: ["", "", "near"] });
    const far = axes(0.5, { key: "far", lengths: [0, 0, 0.2], labels: ["", "", "far"] });
    expect(texts(near, far)).toEqual(["near"]);
  });
});

describe("the names of arrows", () => {
  const named = (label: string, span_W: readonly [number, number, number]): Mark =>
    ({ ...arrow, key: label, label, span_W }) as Mark;

  it("that would lie over one another stand one above the other", () => {
    const [first, second] = labelsOf([named("ω", [0.5, 0, 0]), named("L", [0.5, 0.01, 0])], camera, view);
    expect(Math.abs((first?.at.y ?? 0) - (second?.at.y ?? 0))).toBeCloseTo(17, 6);
  });

  it("stay where they are while they have room", () => {
    const alone = labelsOf([named("ω", [0.5, 0, 0])], camera, view)[0];
    const together = labelsOf([named("ω", [0.5, 0, 0]), named("L", [0, 0.5, 0])], camera, view)[0];
    expect(together?.at).toEqual(alone?.at);
  });

  it("stay in the picture where an arrow leaves it", () => {
    const [label] = labelsOf([named("ω", [0, 5, 0])], camera, view);
    expect(label?.at.y).toBeGreaterThan(0);
    expect(label?.at.y).toBeLessThan(30);
  });

  it("stand above the foot of a picture, where a figure writes", () => {
    const low = viewThrough(camera, { width: 400, height: 400, foot: 36 });
    const marks = [
      named("ω", [0.6, -0.98, 0]),
      axes(0, { lengths: [0, -0.98, 0], labels: ["", "1 least", ""] }),
    ];
    const heights = labelsOf(marks, camera, low).map(({ at }) => at.y);
    expect(heights).toHaveLength(2);
    // A name is 17 px high, and 3 px from the edge.
    for (const y of heights) expect(y).toBeLessThanOrEqual(400 - 36 - 11.5);
  });

  it("of a still that is shown smaller stand as they would in a picture of that size", () => {
    const marks = [named("ω", [0.5, 0, 0]), named("L", [0.5, 0.02, 0]), named("ω × Iω", [0.48, -0.02, 0])];
    const size = { width: 240, height: 240 };
    const small = labelsOf(marks, camera, viewThrough(camera, size));
    const texts = shapesOf(marks, camera, view.viewport, size).filter((shape) => shape.kind === "text");
    expect(texts).toHaveLength(3);
    texts.forEach(({ at, by }, index) => {
      const { x = 0, y = 0 } = small[index]?.at ?? {};
      expect((at.x * 240) / 400 + by.x * LABEL_SIZE).toBeCloseTo(x, 9);
      expect((at.y * 240) / 400 + by.y * LABEL_SIZE).toBeCloseTo(y + BASELINE, 9);
    });
  });

  it("of three arrows that meet, at the edge of the picture too, are each a line apart and none is cut", () => {
    for (const tip of [
      [0.5, 0, 0],
      [0.2, -1.4, 0],
      [0.9, 0.95, 0],
    ] as const) {
      const names = ["ω", "L", "ω × Iω"].map((label, index) =>
        named(label, [tip[0], tip[1] + 0.01 * index, 0]),
      );
      const places = labelsOf(names, camera, view).map(({ at }) => at);
      expect(places).toHaveLength(3);
      const heights = places.map(({ y }) => y).sort((a, b) => a - b);
      const gaps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
      // Each round leaves part of what lacks to the 17 px of a line; measured, 16.5 at least.
      for (const gap of gaps) expect(gap).toBeGreaterThan(16);
      for (const { x, y } of places) {
        expect(Math.min(x, 400 - x)).toBeGreaterThan(9);
        expect(Math.min(y, 400 - y)).toBeGreaterThan(11);
      }
    }
  });

  const alone = labelsOf([named("ω", [0.5, 0, 0])], camera, view)[0]?.at ?? { x: 0, y: 0 };
  /** An arrow with its name at the tail, the middle of whose head is so far from where the name of ω is by itself [px]. */
  const withHeadAt = (right: number, down: number): Mark => {
    const metres = eyeDistance(camera) / view.focal;
    const middle = [(alone.x + right - 200) * metres, (200 - alone.y - down) * metres] as const;
    const length = Math.hypot(...middle);
    // Half of a head is 0.065 of the scene's radius long.
    const span_W = middle.map((along) => along * (1 + 0.065 / length));
    return { ...named("L", [span_W[0] ?? 0, span_W[1] ?? 0, 0]), labelAt: "tail" } as Mark;
  };
  const besideHeadAt = (right: number, down: number) => {
    const { x, y } =
      labelsOf([named("ω", [0.5, 0, 0]), withHeadAt(right, down)], camera, view)[0]?.at ?? alone;
    return { x: x - alone.x, y: y - alone.y };
  };

  it("lie on no head of another arrow", () => {
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const [right, down] = [9 * Math.cos(angleOf(degrees)), 9 * Math.sin(angleOf(degrees))];
      const { x, y } = besideHeadAt(right, down);
      // A letter is 13 px wide and a line 17 px high; the head is 17 px thick, in this view.
      const apart = Math.hypot((x - right) / (6.5 + 8), (y - down) / (8.5 + 8));
      expect(apart, `${degrees}°`).toBeGreaterThan(1);
    }
  });

  it("lie on no head that points at the viewer, their own", () => {
    const distance = eyeDistance(camera);
    const shape = { length: 0.5, radius: 0.32 * 0.13 };
    // The camera looks along −z: the arrow points at it, a little to one side.
    const [name] = labelsOf([named("u⁺", [0, 0, shape.length])], camera, view);
    const tip = project(view, [0, 0, shape.length]);
    const radius = (view.focal * shape.radius) / (distance - shape.length);
    expect(Math.hypot((name?.at.x ?? 0) - tip.x, (name?.at.y ?? 0) - tip.y)).toBeGreaterThan(radius + 10.5);
  });

  it("lie on no handle, that of their own arrow", () => {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const span_W = [0.5 * Math.cos(angleOf(degrees)), 0.5 * Math.sin(angleOf(degrees)), 0] as const;
      const held = { ...named("u⁻", span_W), labelAt: "tail", draggedByTail: true } as Mark;
      const [name] = labelsOf([held], camera, view);
      const tail = project(view, arrow.tail_W);
      const [across, up] = [(name?.at.x ?? 0) - tail.x, (name?.at.y ?? 0) - tail.y];
      // Outside of the ellipse of a ring of 16 px with half the name's width or height beyond it.
      expect(Math.hypot(across / (16 + 10.5), up / (16 + 8.5)), `${degrees}°`).toBeGreaterThan(1 - 1e-9);
    }
  });

  it("swing round a head that passes, and never jump", () => {
    const places = Array.from({ length: 601 }, (_, step) => besideHeadAt(3, 0.1 * step - 30));
    const moves = places.slice(1).map(({ x, y }, step) => {
      const before = places[step] ?? { x: 0, y: 0 };
      return Math.hypot(x - before.x, y - before.y);
    });
    expect(Math.max(...places.map(({ x, y }) => Math.hypot(x, y)))).toBeGreaterThan(10);
    // It passes 3 px beside the middle, and is kept 14.5 px from there: it swings some five times as fast as the head, 0.1 px a step.
    expect(Math.max(...moves)).toBeLessThan(0.6);
  });

  it("come apart little by little as the arrows near each other, and never jump", () => {
    const heightOfL = (x: number): number =>
      labelsOf([named("ω", [0.5, 0.02, 0]), named("L", [x, 0, 0])], camera, view)[1]?.at.y ?? Number.NaN;
    const steps = Array.from({ length: 400 }, (_, step) => heightOfL(0.3 + 0.001 * step));
    const jumps = steps.slice(1).map((height, step) => Math.abs(height - (steps[step] ?? 0)));
    expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(5);
    expect(Math.max(...jumps)).toBeLessThan(1);
  });
});

it("the name of a point stands clear of its dot, however large that is", () => {
  for (const scale of [1, 2, 4]) {
    const at = { key: "point", at_W: [0, 0, 0] } as const;
    const point: Mark = { kind: "point", ...at, colour: "position", label: "m1", scale };
    const radius = (pointRadius(point, camera.radius) * view.focal) / eyeDistance(camera);
    const [name] = labelsOf([point], camera, view);
    // A letter is some 12 px high.
    expect((name?.at.y ?? 0) - 200 - radius, `${scale}`).toBeGreaterThan(6);
  }
});

it("the names of what ends outside of the picture are left out where they would be cut", () => {
  expect(texts(axes(0.5, { lengths: [9, 0.5, 0.5] }))).toEqual(["2 middle", "3 face"]);
});
