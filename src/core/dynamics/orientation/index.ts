import { exponentialMapRule } from "./exponentialMap";
import { exponentialMapBulletRule } from "./exponentialMapBullet";
import { matrixRule } from "./matrix";
import { matrixOrthonormalRule } from "./matrixOrthonormal";
import { quaternionRule } from "./quaternion";
import { quaternionUnnormalisedRule } from "./quaternionUnnormalised";
import { quaternionWrongSideRule } from "./quaternionWrongSide";
import type { OrientationRule } from "./rule";

export type { OrientationRule } from "./rule";

const RULES = {
  matrix: matrixRule,
  "matrix-orthonormal": matrixOrthonormalRule,
  quaternion: quaternionRule,
  "quaternion-unnormalised": quaternionUnnormalisedRule,
  "quaternion-wrong-side": quaternionWrongSideRule,
  "exponential-map": exponentialMapRule,
  "exponential-map-bullet": exponentialMapBulletRule,
} as const satisfies Record<string, OrientationRule>;

export type OrientationId = keyof typeof RULES;

export const ORIENTATION_IDS = Object.keys(RULES) as OrientationId[];

/** Every way to turn a body by its angular velocity, in the order in which the pages list them. */
export const ORIENTATION: Readonly<Record<OrientationId, OrientationRule>> = RULES;
