import { massProperties } from "../../core/bodies/massProperties";
import type { Vec3 } from "../../core/math/vec3";
import type { Run } from "../../figures/prose/run";
import { rounded } from "../../format/numbers";
import { growthPerRadian } from "../shared/middleAxis";

/**
 * The angle of a frame, |ω|Δt, from which on one Newton step can gain energy: √(I₁ I₃) / (I₃ − I₁).
 *
 * @param moments principal moments in ascending order [kg m²]
 */
export function gainThreshold([least, , greatest]: Vec3): number {
  return Math.sqrt(least * greatest) / (greatest - least);
}

/** A lath ten times as long as it is wide, and half as thick. */
export const LATH: Vec3 = massProperties({ shape: "box", size: [0.05, 0.1, 1], mass: 1 }).principal.moments;

const radians = (angle: number) => `${rounded(angle, 2)} rad`;

/** Numbers in the prose on stepping Euler's equation. */
export const STEPPING_VALUES = {
  gainThreshold: ({ system }: Run) => radians(gainThreshold(system.body.principal.moments)),
  lathGainThreshold: () => radians(gainThreshold(LATH)),
  /** |ω|Δt at which one Newton step's Jacobian is singular for a spin about the middle axis: ω/λ. */
  singularTurn: ({ system }: Run) => radians(1 / growthPerRadian(system.body.principal.moments)),
} satisfies Record<string, (run: Run) => string>;
