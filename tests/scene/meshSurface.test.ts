import { describe, expect, it } from "vitest";
import { bunny } from "../../src/core/bodies/bunny";
import { dot, norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { type Camera, project, viewThrough } from "../../src/scene/camera";
import { clusterVertices, cornerNormals, triangleNormals } from "../../src/scene/geometry/meshSurface";
import type { Mark, MeshMark } from "../../src/scene/marks";
import { facetsOcclude, facetsOf } from "../../src/scene/svg/facets";
import { svgMarkup } from "../../src/scene/svg/markup";

const scaled = { ...bunny, positions: bunny.positions.map((position) => scaleVec(0.1, position)) };
const mark: MeshMark = {
  kind: "mesh",
  key: "body",
  mesh: scaled,
  position_W: [0, -0.38, 0],
  q_WB: [1, 0, 0, 0],
};
const camera: Camera = { target_W: [0, 0, 0], radius: 0.8, azimuth: 0.4, elevation: 0.2, zoom: 1 };
const viewport = { width: 400, height: 400 };
const view = viewThrough(camera, viewport);

describe("the surface of a mesh", () => {
  it("has normals that point out of it", () => {
    const ball: Vec3[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [-1, 0, 0],
      [0, -1, 0],
      [0, 0, -1],
    ];
    const octahedron = {
      positions: ball,
      triangles: [
        [0, 1, 2],
        [1, 3, 2],
        [3, 4, 2],
        [4, 0, 2],
        [1, 0, 5],
        [3, 1, 5],
        [4, 3, 5],
        [0, 4, 5],
      ] as Vec3[],
    };
    cornerNormals(octahedron).forEach((normal, corner) => {
      expect(norm(subVec(normal, ball[corner] ?? [9, 9, 9]))).toBeLessThan(1e-15);
    });
    const volume = triangleNormals(bunny).reduce((sum, normal, index) => {
      const corner = bunny.positions[bunny.triangles[index]?.[0] ?? 0] ?? [0, 0, 0];
      return sum + dot(normal, corner) / 6;
    }, 0);
    expect(volume).toBeGreaterThan(100);
  });

  it("thinned out keeps its place: no corner of it is as much as half a cell from a corner of the true one", () => {
    const cells = 10;
    const coarse = clusterVertices(scaled, cells);
    expect(coarse.triangles.length).toBeLessThan(560);
    const used = new Set(coarse.triangles.flat());
    const worst = Math.max(
      ...[...used].map((corner) => {
        const at = coarse.positions[corner] ?? [9, 9, 9];
        return Math.min(...scaled.positions.map((position) => norm(subVec(position, at))));
      }),
    );
    expect(worst).toBeLessThan(0.05);
  });

  it("hides what is behind it and inside it, and nothing in front of it or beside it", () => {
    const { facing } = facetsOf(mark, view);
    const hidden = facetsOcclude(facing, view, 0.02);
    expect(hidden([0, 0, 0])).toBe(true);
    expect(hidden(scaleVec(-0.9, view.eye_W))).toBe(true);
    expect(hidden(scaleVec(0.5, view.eye_W))).toBe(false);
    expect(hidden([0.8, 0, 0])).toBe(false);
  });

  it("thinned out has the outline of the true one, to nine pixels of a still that it fills", () => {
    const outline = (corners: readonly Vec3[]) =>
      corners
        .map((corner) => project(view, corner))
        .reduce(
          ({ left, right, top, bottom }, { x, y }) => ({
            left: Math.min(left, x),
            right: Math.max(right, x),
            top: Math.min(top, y),
            bottom: Math.max(bottom, y),
          }),
          { left: 999, right: 0, top: 999, bottom: 0 },
        );
    const whole = outline(scaled.positions.map(([x, y, z]) => [x, y - 0.38, z]));
    const drawn = outline(facetsOf(mark, view).facing.flatMap(({ corners_W }) => corners_W));
    for (const side of ["left", "right", "top", "bottom"] as const)
      expect(Math.abs(whole[side] - drawn[side]), side).toBeLessThan(9);
  });

  it("is a still of less than 32 kB, its shadow included", () => {
    const marks: readonly Mark[] = [
      { kind: "ground", key: "ground", centre_W: [0, -0.4, 0], radius: 1, bare: true },
      mark,
    ];
    const still = svgMarkup(marks, camera, viewport);
    expect(still.length).toBeLessThan(32_000);
    expect(still).not.toMatch(/NaN|Infinity/);
  });
});
