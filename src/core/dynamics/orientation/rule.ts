import type { Mat3 } from "../../math/mat3.ts";
import type { Quat } from "../../math/quat.ts";
import type { Vec3 } from "../../math/vec3.ts";

interface OrientationFacts {
  readonly id: string;
  readonly equation: string;
}

/** A rule that integrates a unit quaternion, by ω [rad/s] in world axes over dt [s]. */
export interface UnitQuaternionRule extends OrientationFacts {
  readonly form: "unit-quaternion";
  readonly turn: (q_WB: Quat, omega_W: Vec3, dt: number) => Quat;
}

/** A rule whose quaternion may change its length: its direction is the orientation. */
export interface QuaternionRule extends OrientationFacts {
  readonly form: "quaternion";
  readonly turn: (quaternion: Quat, omega_W: Vec3, dt: number) => Quat;
}

/** A rule that integrates a matrix, which need not stay a rotation: the nearest rotation is the orientation. */
export interface MatrixRule extends OrientationFacts {
  readonly form: "matrix";
  readonly turn: (rotation: Mat3, omega_W: Vec3, dt: number) => Mat3;
}

export type OrientationRule = UnitQuaternionRule | QuaternionRule | MatrixRule;
