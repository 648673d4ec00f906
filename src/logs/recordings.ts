import { rotationVector } from "../core/identification/kinematics";
import type { Precision, RecordedFrame, Recording } from "../core/identification/recording";
import type { Mat3 } from "../core/math/mat3";
import { nearestRotation } from "../core/math/nearestRotation";
import { conjugate, matToQuat, mulQuat, type Quat, rotate, scaleQuat, sizeOfQuat } from "../core/math/quat";
import { scaleVec } from "../core/math/vec3";
import { omegaIn, quatIn, type Reading } from "./conventions";
import { LogError, shown } from "./logError";
import { type Rounding, roundingOf, SINGLE } from "./precision";
import { type Log, placeOf } from "./readLog";
import type { Timeline } from "./timeline";
import { RATE_UNITS } from "./units";

export interface Orientations {
  readonly quaternions: readonly (readonly number[])[];
  /** kept where it is no rotation: a quaternion that grows, or a matrix that shears */
  readonly raw: "quaternion" | "matrix" | null;
  readonly rounding: Rounding;
  /** the farthest of a quaternion's length from 1 */
  readonly lengthError: number;
  /** how often q and −q change places from one row to the next */
  readonly signFlips: number;
}

/**
 * @param given the rounding of quaternions not written in the log
 * @throws LogError naming the row of an orientation that is none
 */
export function orientationsOf(log: Log, given?: Rounding): Orientations | null {
  const quaternions =
    log.quaternions ?? log.rotations?.map((numbers, row) => quatOfMatrix(log, numbers, row));
  if (quaternions === undefined) return null;
  const lengths = quaternions.map((q, row) => lengthOf(log, q, row));
  const rounding = given ?? roundingOf((log.quaternions ?? log.rotations ?? []).flat());
  const lengthError = lengths.reduce((most, length) => Math.max(most, Math.abs(length - 1)), 0);
  const explained = 1e-5 + 20 * (rounding.absolute + rounding.relative);
  const grows = log.quaternions !== null && lengthError > explained;
  // Doubles whose quaternions are of unit length only to 32 bits were 32 bits before.
  const wasSingle = rounding.kind === "double" && lengthError > 1e-9 && lengthError < 1e-5;
  return {
    quaternions,
    raw: grows ? "quaternion" : shears(log) ? "matrix" : null,
    rounding: wasSingle ? SINGLE : rounding,
    lengthError,
    signFlips: flipsIn(quaternions),
  };
}

function lengthOf(log: Log, q: readonly number[], row: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = q;
  const length = sizeOfQuat([a, b, c, d]);
  if (length > 0.9 && (row > 0 || length < 1.1) && length < 1e100) return length;
  throw new LogError(
    `${placeOf(log.format, log.lines[row] ?? 0)}, columns ${names(log)}: expected a quaternion of unit length, got length ${shown(Number(length.toPrecision(3)))}`,
  );
}

function names(log: Log): string {
  return shown(
    (log.columns.quaternion ?? log.columns.rotation ?? []).map((index) => log.names[index]).join(", "),
  );
}

function matrixOf(numbers: readonly number[]): Mat3 {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = numbers;
  return [a, b, c, d, e, f, g, h, i];
}

function quatOfMatrix(log: Log, numbers: readonly number[], row: number): Quat {
  const q = matToQuat(nearestRotation(matrixOf(numbers)));
  if (q.every(Number.isFinite) && Math.abs(sizeOfQuat(q) - 1) < 1e-6) return q;
  throw new LogError(
    `${placeOf(log.format, log.lines[row] ?? 0)}, columns ${names(log)}: expected a rotation, got a matrix that is none`,
  );
}

function shears({ rotations }: Log): boolean {
  return (rotations ?? []).some((row) => Math.abs(row.reduce((sum, x) => sum + x * x, 0) - 3) > 1e-4);
}

function flipsIn(quaternions: readonly (readonly number[])[]): number {
  let flips = 0;
  for (let k = 1; k < quaternions.length; k++) {
    const before = quaternions[k - 1] ?? [];
    const same = (quaternions[k] ?? []).reduce((sum, x, i) => sum + x * (before[i] ?? 0), 0);
    if (same < 0) flips++;
  }
  return flips;
}

export function recordingOf(
  log: Log,
  timeline: Timeline,
  orientations: Orientations,
  reading: Reading,
): Recording {
  const { omegas } = log;
  const frames = orientations.quaternions.map((numbers, row) => {
    const q_WB = quatIn(reading.order, reading.direction, numbers);
    const omega = omegaIn(reading, omegas?.[row] ?? []);
    const omega_W = reading.omega === "world" ? omega : rotate(q_WB, omega);
    return {
      frame: timeline.frames[row] ?? row,
      q_WB,
      omega_W,
      rawAttitude: rawOf(log, orientations, reading, row),
    };
  });
  const precision = precisionOf(log, orientations, reading);
  return { dt: reading.dt, frames, precision, hasOmega: true };
}

function rawOf(
  log: Log,
  { raw, quaternions }: Orientations,
  reading: Reading,
  row: number,
): RecordedFrame["rawAttitude"] {
  if (raw === "quaternion") {
    const numbers = quaternions[row] ?? [];
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    const quaternion = scaleQuat(sizeOfQuat([a, b, c, d]), quatIn(reading.order, reading.direction, numbers));
    return { form: "quaternion", quaternion };
  }
  const matrix = log.rotations?.[row];
  return raw === "matrix" && matrix ? { form: "matrix", rotation: matrixOf(matrix) } : null;
}

/** Of ω alone, unless it hardly changes: its few values may be round numbers, and q says how they were written. */
export function omegaRounding(log: Log, orientations: Orientations | null): Rounding {
  const values = (log.omegas ?? []).flat();
  const isVaried = new Set(values).size > values.length / 2;
  return isVaried || orientations === null
    ? roundingOf(values)
    : roundingOf([...values, ...orientations.quaternions.flat()]);
}

function precisionOf(log: Log, orientations: Orientations, reading: Reading): Precision {
  const ofOmega = omegaRounding(log, orientations);
  const q = orientations.rounding;
  return {
    q: q.absolute + 0.5 * q.relative,
    omega: RATE_UNITS[reading.unit].si * ofOmega.absolute,
    omegaRelative: 0.6 * ofOmega.relative,
    arithmetic: Math.max(arithmeticOf(q), arithmeticOf(ofOmega)),
  };
}

/** A log with few decimals may be that of a program that computes in 32 bits. */
function arithmeticOf({ kind, digits }: Rounding): number {
  const mayBeSingle = kind === "single" || (kind === "decimals" && (digits ?? 0) <= 7);
  return mayBeSingle ? 1.2e-7 : 4e-16;
}

/** ω is what turned the body into each frame by the exponential map; the first frame is lost. `dt` in [s]. */
export function recordingWithoutOmega(
  timeline: Timeline,
  orientations: Orientations,
  reading: Pick<Reading, "order" | "direction" | "dt">,
): Recording {
  const { dt } = reading;
  const attitudes = orientations.quaternions.map((numbers) =>
    quatIn(reading.order, reading.direction, numbers),
  );
  const frames = attitudes.slice(1).flatMap((q_WB, index): RecordedFrame[] => {
    const before = attitudes[index];
    const [from = 0, to = 0] = [timeline.frames[index], timeline.frames[index + 1]];
    if (before === undefined || to !== from + 1) return [];
    const omega_W = scaleVec(1 / dt, rotationVector(mulQuat(q_WB, conjugate(before))));
    return [{ frame: to, q_WB, omega_W, rawAttitude: null }];
  });
  const q = orientations.rounding.absolute + 0.5 * orientations.rounding.relative;
  const arithmetic = arithmeticOf(orientations.rounding);
  const precision = { q, omega: (3 * (q + arithmetic)) / dt, omegaRelative: 0, arithmetic };
  return { dt, frames, precision, hasOmega: false };
}
