import { describe, expect, it } from "vitest";
import { OBJECTS, type ObjectModel } from "../../src/core/bodies/objects/index";
import { placedObject } from "../../src/core/bodies/objects/surface";
import { identityQuat } from "../../src/core/math/quat";
import { cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { type Camera, viewThrough } from "../../src/scene/camera";
import { triangleNormals } from "../../src/scene/geometry/meshSurface";
import { flatFaces, ghostLines, objectCornerNormals } from "../../src/scene/geometry/objectSurface";
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
  it.each(objects)(
    "of the %s have together the area of its triangles, holes taken away",
    (_, { still: model }) => {
      const whole = triangleNormals(model.mesh).reduce((sum, normal) => sum + norm(normal), 0);
      const faces = flatFaces(model).reduce((sum, { loops, normal }) => {
        const areas = loops.map((loop) =>
          dot(normal, areaOf(loop.map((k) => model.mesh.positions[k] as Vec3))),
        );
        return sum + areas.reduce((a, b) => a + b, 0);
      }, 0);
      // Measured: 3e-6; what bends by less than 0.8° is one face.
      expect(Math.abs(faces / whole - 1)).toBeLessThan(1e-5);
    },
  );

  it.each(objects)("of the %s are few enough for a picture as SVG", (_, model) => {
    const reach = Math.max(...model.mesh.positions.map(norm));
    const scaled = placedObject(model, (place) => scaleVec(1 / reach, place));
    const camera: Camera = { target_W: [0, 0, 0], radius: 1.5, azimuth: 0.9, elevation: 0.3, zoom: 1 };
    const view = viewThrough(camera, { width: 400, height: 400 });
    const pose = { position_W: [0, 0, 0] as Vec3, q_WB: identityQuat };
    const mark = { kind: "object", key: "it", model: scaled, ghost: false, ...pose } as const;
    const shapes = objectShapes(facetedObject(mark, view), [0, 1, 0], view);
    expect(shapes.length).toBeGreaterThan(3);
    // Measured: 130 at most, of the jack.
    expect(shapes.length).toBeLessThan(160);
  });

  it("are painted last where the whole object lies behind them", () => {
    const outermost = flatFaces(OBJECTS.racket.still).filter(({ isOutermost }) => isOutermost);
    const { positions } = OBJECTS.racket.still.mesh;
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
      const corners = objectCornerNormals(model).flatMap((corners, triangle) =>
        corners.map((normal) => ({ normal, own: normals[triangle] as Vec3 })),
      );
      const cosines = corners.map(({ normal, own }) => dot(normal, own) / norm(own));
      expect(Math.max(...corners.map(({ normal }) => Math.abs(norm(normal) - 1)))).toBeLessThan(1e-12);
      expect(Math.min(...cosines)).toBeGreaterThan(Math.cos((35 * Math.PI) / 180));
    },
  );
});

describe("a ghost's lines", () => {
  /** As seen from far along the face's normal. */
  const seen = (model: ObjectModel) => ghostLines(model.still, [100, 0, 0]);
  const lengthWithin = (paths: readonly (readonly Vec3[])[], from: number, to: number) =>
    paths
      .flatMap((path) => path.slice(1).map((end, k) => [path[k] as Vec3, end] as const))
      .filter(([a, b]) => a[2] >= from && a[2] <= to && b[2] >= from && b[2] <= to)
      .reduce((sum, [a, b]) => sum + norm(subVec(b, a)), 0);

  it("go round a racket's handle as well as its head", () => {
    const paths = seen(OBJECTS.racket);
    // The grip's two sides, 19 cm each, and its butt. Measured: 44 cm.
    expect(lengthWithin(paths, -0.001, 0.191)).toBeGreaterThan(0.38);
    // The head's ellipse outside and inside. Measured: 1.7 m.
    expect(lengthWithin(paths, 0.34, 0.69)).toBeGreaterThan(1.5);
  });

  it("show the pips on the side of a die that is seen, and no others", () => {
    const pips = seen(OBJECTS.die).filter((path) => path.length === 2);
    expect(pips.length).toBe(16);
    for (const path of pips) for (const [x] of path) expect(x).toBeCloseTo(0.008, 12);
  });
});
