import fc from "fast-check";
import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { addVec, norm, scaleVec, type Vec3 } from "../../src/core/math/vec3";
import { type Camera, eyeDistance, project, type Viewport, viewThrough } from "../../src/scene/camera";
import { applyCamera } from "../../src/scene/webgl/toThree";
import { forAll } from "../core/fuzz/effort";

// The same cases on every machine and every day.
fc.configureGlobal({ seed: 20 });

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point: fc.Arbitrary<Vec3> = fc.tuple(between(-5, 5), between(-5, 5), between(-5, 5));
const camera: fc.Arbitrary<Camera> = fc.record({
  target_W: point,
  radius: between(0.05, 20),
  azimuth: between(-10, 10),
  elevation: between(-1.5, 1.5),
  zoom: between(0.35, 3),
});
const viewport: fc.Arbitrary<Viewport> = fc.record({
  width: fc.integer({ min: 40, max: 2400 }),
  height: fc.integer({ min: 40, max: 1600 }),
});
/** A direction and a share of the framed sphere's radius: only what is near the scene is ever drawn. */
const inScene = fc.tuple(point, between(0, 1)).filter(([direction]) => norm(direction) > 1e-3);

function placed({ target_W, radius }: Camera, [direction, share]: readonly [Vec3, number]): Vec3 {
  return addVec(target_W, scaleVec((share * radius) / norm(direction), direction));
}

function projectedByThree(camera: Camera, point_W: Vec3, { width, height }: Viewport) {
  const eye = new PerspectiveCamera();
  applyCamera(eye, camera, { width, height });
  const { x, y, z } = new Vector3(...point_W).project(eye);
  return { x: (0.5 + x / 2) * width, y: (0.5 - y / 2) * height, clip: z };
}

describe("the two renderers' cameras", () => {
  it("put the same point on the same pixel, whatever the camera and the size of the picture", () => {
    let farthest = 0;
    forAll(2000, [camera, viewport, inScene], (camera, viewport, place) => {
      const point_W = placed(camera, place);
      const svg = project(viewThrough(camera, viewport), point_W);
      if (svg.depth < eyeDistance(camera) / 20) return;
      const webgl = projectedByThree(camera, point_W, viewport);
      const apart = Math.hypot(svg.x - webgl.x, svg.y - webgl.y);
      farthest = Math.max(farthest, apart);
      // A pixel is the limit; with double precision throughout, a millionth of one is plenty.
      expect(apart).toBeLessThan(1e-6);
    });
    expect(farthest).toBeGreaterThan(0);
  });

  it("agree on what is nearer, and cut nothing of the scene off", () => {
    forAll(100, [camera, viewport, inScene, inScene], (camera, viewport, ...places) => {
      if (camera.zoom < 1) return;
      const [a, b] = places.map((place) => {
        const point_W = placed(camera, place);
        const { depth } = project(viewThrough(camera, viewport), point_W);
        return { depth, clip: projectedByThree(camera, point_W, viewport).clip };
      }) as [{ depth: number; clip: number }, { depth: number; clip: number }];
      for (const { clip } of [a, b]) expect(Math.abs(clip)).toBeLessThan(1);
      const apart = a.depth - b.depth;
      if (Math.abs(apart) > 1e-6 * camera.radius) expect(Math.sign(a.clip - b.clip)).toBe(Math.sign(apart));
    });
  });

  it("show the framed sphere whole: its outline touches the shorter sides and passes none", () => {
    forAll(100, [camera, viewport, inScene], (camera, viewport, [direction]) => {
      const framed = { ...camera, zoom: 1 };
      const point_W = placed(camera, [direction, 1]);
      const { x, y } = project(viewThrough(framed, viewport), point_W);
      const { width, height } = viewport;
      const half = Math.min(width, height) / 2;
      expect(Math.hypot(x - width / 2, y - height / 2)).toBeLessThan(half * (1 + 1e-9));
    });
  });
});
