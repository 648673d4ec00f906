import { describe, expect, it } from "vitest";
import { OBJECTS, type ObjectModel } from "../../src/core/bodies/objects/index";
import { identityQuat } from "../../src/core/math/quat";
import { cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { type Camera, viewThrough } from "../../src/scene/camera";
import { triangleNormals } from "../../src/scene/geometry/meshSurface";
import { flatFaces, objectCornerNormals } from "../../src/scene/geometry/objectSurface";
import { facetedObject, objectShapes } from "../../src/scene/svg/objectFaces";

const objects = Object.entries<ObjectModel>(OBJECTS);

/** Twice the area of a closed polyline, as a vector. */
function areaOf(loop: readonly Vec3[]): Vec3 {
  return loop.reduce<Vec3>(
    (sum, from, k) => {
      const to = loop[(k + 1) % loop.length] as Vec3;
      const [x, y, z] = cross(from, to);
      return [sum[0] + x, sum[1] + y, sum[2] + z];
    },
    [0, 0, 0],
  );
}

describe("the flat faces of an object", () => {
  it.each(objects)("of the %s have together the area of its triangles, holes taken away", (_, model) => {
    const whole = triangleNormals(model.mesh).reduce((sum, normal) => sum + norm(normal), 0);
    const faces = flatFaces(model).reduce((sum, { loops, normal }) => {
      const areas = loops.map((loop) =>
        dot(normal, areaOf(loop.map((k) => model.mesh.positions[k] as Vec3))),
      );
      return sum + areas.reduce((a, b) => a + b, 0);
    }, 0);
    expect(Math.abs(faces / whole - 1)).toBeLessThan(1e-9);
  });

  it.each(objects)("of the %s are few enough for a picture as SVG", (_, model) => {
    const reach = Math.max(...model.mesh.positions.map(norm));
    const mesh = {
      ...model.mesh,
      positions: model.mesh.positions.map((place) => scaleVec(1 / reach, place)),
    };
    const camera: Camera = { target_W: [0, 0, 0], radius: 1.5, azimuth: 0.9, elevation: 0.3, zoom: 1 };
    const view = viewThrough(camera, { width: 400, height: 400 });
    const pose = { position_W: [0, 0, 0] as Vec3, q_WB: identityQuat };
    const mark = { kind: "object", key: "it", model: { ...model, mesh }, ghost: false, ...pose } as const;
    const shapes = objectShapes(facetedObject(mark, view), [0, 1, 0], view);
    expect(shapes.length).toBeGreaterThan(3);
    // Measured: 125 at most, of the racket.
    expect(shapes.length).toBeLessThan(160);
  });

  it("are painted last where the whole object lies behind them", () => {
    const outermost = flatFaces(OBJECTS.racket).filter(({ isOutermost }) => isOutermost);
    const { positions } = OBJECTS.racket.mesh;
    for (const { loops, normal } of outermost) {
      const corner = positions[loops[0]?.[0] ?? 0] as Vec3;
      expect(Math.max(...positions.map((position) => dot(normal, subVec(position, corner))))).toBeLessThan(
        1e-9,
      );
    }
    expect(outermost.map(({ part }) => part)).toEqual(
      expect.arrayContaining(["frameFront", "frameBack", "grip"]),
    );
  });

  it.each(objects)(
    "of the %s are shaded with normals of unit length, at most 35° from their own",
    (_, model) => {
      const normals = triangleNormals(model.mesh);
      objectCornerNormals(model).forEach((corners, triangle) => {
        const own = normals[triangle] as Vec3;
        for (const normal of corners) {
          expect(norm(normal)).toBeCloseTo(1, 12);
          expect(dot(normal, own) / norm(own)).toBeGreaterThan(Math.cos((35 * Math.PI) / 180));
        }
      });
    },
  );
});
