import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";

/** A body as every engine takes it: its mass [kg], and its moments about the axes of its own frame [kg m²]. */
export interface FreeBody {
  readonly mass: number;
  readonly moments: Vec3;
}

/** Where a body is and how it moves: the centre of mass [m], its velocity [m/s], orientation and ω [rad/s]. */
export interface Motion {
  readonly position_W: Vec3;
  readonly velocity_W: Vec3;
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
}

/** An engine's world with one body in it and nothing else: no gravity, no shape to touch, no sleep, no damping. */
export interface World {
  /** Steps the world by the dt that it was made for. */
  step(): void;
  /** As the engine has it: in its own precision, and a quaternion as long as the engine keeps it. */
  motion(): Motion;
  /** Frees all memory. The world must not be used afterwards. */
  free(): void;
}

export interface Engine {
  /**
   * @param dt      time step [s]
   * @param setting one of those that the registry lists for the engine
   */
  make(body: FreeBody, start: Motion, dt: number, setting: string): World;
}

/** Faster than any lane goes before it ends [rad/s, m/s]: engines that limit speeds get this limit. */
export const NO_SPEED_LIMIT = 1e9;
