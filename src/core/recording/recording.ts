import type { Quat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";

/** A motion that was made elsewhere, as a scenario gives it: instants in order of time, world axes, SI units and radians. */
export interface Recording {
  readonly name: string;
  /** What readers are told of its end, in a sentence; absent where what made it came to its last instant. */
  readonly endsBecause?: string | undefined;
  /** From one instant to the next [s]; absent where `t` is given. */
  readonly dt?: number | undefined;
  /** The time of each instant, rising [s]; the first of them is frame 0. Absent where `dt` is given. */
  readonly t?: readonly number[] | undefined;
  /** q_WB at each instant; of any length but zero */
  readonly orientation: readonly Quat[];
  /** [rad/s]; absent, it is worked out from the orientations */
  readonly angularVelocity?: readonly Vec3[] | undefined;
  /** centre of mass [m]; absent, the body stays where the scenario starts it */
  readonly position?: readonly Vec3[] | undefined;
  /** [m/s]; absent, it is worked out from the positions */
  readonly velocity?: readonly Vec3[] | undefined;
}

/** Instants are refused beyond this: four and a half hours at 60 a second. */
export const MOST_INSTANTS = 1_000_000;

/** The time of an instant after the first [s]. */
export function timeOf({ t, dt = 0 }: Recording, index: number): number {
  return t ? (t[index] ?? Number.NaN) - (t[0] ?? 0) : index * dt;
}

/** The duration of a recording [s]. */
export function durationOf(recording: Recording): number {
  return timeOf(recording, recording.orientation.length - 1);
}

const WIDTHS = { orientation: 4, angularVelocity: 3, position: 3, velocity: 3 } as const;

export const COMPONENTS = 13;

export type StateParts = readonly (keyof typeof WIDTHS)[];

/**
 * The recording of states that stand one after another in one array, {@link COMPONENTS} numbers each.
 *
 * @param dt [s]
 * @returns null where there are fewer than two
 */
export function recordingOfStates(
  name: string,
  dt: number,
  states: Float64Array,
  parts: StateParts,
): Recording | null {
  if (states.length < 2 * COMPONENTS) return null;
  const rows = Array.from({ length: states.length / COMPONENTS }, (_, row) => row * COMPONENTS);
  let end = 0;
  const columns = parts.map((part) => {
    const from = end;
    end += WIDTHS[part];
    return [part, rows.map((row) => Array.from(states.subarray(row + from, row + from + WIDTHS[part])))];
  });
  return { name, dt, ...Object.fromEntries(columns) } as Recording;
}
