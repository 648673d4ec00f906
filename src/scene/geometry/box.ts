import { addVec, cross, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import type { BodyMark } from "../marks";
import { isFinitePose, isFiniteVec } from "./drawable";
import { normalToWorld, toBody, toWorld } from "./pose";

/** Its corners are counterclockwise from outside. */
interface Face {
  readonly normal_W: Vec3;
  readonly corners_W: readonly [Vec3, Vec3, Vec3, Vec3];
}

const BODY_AXES: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export function isDrawableBox(body: BodyMark): boolean {
  return isFinitePose(body) && isFiniteVec(body.size) && body.size.some((edge) => edge > 0);
}

/** In the order −x, +x, −y, +y, −z, +z; none of a box that cannot be drawn. */
export function boxFaces(body: BodyMark): Face[] {
  if (!isDrawableBox(body)) return [];
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

/** The edges of a box, or the lines that stand for them. */
export function bodyEdges_B(body: BodyMark): readonly (readonly Vec3[])[] {
  return body.outline_B ?? boxEdges_B(body.size);
}

function boxEdges_B([x, y, z]: Vec3): [Vec3, Vec3][] {
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

/** Slab method: the segment from the eye to the point enters the box before it ends. A point on the surface is seen if its face is. */
export function boxOccludes(body: BodyMark, eye_W: Vec3, point_W: Vec3): boolean {
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
