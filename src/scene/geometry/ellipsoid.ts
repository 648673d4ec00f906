import { rotate, rotateInverse } from "../../core/math/quat";
import { addVec, cross, dot, normaliseVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import type { View } from "../camera";
import type { EllipsoidMark } from "../marks";
import { drawablePaths, enclosesVolume } from "./drawable";
import { ellipsePoints, farthestAxis, type SpatialEllipse } from "./ellipse";

/**
 * A translucent ellipsoid, in coordinates in which it is the unit sphere: x = A (x_W − centre), where A divides by the semi-axes along
 * its own axes. With e the eye there, the rays from e touch the sphere where x·e = 1.
 */

/** x = A v for a difference of positions v. */
function toUnit({ q_WB, semiAxes }: EllipsoidMark, v_W: Vec3): Vec3 {
  const v_B = rotateInverse(q_WB, v_W);
  return [v_B[0] / semiAxes[0], v_B[1] / semiAxes[1], v_B[2] / semiAxes[2]];
}

/** v = A⁻¹ x. */
function fromUnit({ q_WB, semiAxes }: EllipsoidMark, x: Vec3): Vec3 {
  return rotate(q_WB, [x[0] * semiAxes[0], x[1] * semiAxes[1], x[2] * semiAxes[2]]);
}

/**
 * Where the surface turns away from the eye: on the unit sphere the circle in the plane x·e = 1, of radius √(1 − 1/|e|²). Null for an eye
 * inside, or without a volume.
 */
export function silhouetteOf(ellipsoid: EllipsoidMark, eye_W: Vec3): SpatialEllipse | null {
  if (!enclosesVolume(ellipsoid)) return null;
  const eye = toUnit(ellipsoid, subVec(eye_W, ellipsoid.position_W));
  const square = dot(eye, eye);
  if (!(square > 1) || !Number.isFinite(square)) return null;
  const radius = Math.sqrt(1 - 1 / square);
  const across = normaliseVec(cross(eye, farthestAxis(eye)));
  const along = cross(normaliseVec(eye), across);
  return {
    centre_W: addVec(ellipsoid.position_W, fromUnit(ellipsoid, scaleVec(1 / square, eye))),
    across_W: fromUnit(ellipsoid, scaleVec(radius, across)),
    along_W: fromUnit(ellipsoid, scaleVec(radius, along)),
  };
}

/** Whether a point lies beyond the rim's plane and within the outline: of the surface the far side, of the inside the far half. */
export function depthMask(ellipsoid: EllipsoidMark, eye_W: Vec3): (point_W: Vec3) => boolean {
  if (!enclosesVolume(ellipsoid)) return () => false;
  const eye = toUnit(ellipsoid, subVec(eye_W, ellipsoid.position_W));
  const outside = dot(eye, eye) - 1;
  if (!(outside > 0)) return () => false;
  return (point_W) => {
    const point = toUnit(ellipsoid, subVec(point_W, ellipsoid.position_W));
    if (dot(point, eye) >= 1) return false;
    const sight = subVec(point, eye);
    const towards = dot(eye, sight);
    return towards * towards > outside * dot(sight, sight);
  };
}

/** [px]; the first semi-axis turned by `angle` from x towards y [rad]. */
export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly semiAxes: readonly [number, number];
  readonly angle: number;
}

/**
 * An ellipsoid's outline in central projection. The ray e + t A d touches the unit sphere where
 *     (e·Ad)² − (|e|² − 1) |Ad|² = 0,   d = forward + x right − y up,
 * a conic in the picture's (x, y). Null where it is no ellipse: for an eye inside, or a surface reaching behind it.
 */
export function outlineOf(ellipsoid: EllipsoidMark, view: View): Ellipse | null {
  if (!enclosesVolume(ellipsoid)) return null;
  const eye = toUnit(ellipsoid, subVec(view.eye_W, ellipsoid.position_W));
  const right = toUnit(ellipsoid, view.right_W);
  const down = toUnit(ellipsoid, scaleVec(-1, view.up_W));
  const forward = toUnit(ellipsoid, view.forward_W);
  const outside = dot(eye, eye) - 1;
  const form = (a: Vec3, b: Vec3) => dot(eye, a) * dot(eye, b) - outside * dot(a, b);
  const [xx, xy, yy] = [form(right, right), form(right, down), form(down, down)];
  const [x1, y1] = [form(right, forward), form(down, forward)];
  const determinant = xx * yy - xy * xy;
  if (!(outside > 0) || !(determinant > 0)) return null;
  const x = (xy * y1 - yy * x1) / determinant;
  const y = (xy * x1 - xx * y1) / determinant;
  const middle = form(forward, forward) + x1 * x + y1 * y;
  const spread = Math.hypot(xx - yy, 2 * xy) / 2;
  const semiAxis = (eigenvalue: number) => view.focal * Math.sqrt(-middle / eigenvalue);
  return {
    x: view.viewport.width / 2 + view.focal * x,
    y: view.viewport.height / 2 + view.focal * y,
    semiAxes: [semiAxis((xx + yy) / 2 + spread), semiAxis((xx + yy) / 2 - spread)],
    angle: Math.atan2(2 * xy, xx - yy) / 2,
  };
}

const SECTION_POINTS = 72;

export function principalSections(ellipsoid: EllipsoidMark): readonly (readonly Vec3[])[] {
  const half = (axis: Vec3) => fromUnit(ellipsoid, axis);
  const [x_W, y_W, z_W] = [half([1, 0, 0]), half([0, 1, 0]), half([0, 0, 1])];
  const centre_W = ellipsoid.position_W;
  return drawablePaths([
    ellipsePoints({ centre_W, across_W: y_W, along_W: z_W }, SECTION_POINTS),
    ellipsePoints({ centre_W, across_W: z_W, along_W: x_W }, SECTION_POINTS),
    ellipsePoints({ centre_W, across_W: x_W, along_W: y_W }, SECTION_POINTS),
  ]);
}
