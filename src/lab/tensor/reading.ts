import { diagonal, type Mat3, mapMat, mulMat, scaleMat, subMat, transpose } from "../../core/math/mat3";
import { conjugate, identityQuat, normaliseQuat, type Quat, quatToMat } from "../../core/math/quat";
import { dot, type Vec3 } from "../../core/math/vec3";

type FormatId = "urdf" | "sdf" | "mjcf" | "usd" | "unity" | "matrix" | "moments" | "six";

/** In its format's conventions, in SI units. */
export interface WrittenInertia {
  readonly format: FormatId;
  readonly name: string | null;
  /** [kg] */
  readonly mass: number | null;
  /** from the body's origin [m] */
  readonly centre: Vec3 | null;
  /** in its own axes [kg m²] */
  readonly inertia: Mat3;
  /** from its own axes to the body's */
  readonly turn: Quat;
  /** "unsaid": products may be the integrals, with the other sign */
  readonly productsSign: "entries" | "unsaid";
}

/** Where a text says none of it, and its products are the matrix's entries. */
export const UNSAID = {
  name: null,
  mass: null,
  centre: null,
  turn: identityQuat,
  productsSign: "entries",
} as const;

export class TensorError extends Error {}

export function refuse(sentence: string): never {
  throw new TensorError(sentence);
}

/** R I Rᵀ, body axes about the centre of mass [kg m²]. */
export function inBodyAxes({ inertia, turn }: WrittenInertia): Mat3 {
  if (turn[1] === 0 && turn[2] === 0 && turn[3] === 0) return inertia;
  const rotation = quatToMat(normaliseQuat(turn));
  const m = mulMat(mulMat(rotation, inertia), transpose(rotation));
  // Symmetric to the last bit.
  return symmetricFrom([m[0], m[4], m[8], (m[1] + m[3]) / 2, (m[2] + m[6]) / 2, (m[5] + m[7]) / 2]);
}

/** Rᵀ I R: a slip, or what another program means by the same numbers. */
export function turnedBack(written: WrittenInertia): Mat3 {
  return inBodyAxes({ ...written, turn: conjugate(written.turn) });
}

export function symmetricFrom([xx = 0, yy = 0, zz = 0, xy = 0, xz = 0, yz = 0]: readonly number[]): Mat3 {
  return [xx, xy, xz, xy, yy, yz, xz, yz, zz];
}

/** Takes its products for the integrals ∫ xy dm, the negatives of the entries, or back. */
export function otherSign(written: WrittenInertia): WrittenInertia {
  const inertia = mapMat(written.inertia, (entry, at) => (at % 4 === 0 || entry === 0 ? entry : -entry));
  return { ...written, inertia };
}

/** m (|c|² 1 − c cᵀ): the tensor about the origin less the one about the centre of mass [kg m²]. */
export function shift(mass: number, c: Vec3): Mat3 {
  const square = dot(c, c);
  const [x, y, z] = c;
  const outer: Mat3 = [x * x, x * y, x * z, y * x, y * y, y * z, z * x, z * y, z * z];
  return scaleMat(mass, subMat(diagonal([square, square, square]), outer));
}

/** q_z q_y q_x: rotations about fixed axes x, y, z in turn [rad], as in URDF and SDF. */
export function fromRollPitchYaw([roll, pitch, yaw]: Vec3): Quat {
  const [cr, sr] = [Math.cos(roll / 2), Math.sin(roll / 2)];
  const [cp, sp] = [Math.cos(pitch / 2), Math.sin(pitch / 2)];
  const [cy, sy] = [Math.cos(yaw / 2), Math.sin(yaw / 2)];
  return [
    cr * cp * cy + sr * sp * sy,
    sr * cp * cy - cr * sp * sy,
    cr * sp * cy + sr * cp * sy,
    cr * cp * sy - sr * sp * cy,
  ];
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

export function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(NUMBER), ([digits]) => Number(digits));
}

export function asVec3([x, y, z]: readonly number[]): Vec3 {
  return [x ?? Number.NaN, y ?? Number.NaN, z ?? Number.NaN];
}

export function asQuat([w, x, y, z]: readonly number[]): Quat {
  return [w ?? Number.NaN, x ?? Number.NaN, y ?? Number.NaN, z ?? Number.NaN];
}

type Row = [number, number, number];

export function rowsOf(m: readonly number[]): [Row, Row, Row] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  return [
    [a, b, c],
    [d, e, f],
    [g, h, i],
  ];
}
