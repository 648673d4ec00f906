import { describe, expect, it } from "vitest";
import { rotate } from "../../src/core/math/quat";
import {
  addVec,
  angleBetween,
  cross,
  dot,
  norm,
  scaleVec,
  subVec,
  type Vec3,
} from "../../src/core/math/vec3";
import { type Camera, project, viewThrough } from "../../src/scene/camera";
import {
  type Ball,
  flickOf,
  type GripSample,
  latestSamples,
  pointOnBall,
  turnBetween,
} from "../../src/scene/trackball";

/** From in front, with nothing turned: right is x, up is y, towards the reader is z. */
const FRONT: Camera = { target_W: [0, 0, 0], radius: 1.5, azimuth: 0, elevation: 0, zoom: 1 };
const ASKEW: Camera = { target_W: [0.1, -0.2, 0.3], radius: 1.5, azimuth: 0.9, elevation: 0.4, zoom: 0.8 };
const VIEWPORT = { width: 640, height: 480 };
const BALL: Ball = { centre_W: [0, 0, 0], radius: 1 };
const CENTRE = { x: 320, y: 240 };
const MOST = 20;

/** A drag of some milliseconds along a straight line of the picture, sampled every 16 of them. */
function drag(camera: Camera, [fromX, fromY]: Pixel, [toX, toY]: Pixel, milliseconds: number): GripSample[] {
  const view = viewThrough(camera, VIEWPORT);
  return Array.from({ length: Math.floor(milliseconds / 16) + 1 }, (_, k) => {
    const share = (16 * k) / milliseconds;
    const at = [fromX + share * (toX - fromX), fromY + share * (toY - fromY)] as const;
    return { time: 16 * k, direction_W: pointOnBall(BALL, view, ...at) };
  });
}

type Pixel = readonly [number, number];

describe("a body turned by hand", () => {
  it("keeps the point that was gripped under the pointer", () => {
    for (const camera of [FRONT, ASKEW]) {
      const view = viewThrough(camera, VIEWPORT);
      const [from_W, to_W] = [pointOnBall(BALL, view, 330, 225), pointOnBall(BALL, view, 371, 262)];
      const gripped_W = rotate(turnBetween(from_W, to_W), from_W);
      const { x, y } = project(view, addVec(BALL.centre_W, scaleVec(BALL.radius, gripped_W)));
      // Round-off of a few operations on numbers of some hundreds.
      expect(Math.hypot(x - 371, y - 262)).toBeLessThan(1e-9);
    }
  });

  it("is gripped on the side that faces the reader, and beside it at its rim", () => {
    const view = viewThrough(ASKEW, VIEWPORT);
    const middle = project(view, BALL.centre_W);
    const near_W = pointOnBall(BALL, view, middle.x, middle.y);
    expect(angleBetween(near_W, subVec(view.eye_W, BALL.centre_W))).toBeLessThan(1e-9);
    const rim_W = pointOnBall(BALL, view, middle.x + 5000, middle.y);
    expect(dot(rim_W, view.right_W)).toBeGreaterThan(0.9);
    expect(norm(rim_W)).toBeCloseTo(1, 12);
    // Where the ball ends, nothing jumps, and beyond nothing goes back.
    const right = (offset: number) => dot(pointOnBall(BALL, view, middle.x + offset, middle.y), view.right_W);
    const offsets = Array.from({ length: 120 }, (_, k) => 4 * k);
    for (const offset of offsets) expect(right(offset + 4) - right(offset)).toBeGreaterThan(-1e-3);
    expect(Math.max(...offsets.map((offset) => right(offset + 4) - right(offset)))).toBeLessThan(0.1);
  });
});

describe("a flick", () => {
  const { x, y } = CENTRE;

  it.each<[string, Pixel, Vec3]>([
    ["to the right over the front is a spin about the vertical, upwards", [x + 60, y], [0, 1, 0]],
    ["to the left is the other way round", [x - 60, y], [0, -1, 0]],
    ["upwards tips the near side up: a spin towards the left", [x, y - 60], [-1, 0, 0]],
    ["downwards is the other way round", [x, y + 60], [1, 0, 0]],
  ])("%s", (_, to, axis_W) => {
    const omega_W = flickOf(drag(FRONT, [x, y], to, 96), MOST);
    expect(norm(omega_W)).toBeGreaterThan(1);
    expect(angleBetween(omega_W, axis_W)).toBeLessThan(1e-9);
  });

  it("goes nearly round the line of sight where it goes round the rim, upwards on the right: towards the reader", () => {
    const omega_W = flickOf(drag(FRONT, [x + 230, y + 40], [x + 230, y - 40], 96), MOST);
    expect(angleBetween(omega_W, [0, 0, 1])).toBeLessThan(0.2);
  });

  it("moves the near side of the body the way the pointer moves, from wherever it is seen", () => {
    const view = viewThrough(ASKEW, VIEWPORT);
    const middle = project(view, BALL.centre_W);
    const towards_W = pointOnBall(BALL, view, middle.x, middle.y);
    for (const [dx, dy] of [
      [50, 0],
      [0, 50],
      [-30, 40],
    ] as const) {
      const omega_W = flickOf(drag(ASKEW, [middle.x, middle.y], [middle.x + dx, middle.y + dy], 64), MOST);
      const velocity_W = cross(omega_W, towards_W);
      const shown = [dot(velocity_W, view.right_W), -dot(velocity_W, view.up_W)] as const;
      expect((shown[0] * dx + shown[1] * dy) / (Math.hypot(...shown) * Math.hypot(dx, dy))).toBeGreaterThan(
        0.999,
      );
    }
  });

  it("is as fast as the last 80 ms and one sample more, whatever came before", () => {
    const samples = drag(FRONT, [x - 90, y], [x + 90, y], 320);
    const last = samples.slice(-7);
    const [first, end] = [last[0], last.at(-1)];
    const angle = angleBetween(first?.direction_W ?? [0, 0, 0], end?.direction_W ?? [0, 0, 0]);
    expect(norm(flickOf(samples, MOST))).toBeCloseTo(angle / 0.096, 12);
    expect(latestSamples(samples)).toEqual(last);
  });

  it("is none where the body is held still before it is let go, or was not moved", () => {
    const samples = drag(FRONT, [x, y], [x + 60, y], 64);
    const still = samples.at(-1)?.direction_W ?? [0, 0, 0];
    const held = [...samples, { time: 400, direction_W: still }];
    expect(flickOf(held, MOST)).toEqual([0, 0, 0]);
    expect(flickOf(samples.slice(0, 1), MOST)).toEqual([0, 0, 0]);
    expect(flickOf([], MOST)).toEqual([0, 0, 0]);
  });

  it("is no faster than a hand", () => {
    const omega_W = flickOf(drag(FRONT, [x - 100, y], [x + 100, y], 32), MOST);
    expect(norm(omega_W)).toBeCloseTo(MOST, 12);
  });
});
