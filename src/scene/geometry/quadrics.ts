import { rotate, rotateInverse } from "../../core/math/quat";
import { addVec, cross, dot, normaliseVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import type { View } from "../camera";
import type { EllipsoidMark, Panel, PlaneMark } from "../marks";

/**
 * The geometry of a translucent ellipsoid, worked out where it is the unit sphere: x = A (x_W − centre), A dividing
 * by the semi-axes along its own axes. With e the eye there, the rays from e touch the sphere where x·e = 1.
 */

/** x = A v for a difference of places v. */
function toUnit({ q_WB, semiAxes }: EllipsoidMark, v_W: Vec3): Vec3 {
  const v_B = rotateInverse(q_WB, v_W);
  return [v_B[0] / semiAxes[0], v_B[1] / semiAxes[1], v_B[2] / semiAxes[2]];
}

/** v = A⁻¹ x. */
function fromUnit({ q_WB, semiAxes }: EllipsoidMark, x: Vec3): Vec3 {
  return rotate(q_WB, [x[0] * semiAxes[0], x[1] * semiAxes[1], x[2] * semiAxes[2]]);
}

/** The ellipse along which the surface turns from the eye: centre + cos s · across + sin s · along [m]. */
export interface Silhouette {
  readonly centre_W: Vec3;
  readonly across_W: Vec3;
  readonly along_W: Vec3;
}

/** On the unit sphere the circle in the plane x·e = 1, of radius √(1 − 1/|e|²). Null for an eye inside. */
export function silhouetteOf(ellipsoid: EllipsoidMark, eye_W: Vec3): Silhouette | null {
  const eye = toUnit(ellipsoid, subVec(eye_W, ellipsoid.position_W));
  const square = dot(eye, eye);
  if (!(square > 1) || !Number.isFinite(square)) return null;
  const radius = Math.sqrt(1 - 1 / square);
  const across = normaliseVec(cross(eye, leastAlong(eye)));
  const along = cross(normaliseVec(eye), across);
  return {
    centre_W: addVec(ellipsoid.position_W, fromUnit(ellipsoid, scaleVec(1 / square, eye))),
    across_W: fromUnit(ellipsoid, scaleVec(radius, across)),
    along_W: fromUnit(ellipsoid, scaleVec(radius, along)),
  };
}

function leastAlong(v: Vec3): Vec3 {
  const [x, y, z] = [Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2])];
  if (x <= y && x <= z) return [1, 0, 0];
  return y <= z ? [0, 1, 0] : [0, 0, 1];
}

/** An ellipse in space as a closed polyline. */
export function ringPoints({ centre_W: c, across_W: u, along_W: v }: Silhouette, count: number): Vec3[] {
  return circle(count).map(([x, y]) => [
    c[0] + x * u[0] + y * v[0],
    c[1] + x * u[1] + y * v[1],
    c[2] + x * u[2] + y * v[2],
  ]);
}

const circles = new Map<number, (readonly [number, number])[]>();

/** Points of the unit circle, the first of them again at the end: worked out once for each number of them. */
function circle(count: number): (readonly [number, number])[] {
  const known = circles.get(count);
  if (known) return known;
  const points = Array.from({ length: count + 1 }, (_, k) => {
    const angle = (2 * Math.PI * (k % count)) / count;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  circles.set(count, points);
  return points;
}

/**
 * Whether a point lies behind the middle of a translucent ellipsoid as the eye sees it: beyond the plane of its rim and
 * within its outline. Of the surface itself that is exactly the far side; what is inside is hidden only in its far half.
 */
export function depthMask(ellipsoid: EllipsoidMark, eye_W: Vec3): (point_W: Vec3) => boolean {
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

/** An ellipse of the picture in pixels, its first semi-axis turned by `angle` from x towards y [rad]. */
export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly semiAxes: readonly [number, number];
  readonly angle: number;
}

/**
 * The outline of an ellipsoid in a central projection. The ray e + t A d touches the unit sphere where
 *     (e·Ad)² − (|e|² − 1) |Ad|² = 0,   d = forward + x right − y up,
 * a conic in the picture's (x, y). Null where it is no ellipse: for an eye inside, or a surface reaching behind it.
 */
export function outlineOf(ellipsoid: EllipsoidMark, view: View): Ellipse | null {
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

/** The three sections of an ellipsoid with its principal planes, closed. */
export function principalSections(ellipsoid: EllipsoidMark): Vec3[][] {
  const half = (axis: Vec3) => fromUnit(ellipsoid, axis);
  const [x_W, y_W, z_W] = [half([1, 0, 0]), half([0, 1, 0]), half([0, 0, 1])];
  const centre_W = ellipsoid.position_W;
  return [
    ringPoints({ centre_W, across_W: y_W, along_W: z_W }, SECTION_POINTS),
    ringPoints({ centre_W, across_W: z_W, along_W: x_W }, SECTION_POINTS),
    ringPoints({ centre_W, across_W: x_W, along_W: y_W }, SECTION_POINTS),
  ];
}

const PLANE_POINTS = 72;
const PLANE_RINGS = 3;

/** What is drawn of a plane, its border last: the rings of its disc from the middle outwards, or its grid. */
export function planeLines(plane: PlaneMark): Vec3[][] {
  return plane.panel ? panelLines(plane.centre_W, plane.panel) : planeRings(plane);
}

function panelLines(centre_W: Vec3, { across_W, along_W, cells, moved = [0, 0] }: Panel): Vec3[][] {
  const at = (u: number, v: number) => addVec(centre_W, addVec(scaleVec(u, across_W), scaleVec(v, along_W)));
  const inner = (count: number, by: number) =>
    Array.from({ length: count }, (_, k) => (2 * (k + by)) / count - 1).filter((place) => place > -1);
  return [
    ...inner(cells[0], moved[0]).map((u) => [at(u, -1), at(u, 1)]),
    ...inner(cells[1], moved[1]).map((v) => [at(-1, v), at(1, v)]),
    [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1), at(-1, -1)],
  ];
}

/** The disc of a plane: its edge as an ellipse in space. */
export function discOf({ centre_W, normal_W, radius }: PlaneMark): Silhouette {
  const across_W = scaleVec(radius, normaliseVec(cross(normal_W, leastAlong(normal_W))));
  return { centre_W, across_W, along_W: cross(normal_W, across_W) };
}

function planeRings(plane: PlaneMark): Vec3[][] {
  const { centre_W, across_W, along_W } = discOf(plane);
  return Array.from({ length: PLANE_RINGS }, (_, ring) => {
    const part = (ring + 1) / PLANE_RINGS;
    const rim = { centre_W, across_W: scaleVec(part, across_W), along_W: scaleVec(part, along_W) };
    return ringPoints(rim, PLANE_POINTS);
  });
}
