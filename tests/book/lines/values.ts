import {
  addMat,
  inverseMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  transpose,
} from "../../../src/core/math/mat3";
import { addQuat, mulQuat, type Quat, rotate, scaleQuat } from "../../../src/core/math/quat";
import { addVec, cross, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";

/** The values that lines of a case compute with. */

export class Vector {
  constructor(readonly xyz: Vec3) {}
  cross = ({ xyz }: Vector) => new Vector(cross(this.xyz, xyz));
}

export class Turn {
  constructor(readonly wxyz: Quat) {}
  get w(): number {
    return this.wxyz[0];
  }
  get xyz(): Vector {
    const [, x, y, z] = this.wxyz;
    return new Vector([x, y, z]);
  }
}

export class Matrix {
  constructor(
    readonly entries: Mat3,
    readonly inverse: () => Matrix,
  ) {}
  /** Of a rotation, as Godot has it. */
  transposed = () => new Matrix(transpose(this.entries), this.inverse);
}

/** A matrix of numbers that the lines worked out. */
export const plainMatrix = (entries: Mat3): Matrix =>
  new Matrix(entries, () => plainMatrix(inverseMat(entries)));

type Operate = (a: unknown, b: unknown) => unknown;

/** A product as C#, GDScript and the pseudo-code of the cases mean it; Unity turns a vector by a quaternion in this way. */
export const multiply: Operate = (a, b) => {
  if (typeof a === "number" && typeof b === "number") return a * b;
  if (typeof b === "number") return multiply(b, a);
  if (typeof a === "number" && b instanceof Vector) return new Vector(scaleVec(a, b.xyz));
  if (typeof a === "number" && b instanceof Matrix) return plainMatrix(scaleMat(a, b.entries));
  if (typeof a === "number" && b instanceof Turn) return new Turn(scaleQuat(a, b.wxyz));
  if (a instanceof Turn && b instanceof Turn) return new Turn(mulQuat(a.wxyz, b.wxyz));
  if (a instanceof Turn && b instanceof Vector) return new Vector(rotate(a.wxyz, b.xyz));
  if (a instanceof Matrix && b instanceof Vector) return new Vector(mulVec(a.entries, b.xyz));
  if (a instanceof Matrix && b instanceof Matrix)
    return new Matrix(mulMat(a.entries, b.entries), () => multiply(b.inverse(), a.inverse()) as Matrix);
  if (a instanceof Vector && b instanceof Vector) return componentwise(a, b, (x, y) => x * y);
  throw new Error(`no product of ${a} and ${b}`);
};

export const divide: Operate = (a, b) =>
  a instanceof Vector && b instanceof Vector
    ? componentwise(a, b, (x, y) => x / y)
    : multiply(a, 1 / (b as number));

export const add: Operate = (a, b) => {
  if (typeof a === "number" && typeof b === "number") return a + b;
  if (a instanceof Vector && b instanceof Vector) return new Vector(addVec(a.xyz, b.xyz));
  if (a instanceof Turn && b instanceof Turn) return new Turn(addQuat(a.wxyz, b.wxyz));
  if (a instanceof Matrix && b instanceof Matrix) return plainMatrix(addMat(a.entries, b.entries));
  throw new Error(`no sum of ${a} and ${b}`);
};

export const subtract: Operate = (a, b) =>
  a instanceof Vector && b instanceof Vector ? new Vector(subVec(a.xyz, b.xyz)) : add(a, multiply(-1, b));

function componentwise(a: Vector, b: Vector, f: (x: number, y: number) => number): Vector {
  const [x, y, z] = b.xyz;
  return new Vector([f(a.xyz[0], x), f(a.xyz[1], y), f(a.xyz[2], z)]);
}
