import { describe, expect, it } from "vitest";
import type { Vec3 } from "../../../src/core/math/vec3";
import { MOST_WIDENING, widenedTowards, wideningFor } from "../../../src/figures/pictures/framing";
import { type Camera, project, viewThrough } from "../../../src/scene/camera";
import { toWorld } from "../../../src/scene/geometry/pose";
import type { Mark } from "../../../src/scene/marks";

const camera: Camera = { target_W: [0.1, 0.2, -0.3], radius: 1, azimuth: 0.9, elevation: 0.3, zoom: 1 };
const viewport = { width: 600, height: 400 };
const arrow = (span_W: Vec3): Mark => ({
  kind: "arrow",
  key: "omega",
  tail_W: [0.1, 0.2, -0.3],
  span_W,
  colour: "omega",
  label: "ω",
  ghost: false,
});

describe("the camera of a picture that something is about to leave", () => {
  it("stays where everything is well inside", () => {
    expect(wideningFor([arrow([0.2, 0.3, 0.1])], camera, viewport)).toBe(1);
    expect(wideningFor([], camera, viewport)).toBe(1);
  });

  it("goes back until the tip is at the edge of its room, in every direction", () => {
    for (const span_W of [
      [0.3, 1.6, 0.2],
      [-2.3, -1.1, 1.2],
      [0.4, -1.6, -0.6],
    ] as const) {
      const widening = wideningFor([arrow(span_W)], camera, viewport);
      expect(widening).toBeGreaterThan(1);
      const view = viewThrough({ ...camera, zoom: widening }, viewport);
      const tip = project(view, [0.1 + span_W[0], 0.2 + span_W[1], -0.3 + span_W[2]]);
      const out = Math.max(Math.abs(tip.x / 300 - 1), Math.abs(tip.y / 200 - 1));
      expect(out).toBeCloseTo(0.88, 9);
    }
  });

  it("goes back for what sticks out of a mesh, however it is turned", () => {
    const positions: Vec3[] = [
      [-0.1, -0.1, -0.1],
      [0.1, -0.1, -0.1],
      [-0.1, 0.1, -0.1],
      [0.05, 0.1, 1.3],
    ];
    const mesh = { positions, triangles: [] };
    for (const q_WB of [
      [1, 0, 0, 0],
      [0.8, 0, 0.6, 0],
    ] as const) {
      const mark: Mark = { kind: "mesh", key: "body", mesh, position_W: [0.1, 1, -0.3], q_WB };
      const widening = wideningFor([mark], camera, viewport);
      expect(widening).toBeGreaterThan(1);
      const view = viewThrough({ ...camera, zoom: widening }, viewport);
      const seen = positions.map((corner) => project(view, toWorld(mark, corner)));
      const out = seen.map(({ x, y }) => Math.max(Math.abs(x / 300 - 1), Math.abs(y / 200 - 1)));
      expect(Math.max(...out)).toBeCloseTo(0.88, 9);
    }
  });

  it("does not leave the body behind for an arrow that cannot be shown whole", () => {
    expect(wideningFor([arrow([0, 50, 0])], camera, viewport)).toBe(1);
    expect(wideningFor([arrow([0, 50, 0]), arrow([0, 1.6, 0])], camera, viewport)).toBeLessThan(
      MOST_WIDENING,
    );
  });

  it("moves by a part of the way in a frame, away sooner than back, and arrives", () => {
    expect(widenedTowards(1, 2, 1 / 60)).toBeGreaterThan(1.05);
    expect(widenedTowards(1, 2, 1 / 60)).toBeLessThan(1.2);
    expect(2 - widenedTowards(2, 1, 1 / 60)).toBeLessThan(0.02);
    let widening = 2;
    for (let frame = 0; frame < 60 * 15; frame++) widening = widenedTowards(widening, 1, 1 / 60);
    expect(widening).toBe(1);
  });
});
