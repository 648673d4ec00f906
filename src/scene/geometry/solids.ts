import { inverseMat, type Mat3, mulVec, transpose } from "../../core/math/mat3";
import { quatToMat, rotate, rotateInverse } from "../../core/math/quat";
import { addVec, cross, dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import type { ArrowMark, AxesMark, BodyMark, PointMark, RawPose } from "../marks";

/** The geometry that both renderers draw: corners, faces and arrowheads, and what a body hides. */

/** One face of a box: its outward normal and its corners, counterclockwise from outside. */
export interface Face {
  readonly normal_W: Vec3;
  readonly corners_W: readonly [Vec3, Vec3, Vec3, Vec3];
}

/** Where a point of the body, given in body axes, stands in the world. */
export function toWorld({ position_W, q_WB, map_WB }: RawPose, point_B: Vec3): Vec3 {
  return addVec(position_W, map_WB ? mulVec(map_WB, point_B) : rotate(q_WB, point_B));
}

/** Where a place in the world lies in body axes: the inverse of {@link toWorld}. */
function toBody({ position_W, q_WB, map_WB }: RawPose, point_W: Vec3): Vec3 {
  const fromCentre_W = subVec(point_W, position_W);
  return map_WB ? mulVec(inverseMat(map_WB), fromCentre_W) : rotateInverse(q_WB, fromCentre_W);
}

/** From body components to world components, as a matrix. */
export function mapOf({ q_WB, map_WB }: RawPose): Mat3 {
  return map_WB ?? quatToMat(q_WB);
}

/** A plane's unit normal, carried along: under a map M that is no rotation, normals go by the transpose of M⁻¹. */
function normalToWorld({ q_WB, map_WB }: RawPose, normal_B: Vec3): Vec3 {
  if (!map_WB) return rotate(q_WB, normal_B);
  return normaliseVec(mulVec(transpose(inverseMat(map_WB)), normal_B));
}

const BODY_AXES: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The six faces of a box, in the order −x, +x, −y, +y, −z, +z of the body. */
export function boxFaces(body: BodyMark): Face[] {
  return BODY_AXES.flatMap((axis) => [boxFace(body, scaleVec(-1, axis)), boxFace(body, axis)]);
}

function boxFace(body: BodyMark, normal_B: Vec3): Face {
  const u_B: Vec3 = [Math.abs(normal_B[1]), Math.abs(normal_B[2]), Math.abs(normal_B[0])];
  const v_B = cross(normal_B, u_B);
  const corner = (u: number, v: number): Vec3 => {
    const unit_B = addVec(normal_B, addVec(scaleVec(u, u_B), scaleVec(v, v_B)));
    const [x, y, z] = body.size;
    return toWorld(body, [(unit_B[0] * x) / 2, (unit_B[1] * y) / 2, (unit_B[2] * z) / 2]);
  };
  return {
    normal_W: normalToWorld(body, normal_B),
    corners_W: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
  };
}

/** The twelve edges of a box, each as a pair of points in body axes. */
export function boxEdges_B([x, y, z]: Vec3): [Vec3, Vec3][] {
  const ends = [-1, 1] as const;
  return ends.flatMap((a) =>
    ends.flatMap((b): [Vec3, Vec3][] => [
      [
        [-x / 2, (a * y) / 2, (b * z) / 2],
        [x / 2, (a * y) / 2, (b * z) / 2],
      ],
      [
        [(a * x) / 2, -y / 2, (b * z) / 2],
        [(a * x) / 2, y / 2, (b * z) / 2],
      ],
      [
        [(a * x) / 2, (b * y) / 2, -z / 2],
        [(a * x) / 2, (b * y) / 2, z / 2],
      ],
    ]),
  );
}

/** An arrow's parts: the head takes its full length where there is room, less on a short arrow. */
export interface ArrowShape {
  readonly length: number;
  readonly direction_W: Vec3;
  readonly neck_W: Vec3;
  readonly tip_W: Vec3;
  readonly headLength: number;
  readonly headRadius: number;
  readonly shaftRadius: number;
}

/** How much stouter a lit arrow is, and how much slimmer one that is there for comparison. */
const LIT_GIRTH = 1.5;
const GHOST_GIRTH = 0.6;

/** Lays out an arrow for a picture that shows a sphere of the given radius [m]; null if it is too short to see. */
export function arrowShape(arrow: ArrowMark, sceneRadius: number): ArrowShape | null {
  const length = norm(arrow.span_W);
  if (!(length > sceneRadius * 1e-3)) return null;
  const headLength = Math.min(0.13 * sceneRadius, 0.45 * length);
  const direction_W = scaleVec(1 / length, arrow.span_W);
  const girth = (arrow.lit ? LIT_GIRTH : 1) * (arrow.ghost ? GHOST_GIRTH : 1);
  return {
    length,
    direction_W,
    neck_W: addVec(arrow.tail_W, scaleVec(length - headLength, direction_W)),
    tip_W: addVec(arrow.tail_W, arrow.span_W),
    headLength,
    headRadius: girth * 0.32 * headLength,
    shaftRadius: girth * Math.min(0.0125 * sceneRadius, 0.12 * headLength),
  };
}

/**
 * Whether a box stands between the eye and a point: the segment eye → point enters the box before it ends.
 * A point on the surface itself is seen if its face is.
 */
export function hides(body: BodyMark, eye_W: Vec3, point_W: Vec3): boolean {
  const eye_B = toBody(body, eye_W);
  const sight_B = subVec(toBody(body, point_W), eye_B);
  let enter = 0;
  let leave = 1;
  for (const axis of [0, 1, 2] as const) {
    const half = body.size[axis] / 2;
    if (sight_B[axis] === 0) {
      if (Math.abs(eye_B[axis]) > half) return false;
      continue;
    }
    const first = (-half - eye_B[axis]) / sight_B[axis];
    const second = (half - eye_B[axis]) / sight_B[axis];
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return enter < leave && enter < 1 - 1e-6;
}

/** The far ends of a body's axes, world axes [m]. */
export function axisTips(axes: AxesMark): Vec3[] {
  const [x, y, z] = axes.lengths;
  return [toWorld(axes, [x, 0, 0]), toWorld(axes, [0, y, 0]), toWorld(axes, [0, 0, z])];
}

/** How large the dot of a named place is [m]. */
export function pointRadius({ girth = 1 }: PointMark, sceneRadius: number): number {
  return 0.024 * girth * sceneRadius;
}

/** Where a point's shadow falls, straight down, on the level y = height. */
export function shadowOf(point_W: Vec3, height: number): Vec3 {
  return [point_W[0], height, point_W[2]];
}

/** Lambert's law with one distant lamp over the viewer's left shoulder: 0 unlit to 1 facing the lamp. */
export function litBy(lamp_W: Vec3, normal_W: Vec3): number {
  return Math.max(0, dot(lamp_W, normal_W));
}
