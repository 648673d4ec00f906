import { exponentialMapRule } from "./exponentialMap";
import { quaternionRule } from "./quaternion";
import type { OrientationRule } from "./rule";

export type { OrientationRule } from "./rule";

const RULES = {
  quaternion: quaternionRule,
  "exponential-map": exponentialMapRule,
} as const satisfies Record<string, OrientationRule>;

export type OrientationId = keyof typeof RULES;

export const ORIENTATION_IDS = Object.keys(RULES) as OrientationId[];

/** Every way to turn a body by its angular velocity, in the order in which the pages list them. */
export const ORIENTATION: Readonly<Record<OrientationId, OrientationRule>> = RULES;
