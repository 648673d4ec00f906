import type { Quat } from "../math/quat.ts";
import type { Vec3 } from "../math/vec3.ts";

/** A motion made elsewhere: instants in order of time, world axes, SI units and radians. */
export interface Recording {
  readonly name: string;
  /** What readers are told of its early end, in a sentence. */
  readonly endsBecause?: string | undefined;
  /** From one instant to the next [s]; absent where `t` is given. */
  readonly dt?: number | undefined;
  /** Rising [s]; the first is frame 0. Absent where `dt` is given. */
  readonly t?: readonly number[] | undefined;
  /** q_WB at each instant; of any length but zero */
  readonly orientation: readonly Quat[];
  /** [rad/s]; absent, worked out from the orientations */
  readonly angularVelocity?: readonly Vec3[] | undefined;
  /** centre of mass [m]; absent, the body stays where the scenario starts it */
  readonly position?: readonly Vec3[] | undefined;
  /** [m/s]; absent, worked out from the positions */
  readonly velocity?: readonly Vec3[] | undefined;
}

/** Four and a half hours at 60 a second. */
export const MOST_INSTANTS = 1_000_000;

/** [s] after the first instant. */
export function timeOf({ t, dt = 0 }: Recording, index: number): number {
  return t ? (t[index] ?? Number.NaN) - (t[0] ?? 0) : index * dt;
}

/** [s] */
export function durationOf(recording: Recording): number {
  return timeOf(recording, recording.orientation.length - 1);
}

const WIDTHS = { orientation: 4, angularVelocity: 3, position: 3, velocity: 3 } as const;

export const COMPONENTS = 13;

export type StateParts = readonly (keyof typeof WIDTHS)[];

/**
 * From states that stand one after another in one array, {@link COMPONENTS} numbers each.
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
