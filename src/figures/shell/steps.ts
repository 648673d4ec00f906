/** The spin of the dice whose time step is named by the angle of a frame [rad/s]. */
const SPEED = 6;

/** A time step as the reader chooses it: by the angle that a frame asks for. */
export function stepText(rate: number): string {
  return `|ω|Δt = ${SPEED / rate} rad`;
}
