import { describe, expect, it } from "vitest";
import type { Mat3 } from "../../src/core/math/mat3";
import { normaliseQuat, quatToMat, rotate } from "../../src/core/math/quat";
import { cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { interpolate } from "../../src/playback/interpolate";
import { boxFaces, boxOccludes } from "../../src/scene/geometry/box";
import { toWorld } from "../../src/scene/geometry/pose";
import type { BodyMark } from "../../src/scene/marks";

const q_WB = normaliseQuat([0.8, 0.3, -0.4, 0.33]);
const turnedBox: BodyMark = {
  kind: "body",
  key: "box",
  size: [0.4, 0.7, 1.1],
  position_W: [0.2, -0.1, 0.3],
  q_WB,
  decals_B: [],
  ghost: false,
};

/** What some steps of a matrix make of a rotation: columns of unequal length, at no right angles. */
const map_WB: Mat3 = [1.2, -0.3, 0.1, 0.4, 0.9, 0.2, -0.2, 0.15, 1.4];
const shearedBox: BodyMark = { ...turnedBox, map_WB };

describe("a body drawn as a lane keeps it", () => {
  it("stands as its quaternion says where the matrix is that rotation", () => {
    const same: BodyMark = { ...turnedBox, map_WB: quatToMat(q_WB) };
    boxFaces(turnedBox).forEach(({ normal_W, corners_W }, index) => {
      const face = boxFaces(same)[index];
      expect(norm(subVec(face?.normal_W ?? [9, 9, 9], normal_W))).toBeLessThan(1e-15);
      corners_W.forEach((corner_W, k) => {
        expect(norm(subVec(face?.corners_W[k] ?? [9, 9, 9], corner_W))).toBeLessThan(1e-15);
      });
    });
  });

  it("has faces that are parallelograms, their normals at right angles to them and pointing outwards", () => {
    for (const { normal_W, corners_W } of boxFaces(shearedBox)) {
      const [a, b, , d] = corners_W;
      const across = cross(subVec(b, a), subVec(d, a));
      expect(norm(normal_W)).toBeCloseTo(1, 14);
      expect(dot(normal_W, scaleVec(1 / norm(across), across))).toBeCloseTo(1, 14);
      expect(dot(normal_W, subVec(a, shearedBox.position_W))).toBeGreaterThan(0);
    }
  });

  it("hides what lies behind it and inside it, and no other place", () => {
    const eye_W: Vec3 = [0, 0, 20];
    const sight = (point_B: Vec3) => boxOccludes(shearedBox, eye_W, toWorld(shearedBox, point_B));
    expect(sight([0, 0, 0])).toBe(true);
    expect(sight([0.1, 0.2, -3])).toBe(true);
    expect(sight([0.1, 0.2, 3])).toBe(false);
    const corners_B = [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) => [-1, 1].map((z): Vec3 => [0.2 * x, 0.35 * y, 0.55 * z])),
    );
    for (const corner_B of corners_B) expect(sight(scaleVec(0.99, corner_B))).toBe(true);
    const depths = corners_B.map((corner_B) => toWorld(shearedBox, corner_B)[2]);
    const nearest_B = corners_B[depths.indexOf(Math.max(...depths))] ?? [0, 0, 0];
    expect(sight(scaleVec(1.01, nearest_B))).toBe(false);
  });

  it("moves between two frames along straight lines from one kept matrix to the next", () => {
    const now = {
      frame: 0,
      position_W: [0, 0, 0],
      velocity_W: [0, 0, 0],
      q_WB,
      omega_W: [0, 0, 1],
      momentum_W: null,
      rawAttitude: { form: "matrix", rotation: quatToMat(q_WB) },
    } as const;
    const next = { ...now, rawAttitude: { form: "matrix", rotation: map_WB } } as const;
    const { rawAttitude } = interpolate(now, next, 0.25);
    if (rawAttitude?.form !== "matrix") throw new Error("a kept matrix stays one");
    const first_W = rotate(q_WB, [1, 0, 0]);
    expect(rawAttitude.rotation[0]).toBeCloseTo(0.75 * first_W[0] + 0.25 * map_WB[0], 15);
  });
});
