import { momentumOf, velocityOf } from "../../../core/dynamics/angular/momentum";
import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import * as elementary from "../../../core/math/elementary";
import * as mat3 from "../../../core/math/mat3";
import * as quat from "../../../core/math/quat";
import * as vec3 from "../../../core/math/vec3";

// A program that writes to a constant would change it for the core's own sums too.
for (const constant of [vec3.zeroVec, mat3.identityMat, quat.identityQuat]) Object.freeze(constant);

/** What a reader's program can import, by module: the core's own functions, so that the digits are the core's. */
export const LIBRARY = {
  vec3,
  mat3,
  quat,
  elementary,
  momentum: { velocityOf, momentumOf },
  exponentialMap: { exponentialMap },
} as const;
