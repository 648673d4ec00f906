import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseQuat, type Quat } from "../../src/core/math/quat";
import { addVec, dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { type Camera, project, type Viewport, viewThrough } from "../../src/scene/camera";
import { cutIntoDashes } from "../../src/scene/geometry/dashes";
import { ellipsePoints } from "../../src/scene/geometry/ellipse";
import {
  depthMask,
  type Ellipse,
  outlineOf,
  principalSections,
  silhouetteOf,
} from "../../src/scene/geometry/ellipsoid";
import { planeLines } from "../../src/scene/geometry/plane";
import { toWorld } from "../../src/scene/geometry/pose";
import type { EllipsoidMark } from "../../src/scene/marks";
import { forAll } from "../core/fuzz/effort";

fc.configureGlobal({ seed: 20 });

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const direction = fc
  .tuple(between(-1, 1), between(-1, 1), between(-1, 1))
  .filter((v) => norm(v) > 0.1)
  .map(normaliseVec);
const attitude: fc.Arbitrary<Quat> = fc
  .tuple(between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1))
  .filter((q) => Math.hypot(...q) > 0.1)
  .map(normaliseQuat);

/** Within the framed sphere, and up to one part in twenty flat. */
const ellipsoid: fc.Arbitrary<EllipsoidMark> = fc.record({
  kind: fc.constant("ellipsoid" as const),
  key: fc.constant("surface"),
  position_W: fc.tuple(between(-0.4, 0.4), between(-0.4, 0.4), between(-0.4, 0.4)),
  q_WB: attitude,
  semiAxes: fc.tuple(between(0.05, 1), between(0.05, 1), between(0.05, 1)),
  colour: fc.constant("energy" as const),
  showsSections: fc.constant(true),
});
const camera: fc.Arbitrary<Camera> = fc.record({
  target_W: fc.constant<Vec3>([0, 0, 0]),
  radius: fc.constant(1),
  azimuth: between(-4, 4),
  elevation: between(-1.5, 1.5),
  zoom: between(0.6, 3),
});
const viewport: Viewport = { width: 640, height: 480 };
const FRONT: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 };

const sphereAt = (position_W: Vec3, radius: number): EllipsoidMark => ({
  ...{ kind: "ellipsoid", key: "sphere", colour: "momentum", showsSections: false },
  ...{ position_W, q_WB: [1, 0, 0, 0], semiAxes: [radius, radius, radius] },
});

/** The point of a surface towards a direction of its own unit sphere. */
function onSurface(mark: EllipsoidMark, unit: Vec3): Vec3 {
  const [a, b, c] = mark.semiAxes;
  return toWorld(mark, [a * unit[0], b * unit[1], c * unit[2]]);
}

/** 1 on the ellipse, less inside, more outside. */
function level({ x, y, semiAxes, angle }: Ellipse, at: { x: number; y: number }): number {
  const [dx, dy] = [at.x - x, at.y - y];
  const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / semiAxes[0];
  const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / semiAxes[1];
  return Math.hypot(along, across);
}

function seenFrom(camera: Camera, mark: EllipsoidMark) {
  const view = viewThrough(camera, viewport);
  const [outline, rim] = [outlineOf(mark, view), silhouetteOf(mark, view.eye_W)];
  if (!outline || !rim) throw new Error("the eye is outside");
  return { view, outline, rim };
}

describe("the outline of an ellipsoid", () => {
  it("as the SVG draws it is the rim that WebGL draws, to a hundredth of a pixel", () => {
    forAll(500, [ellipsoid, camera], (mark, camera) => {
      const { view, outline, rim } = seenFrom(camera, mark);
      const misses = ellipsePoints(rim, 24).map((point_W) =>
        Math.abs(level(outline, project(view, point_W)) - 1),
      );
      expect(Math.max(...misses) * Math.max(...outline.semiAxes)).toBeLessThan(0.01);
    });
  });

  it("holds the whole surface, and some of it touches", () => {
    forAll(
      300,
      [ellipsoid, camera, fc.array(direction, { minLength: 30, maxLength: 30 })],
      (mark, camera, units) => {
        const { view, outline } = seenFrom(camera, mark);
        const levels = units.map((unit) => level(outline, project(view, onSurface(mark, unit))));
        expect(Math.max(...levels)).toBeLessThan(1 + 1e-6);
      },
    );
  });

  it("of a sphere off the middle of the picture is no circle, as perspective has it", () => {
    const sphere = sphereAt([0.7, 0, 0], 0.3);
    const view = viewThrough(FRONT, viewport);
    const outline = outlineOf(sphere, view);
    // The cone of half angle β about an axis at α from the view meets the picture in an ellipse with semi-axes
    // f sin 2β / (cos 2α + cos 2β) across and f sin β √(2 / (cos 2α + cos 2β)).
    const distance = norm(subVec(sphere.position_W, view.eye_W));
    const [alpha, beta] = [Math.asin(0.7 / distance), Math.asin(0.3 / distance)];
    const sum = Math.cos(2 * alpha) + Math.cos(2 * beta);
    const wide = (view.focal * Math.sin(2 * beta)) / sum;
    const high = view.focal * Math.sin(beta) * Math.sqrt(2 / sum);
    expect(Math.max(...(outline?.semiAxes ?? []))).toBeCloseTo(wide, 6);
    expect(Math.min(...(outline?.semiAxes ?? []))).toBeCloseTo(high, 6);
    expect(wide - high).toBeGreaterThan(0.5);
  });

  it("is not there for an eye inside", () => {
    const around = sphereAt([0, 0, 0], 50);
    const view = viewThrough(FRONT, viewport);
    expect(outlineOf(around, view)).toBeNull();
    expect(silhouetteOf(around, view.eye_W)).toBeNull();
    expect(depthMask(around, view.eye_W)([0, 0, -60])).toBe(false);
  });
});

describe("what a translucent surface hides", () => {
  it("of itself is the side that faces away from the eye", () => {
    forAll(1000, [ellipsoid, camera, direction], (mark, camera, unit) => {
      const { eye_W } = viewThrough(camera, viewport);
      const point_W = onSurface(mark, unit);
      const [a, b, c] = mark.semiAxes;
      // The outward normal of Σ (x_i / a_i)² = 1.
      const normal_W = subVec(toWorld(mark, [unit[0] / a, unit[1] / b, unit[2] / c]), mark.position_W);
      const towardsEye = subVec(eye_W, point_W);
      const facing = dot(normal_W, towardsEye) / (norm(normal_W) * norm(towardsEye));
      fc.pre(Math.abs(facing) > 1e-6);
      // A hair inside the outline: a point of the surface itself may fall on either side of it by round-off.
      const within_W = addVec(point_W, scaleVec(1e-9, subVec(mark.position_W, point_W)));
      expect(depthMask(mark, eye_W)(within_W)).toBe(facing < 0);
    });
  });

  it("is nothing beside its outline, and nothing before it", () => {
    forAll(300, [ellipsoid, camera, between(1.001, 3), between(0, 6.28)], (mark, camera, beyond, angle) => {
      const { view, rim } = seenFrom(camera, mark);
      const onRim = addVec(scaleVec(Math.cos(angle), rim.across_W), scaleVec(Math.sin(angle), rim.along_W));
      const dimmed = depthMask(mark, view.eye_W);
      expect(dimmed(addVec(rim.centre_W, scaleVec(beyond, onRim)))).toBe(false);
      expect(dimmed(addVec(view.eye_W, scaleVec(0.5, subVec(rim.centre_W, view.eye_W))))).toBe(false);
      expect(dimmed(addVec(view.eye_W, scaleVec(1.5, subVec(rim.centre_W, view.eye_W))))).toBe(true);
    });
  });
});

describe("lines on surfaces", () => {
  it("the principal sections of an ellipsoid lie on it", () => {
    forAll(50, [ellipsoid], (mark) => {
      const straight: EllipsoidMark = { ...mark, position_W: [0, 0, 0], q_WB: [1, 0, 0, 0] };
      const [a, b, c] = straight.semiAxes;
      for (const [x, y, z] of principalSections(straight).flat()) {
        expect(Math.hypot(x / a, y / b, z / c)).toBeCloseTo(1, 12);
      }
    });
  });

  it("the rings of a plane lie in it and close", () => {
    const normal_W = normaliseVec([0.3, 1, -0.2]);
    const centre_W: Vec3 = [0.1, -0.4, 0.2];
    for (const ring of planeLines({ kind: "plane", key: "plane", centre_W, normal_W, radius: 0.7 })) {
      expect(ring.at(-1)).toEqual(ring[0]);
      for (const point of ring) {
        expect(dot(subVec(point, centre_W), normal_W)).toBeCloseTo(0, 12);
      }
    }
  });

  it("dashes cover their share of a path, across its corners", () => {
    const corner: Vec3[] = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 2, 0],
    ];
    const length = cutIntoDashes(corner, 0.2, 0.1).reduce(
      (sum, [from, to]) => sum + norm(subVec(to, from)),
      0,
    );
    expect(length).toBeCloseTo(2, 9);
  });
});
