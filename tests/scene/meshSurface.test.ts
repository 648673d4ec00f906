import { describe, expect, it } from "vitest";
import { bunny } from "../../src/core/bodies/bunny";
import type { Mesh } from "../../src/core/bodies/mesh";
import { dot, norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { type Camera, project, viewThrough } from "../../src/scene/camera";
import {
  clusterVertices,
  cornerNormals,
  creasedNormals,
  surfacesAtCorners,
  triangleNormals,
  unitNormals,
} from "../../src/scene/geometry/meshSurface";
import type { Mark, MeshMark } from "../../src/scene/marks";
import { boundsOf, facetsOcclude, facetsOf } from "../../src/scene/svg/facets";
import { svgMarkup } from "../../src/scene/svg/markup";
import { recordOf } from "../tables";
import { gridBox } from "./gridBox";

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
    const octahedron = recordOf<Vec3[]>("tests/scene/octahedron.yaml") as Record<keyof Mesh, Vec3[]>;
    cornerNormals(octahedron).forEach((normal, corner) => {
      expect(norm(subVec(normal, octahedron.positions[corner] ?? [9, 9, 9]))).toBeLessThan(1e-15);
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
    const outline = (corners: readonly Vec3[]) => boundsOf(corners.map((corner) => project(view, corner)));
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

  it("with creases is flat up to its edges: every corner of a box has its face's own normal", () => {
    for (const cells of [1, 3]) {
      const box = gridBox([1, 0.7, 0.4], cells);
      const own = unitNormals(box);
      creasedNormals(box, own).forEach((corners, triangle) => {
        for (const normal of corners)
          expect(norm(subVec(normal, own[triangle] ?? [9, 9, 9]))).toBeLessThan(1e-15);
      });
      expect(surfacesAtCorners(box).filter((surfaces) => surfaces === 3)).toHaveLength(8);
      expect(surfacesAtCorners(box).filter((surfaces) => surfaces === 2)).toHaveLength(12 * (cells - 1));
    }
  });

  it("with creases is shaded in time where ten thousand triangles meet, each with its own normal there", () => {
    const count = 10_000;
    const rim = Array.from({ length: count }, (_, k): Vec3 => {
      const angle = (2 * Math.PI * k) / count;
      return [Math.cos(angle), Math.sin(angle), 0];
    });
    const cone = {
      positions: [...rim, [0, 0, 1] as Vec3],
      triangles: rim.map((_, k): Vec3 => [k, (k + 1) % count, count]),
    };
    const own = unitNormals(cone);
    // Every two compared would be 10⁸ products, which take some ten seconds.
    creasedNormals(cone, own).forEach(([, , tip], triangle) => {
      if (tip !== own[triangle]) throw new Error(`triangle ${triangle} has another normal at the tip`);
    });
  });

  it("with creases and a triangle of no area has no normal there, and no NaN", () => {
    const box = gridBox([1, 0.7, 0.4], 1);
    const spoilt = { ...box, triangles: [...box.triangles, [0, 0, 1] as Vec3] };
    const normals = creasedNormals(spoilt, unitNormals(spoilt));
    expect(normals.flat(2).every(Number.isFinite)).toBe(true);
    expect(normals.at(-1)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it.each([1, 16])(
    "with creases is sharp in a still: of a box of %i cells along an edge, six planes",
    (cells) => {
      const size: Vec3 = [1, 0.7, 0.4];
      const box: MeshMark = {
        ...mark,
        mesh: gridBox(size, cells),
        creased: true,
        position_W: [0, 0, 0],
      };
      const { all } = facetsOf(box, view);
      expect(all.length).toBeLessThanOrEqual(560);
      for (const { normal_W, corners_W } of all) {
        expect(Math.max(...normal_W.map(Math.abs))).toBeCloseTo(1, 12);
        const axis = normal_W.findIndex((part) => Math.abs(part) > 0.5);
        for (const corner of corners_W)
          expect(Math.abs(corner[axis] ?? 9)).toBeCloseTo((size[axis] ?? 9) / 2, 12);
      }
    },
  );
});
