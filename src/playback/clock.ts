/**
 * A fixed-step clock: divides uneven intervals of wall time into whole frames of one length, and a remainder that only the
 * drawing uses.
 *
 * @see Fiedler, "Fix Your Timestep!", 2004
 */
export interface Clock {
  /** Simulated time owed to the next frame [s], in [0, dt). */
  readonly owed: number;
}

export const stoppedClock: Clock = { owed: 0 };

/**
 * The longest interval of wall time that one tick simulates [s]. On a machine too slow for real time the simulation slows
 * down; without the limit each tick would owe more frames than the one before (the spiral of death).
 */
export const LONGEST_ELAPSED = 0.1;

interface Tick {
  readonly clock: Clock;
  readonly frames: number;
  /** Position of the picture between the present frame and the next, in [0, 1). */
  readonly fraction: number;
}

/**
 * @param wallSeconds time since the last tick [s]
 * @param speed       simulated seconds per wall second
 * @param dt          length of a frame [s], > 0
 */
export function tick(clock: Clock, wallSeconds: number, speed: number, dt: number): Tick {
  const owed = clock.owed + Math.min(Math.max(wallSeconds, 0), LONGEST_ELAPSED) * speed;
  const frames = Math.floor(owed / dt);
  const rest = Math.max(0, owed - frames * dt);
  return { clock: { owed: rest }, frames, fraction: Math.min(rest / dt, 1 - Number.EPSILON) };
}
