import { inverseMat, type Mat3, mulVec, transpose } from "../../core/math/mat3";
import { quatToMat, rotate, rotateInverse } from "../../core/math/quat";
import { addVec, normaliseVec, subVec, type Vec3 } from "../../core/math/vec3";
import type { AxesMark, RawPose } from "../marks";
import { isFiniteVec } from "./drawable";

export function toWorld({ position_W, q_WB, map_WB }: RawPose, point_B: Vec3): Vec3 {
  return addVec(position_W, map_WB ? mulVec(map_WB, point_B) : rotate(q_WB, point_B));
}

/** The inverse of {@link toWorld}. */
export function toBody({ position_W, q_WB, map_WB }: RawPose, point_W: Vec3): Vec3 {
  const fromCentre_W = subVec(point_W, position_W);
  return map_WB ? mulVec(inverseMat(map_WB), fromCentre_W) : rotateInverse(q_WB, fromCentre_W);
}

export function mapOf({ q_WB, map_WB }: RawPose): Mat3 {
  return map_WB ?? quatToMat(q_WB);
}

/** Of unit length; a map M that is not a rotation takes normals by the transpose of M⁻¹. */
export function normalToWorld({ q_WB, map_WB }: RawPose, normal_B: Vec3): Vec3 {
  if (!map_WB) return rotate(q_WB, normal_B);
  return normaliseVec(mulVec(transpose(inverseMat(map_WB)), normal_B));
}

interface AxisEnd {
  readonly tip_W: Vec3;
  readonly label: string;
}

/** None for an axis of length 0. */
export function axisEnds(axes: AxesMark): AxisEnd[] {
  const [x, y, z] = axes.lengths;
  const ends: readonly Vec3[] = [
    [x, 0, 0],
    [0, y, 0],
    [0, 0, z],
  ];
  return ends
    .map((end_B, index) => ({ end_B, tip_W: toWorld(axes, end_B), label: axes.labels[index] ?? "" }))
    .filter(({ end_B, tip_W }) => end_B.some((part) => part !== 0) && isFiniteVec(tip_W));
}
