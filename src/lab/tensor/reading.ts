import { type Mat3, mulMat, scaleMat, subMat, transpose } from "../../core/math/mat3";
import { normaliseQuat, type Quat, quatToMat } from "../../core/math/quat";
import { dot, type Vec3 } from "../../core/math/vec3";

type FormatId = "urdf" | "sdf" | "mjcf" | "usd" | "unity" | "matrix" | "moments" | "six";

/** As written in its format's conventions, but in units of the SI. */
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

export interface ReadingChoices {
  /** ∫ xy dm, the negatives of the entries */
  readonly productsAreIntegrals: boolean;
}

/** R I Rᵀ, body axes about the centre of mass [kg m²]. */
export function inBodyAxes({ inertia, turn }: WrittenInertia, choices: ReadingChoices): Mat3 {
  return turned(choices.productsAreIntegrals ? otherSign(inertia) : inertia, turn);
}

/** Rᵀ I R: a slip, or what another program means by the same numbers. */
export function turnedBack({ inertia, turn }: WrittenInertia, choices: ReadingChoices): Mat3 {
  const [w, x, y, z] = turn;
  return turned(choices.productsAreIntegrals ? otherSign(inertia) : inertia, [w, -x, -y, -z]);
}

function turned(inertia: Mat3, turn: Quat): Mat3 {
  if (turn[1] === 0 && turn[2] === 0 && turn[3] === 0) return inertia;
  const rotation = quatToMat(normaliseQuat(turn));
  return symmetric(mulMat(mulMat(rotation, inertia), transpose(rotation)));
}

/** Symmetric to the last bit. */
function symmetric(m: Mat3): Mat3 {
  const [xy, xz, yz] = [(m[1] + m[3]) / 2, (m[2] + m[6]) / 2, (m[5] + m[7]) / 2];
  return [m[0], xy, xz, xy, m[4], yz, xz, yz, m[8]];
}

export function otherSign([xx, xy, xz, yx, yy, yz, zx, zy, zz]: Mat3): Mat3 {
  const negative = (entry: number) => (entry === 0 ? 0 : -entry);
  return [xx, negative(xy), negative(xz), negative(yx), yy, negative(yz), negative(zx), negative(zy), zz];
}

/** m (|c|² 1 − c cᵀ): the tensor about the origin less the one about the centre of mass [kg m²]. */
export function shift(mass: number, c: Vec3): Mat3 {
  const square = dot(c, c);
  const outer: Mat3 = [
    c[0] * c[0],
    c[0] * c[1],
    c[0] * c[2],
    c[1] * c[0],
    c[1] * c[1],
    c[1] * c[2],
    c[2] * c[0],
    c[2] * c[1],
    c[2] * c[2],
  ];
  return scaleMat(mass, subMat([square, 0, 0, 0, square, 0, 0, 0, square], outer));
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

export type Refuse = (sentence: string) => never;

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
