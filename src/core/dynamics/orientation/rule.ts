import type { Quat } from "../../math/quat";
import type { Vec3 } from "../../math/vec3";

/** How a body is turned by its angular velocity. */
export interface OrientationRule {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** TeX. */
  readonly equation: string;
  readonly source: string;
  /** The orientation after dt [s] at ω [rad/s], world axes; q_WB is a unit quaternion, and so is the result. */
  readonly turn: (q_WB: Quat, omega_W: Vec3, dt: number) => Quat;
}
