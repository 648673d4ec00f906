import type { Mat3 } from "../../math/mat3";
import type { Quat } from "../../math/quat";
import type { Vec3 } from "../../math/vec3";

/** What pages print about a rule. */
interface OrientationText {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** TeX. */
  readonly equation: string;
  readonly source: string;
}

/** A rule that integrates a unit quaternion, by ω [rad/s] in world axes over dt [s]. */
export interface UnitQuaternionRule extends OrientationText {
  readonly form: "unit-quaternion";
  readonly turn: (q_WB: Quat, omega_W: Vec3, dt: number) => Quat;
}

/** A rule whose quaternion may change its length: its direction is the orientation. */
export interface QuaternionRule extends OrientationText {
  readonly form: "quaternion";
  readonly turn: (quaternion: Quat, omega_W: Vec3, dt: number) => Quat;
}

/** A rule that integrates a matrix, which need not stay a rotation: the nearest rotation is the orientation. */
export interface MatrixRule extends OrientationText {
  readonly form: "matrix";
  readonly turn: (rotation: Mat3, omega_W: Vec3, dt: number) => Mat3;
}

/** How a body is turned by its angular velocity. */
export type OrientationRule = UnitQuaternionRule | QuaternionRule | MatrixRule;
