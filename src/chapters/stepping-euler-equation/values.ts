import { massProperties } from "../../core/bodies/massProperties";
import type { Vec3 } from "../../core/math/vec3";
import type { Run } from "../../figures/values/run";
import { decimals, rounded, shortNumber } from "../../format/numbers";
import { growthPerRadian } from "../shared/principalAxes";

/**
 * The angle of a frame, |ω|Δt, from which on one Newton step can gain energy: √(I₁ I₃) / (I₃ − I₁).
 *
 * @param moments principal moments in ascending order [kg m²]
 */
export function gainThreshold([least, , greatest]: Vec3): number {
  return Math.sqrt(least * greatest) / (greatest - least);
}

/**
 * The angle of a frame from which on one Newton step can lengthen L near the axis of greatest moment: I₁ I₂ / (I₃ (I₂ − I₁)).
 *
 * @param moments principal moments in ascending order [kg m²]
 */
export function momentumGainThreshold([least, middle, greatest]: Vec3): number {
  return (least * middle) / (greatest * (middle - least));
}

/** Below the last digit of one in single precision a determinant counts as none in Bullet's division by it. */
const SINGLE_EPSILON = 2 ** -23;

/** The Jacobian's determinant for a step of no length [kg³ m⁶]. */
export function momentProduct([least, middle, greatest]: Vec3): number {
  return least * middle * greatest;
}

export function vanishingScale(moments: Vec3): number {
  return Math.floor(100 * (SINGLE_EPSILON / momentProduct(moments)) ** (1 / 15)) / 100;
}

export const LATH: Vec3 = massProperties({ shape: "box", size: [0.05, 0.1, 1], mass: 1 }).principal.moments;

const radians = (angle: number) => `${rounded(angle, 2)} rad`;

export const STEPPING_VALUES = {
  gainThreshold: ({ system }: Run) => radians(gainThreshold(system.body.principal.moments)),
  lathGainThreshold: () => radians(gainThreshold(LATH)),
  momentumGainThreshold: ({ system }: Run) => radians(momentumGainThreshold(system.body.principal.moments)),
  determinant: ({ system }: Run) => shortNumber(momentProduct(system.body.principal.moments), 2),
  singleGap: () => shortNumber(SINGLE_EPSILON, 2),
  vanishingScale: ({ system }: Run) => decimals(vanishingScale(system.body.principal.moments), 2),
  /** |ω|Δt at which one Newton step's Jacobian is singular for a spin about the middle axis: ω/λ. */
  singularTurn: ({ system }: Run) => radians(1 / growthPerRadian(system.body.principal.moments)),
} satisfies Record<string, (run: Run) => string>;
