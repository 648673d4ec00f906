import type { Mat3 } from "../math/mat3.ts";
import type { Quat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";

/** What an orientation rule integrates where that is not a unit quaternion. */
export type RawAttitude =
  | { readonly form: "matrix"; readonly rotation: Mat3 }
  | { readonly form: "quaternion"; readonly quaternion: Quat };

/**
 * A body at one frame: all that the next frame depends on.
 *
 * `omega_W` is always the angular velocity. `momentum_W` is the angular momentum about the centre of mass, or the
 * pivot where there is one, that of a wheel inside included, where the lane's rule has it as its state, else null. `rawAttitude` is what the orientation rule integrates where that is not a
 * unit quaternion (a matrix, or an unnormalised q), else null; `q_WB` is then the rotation nearest to it.
 */
export interface State {
  /** the time is `frame · dt`; whole but inside a frame that is cut at an impact */
  readonly frame: number;
  readonly position_W: Vec3;
  readonly velocity_W: Vec3;
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  readonly momentum_W: Vec3 | null;
  readonly rawAttitude: RawAttitude | null;
}

/** Why a lane ends, as rows of the command line say it; pages have their own words for each. */
export type DivergenceReason =
  | "spin exceeds 1e6 rad/s"
  | "spin is not finite"
  | "orientation is not finite"
  | "position or velocity is not finite or exceeds 1e100"
  | "the recording ends";

/** The end of a lane, in place of its first frame that is not finite or exceeds a limit, with the reason. */
export interface Divergence {
  readonly diverged: DivergenceReason;
}

export type Instant = State | Divergence;

export function isDiverged(instant: Instant): instant is Divergence {
  return "diverged" in instant;
}
