import type { RawAttitude } from "../dynamics/state.ts";
import type { Quat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";

export interface RecordedFrame {
  /** a whole number; a gap in the recording is one in these */
  readonly frame: number;
  /** unit */
  readonly q_WB: Quat;
  /** [rad/s] */
  readonly omega_W: Vec3;
  /** as recorded, where that is no rotation; else null */
  readonly rawAttitude: RawAttitude | null;
}

/** Rounding as standard deviations, since a search adds many up. */
export interface Precision {
  /** of a component of q */
  readonly q: number;
  /** of a component of ω [rad/s], whatever its size */
  readonly omega: number;
  /** of a component of ω, relative to |ω| */
  readonly omegaRelative: number;
  /** of the recording program's arithmetic in a frame, relative to the value */
  readonly arithmetic: number;
}

export interface Recording {
  /** [s] */
  readonly dt: number;
  readonly frames: readonly RecordedFrame[];
  readonly precision: Precision;
  /** false where ω was computed from q: only rules that turn by the exponential map of the new ω can be identified */
  readonly hasOmega: boolean;
}
