import type { Mat3 } from "../../math/mat3";
import type { Quat } from "../../math/quat";
import type { Vec3 } from "../../math/vec3";

/** What a page says of a rule. */
interface OrientationText {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** TeX. */
  readonly equation: string;
  readonly source: string;
}

/** A rule that keeps a unit quaternion: q_WB before, ω [rad/s] in world axes, dt [s]; unit quaternion after. */
export interface UnitQuaternionRule extends OrientationText {
  readonly form: "unit-quaternion";
  readonly turn: (q_WB: Quat, omega_W: Vec3, dt: number) => Quat;
}

/** A rule whose quaternion may grow: its direction is the orientation. */
export interface QuaternionRule extends OrientationText {
  readonly form: "quaternion";
  readonly turn: (quaternion: Quat, omega_W: Vec3, dt: number) => Quat;
}

/** A rule that keeps a matrix, which may stray from a rotation: the nearest rotation is the orientation. */
export interface MatrixRule extends OrientationText {
  readonly form: "matrix";
  readonly turn: (rotation: Mat3, omega_W: Vec3, dt: number) => Mat3;
}

/** How a body is turned by its angular velocity. */
export type OrientationRule = UnitQuaternionRule | QuaternionRule | MatrixRule;
