/**
 * Divides uneven intervals of wall time into whole frames of one length, and a remainder that only the drawing uses.
 *
 * @see Fiedler, "Fix Your Timestep!", 2004
 */
interface Tick {
  /** Owed to the next frame, simulated [s], in [0, dt). */
  readonly owed: number;
  readonly frames: number;
  /** Position of the picture between the present frame and the next, in [0, 1). */
  readonly fraction: number;
}

/**
 * Longest wall time that one tick simulates [s]. A machine too slow for real time then slows down; without the limit each tick would owe
 * more frames than the one before (the spiral of death).
 */
export const LONGEST_ELAPSED = 0.1;

/**
 * @param before      what the last tick owed [s]
 * @param wallSeconds time since the last tick [s]
 * @param speed       simulated seconds per wall second
 * @param dt          length of a frame [s], > 0
 */
export function tick(before: number, wallSeconds: number, speed: number, dt: number): Tick {
  const due = before + Math.min(Math.max(wallSeconds, 0), LONGEST_ELAPSED) * speed;
  const frames = Math.floor(due / dt);
  const owed = Math.max(0, due - frames * dt);
  return { owed, frames, fraction: Math.min(owed / dt, 1 - Number.EPSILON) };
}
