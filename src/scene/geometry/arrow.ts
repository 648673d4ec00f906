import { addVec, norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import type { ArrowMark } from "../marks";
import { isFiniteVec } from "./drawable";

/** The head is at full length where there is room, shorter on a short arrow. */
export interface ArrowShape {
  readonly length: number;
  readonly direction_W: Vec3;
  readonly neck_W: Vec3;
  readonly tip_W: Vec3;
  readonly headLength: number;
  readonly headRadius: number;
  readonly shaftRadius: number;
}

const HIGHLIGHTED_THICKNESS = 1.5;
const GHOST_THICKNESS = 0.6;

/** Null for an arrow too short to be seen, or not finite, in a picture of a sphere of this radius [m]. */
export function arrowShape(arrow: ArrowMark, sceneRadius: number): ArrowShape | null {
  const length = norm(arrow.span_W);
  if (!(length > sceneRadius * 1e-3) || !Number.isFinite(length) || !isFiniteVec(arrow.tail_W)) return null;
  const headLength = Math.min(0.13 * sceneRadius, 0.45 * length);
  const direction_W = scaleVec(1 / length, arrow.span_W);
  const thickness = (arrow.highlighted ? HIGHLIGHTED_THICKNESS : 1) * (arrow.ghost ? GHOST_THICKNESS : 1);
  return {
    length,
    direction_W,
    neck_W: addVec(arrow.tail_W, scaleVec(length - headLength, direction_W)),
    tip_W: addVec(arrow.tail_W, arrow.span_W),
    headLength,
    headRadius: thickness * 0.32 * headLength,
    shaftRadius: thickness * Math.min(0.0125 * sceneRadius, 0.12 * headLength),
  };
}
