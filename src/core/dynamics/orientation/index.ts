import type { OrientationId } from "../ids.ts";
import { exponentialMapRule } from "./exponentialMap.ts";
import { exponentialMapBulletRule } from "./exponentialMapBullet.ts";
import { exponentialMapWrongSideRule } from "./exponentialMapWrongSide.ts";
import { matrixRule } from "./matrix.ts";
import { matrixOrthonormalRule } from "./matrixOrthonormal.ts";
import { quaternionRule } from "./quaternion.ts";
import { quaternionUnnormalisedRule } from "./quaternionUnnormalised.ts";
import { quaternionWrongSideRule } from "./quaternionWrongSide.ts";
import type { OrientationRule } from "./rule.ts";

export type { OrientationRule } from "./rule.ts";

export const ORIENTATION: Readonly<Record<OrientationId, OrientationRule>> = {
  matrix: matrixRule,
  "matrix-orthonormal": matrixOrthonormalRule,
  quaternion: quaternionRule,
  "quaternion-unnormalised": quaternionUnnormalisedRule,
  "quaternion-wrong-side": quaternionWrongSideRule,
  "exponential-map": exponentialMapRule,
  "exponential-map-bullet": exponentialMapBulletRule,
  "exponential-map-wrong-side": exponentialMapWrongSideRule,
};
