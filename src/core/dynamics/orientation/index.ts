import type { OrientationId } from "../ids";
import { exponentialMapRule } from "./exponentialMap";
import { exponentialMapBulletRule } from "./exponentialMapBullet";
import { matrixRule } from "./matrix";
import { matrixOrthonormalRule } from "./matrixOrthonormal";
import { quaternionRule } from "./quaternion";
import { quaternionUnnormalisedRule } from "./quaternionUnnormalised";
import { quaternionWrongSideRule } from "./quaternionWrongSide";
import type { OrientationRule } from "./rule";

export type { OrientationRule } from "./rule";

/** Every way to turn a body by its angular velocity. */
export const ORIENTATION: Readonly<Record<OrientationId, OrientationRule>> = {
  matrix: matrixRule,
  "matrix-orthonormal": matrixOrthonormalRule,
  quaternion: quaternionRule,
  "quaternion-unnormalised": quaternionUnnormalisedRule,
  "quaternion-wrong-side": quaternionWrongSideRule,
  "exponential-map": exponentialMapRule,
  "exponential-map-bullet": exponentialMapBulletRule,
};
