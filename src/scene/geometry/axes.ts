import type { Vec3 } from "../../core/math/vec3";
import type { AxesMark } from "../marks";
import { isFiniteVec } from "./drawable";
import { toWorld } from "./pose";

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
