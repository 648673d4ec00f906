import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";

/** Mass [kg], and moments about the axes of the body's own frame [kg m²]. */
export interface FreeBody {
  readonly mass: number;
  readonly moments: Vec3;
}

/** Centre of mass [m], its velocity [m/s], orientation and ω [rad/s]. */
export interface Motion {
  readonly position_W: Vec3;
  readonly velocity_W: Vec3;
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
}

/** One body alone: no gravity, no shape to touch, no sleep, no damping. */
export interface World {
  /** By the dt that the world was made for. */
  step(): void;
  /** In the engine's own precision, and a quaternion as long as it keeps it. */
  motion(): Motion;
  /** Frees all memory. The world must not be used afterwards. */
  free(): void;
}

export interface Engine {
  /**
   * @param dt      time step [s]
   * @param setting one of the engine's in the registry
   */
  make(body: FreeBody, start: Motion, dt: number, setting: string): World;
}

/** For engines that limit speeds: faster than any lane goes before it ends [rad/s, m/s]. */
export const NO_SPEED_LIMIT = 1e9;
