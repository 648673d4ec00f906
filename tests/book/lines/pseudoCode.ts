import { box } from "../../../src/core/bodies/solids";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import { aimingTorque } from "../../../src/core/dynamics/torque";
import {
  diagonal,
  frobeniusNorm,
  identityMat,
  inverseMat,
  type Mat3,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import {
  conjugate,
  identityQuat,
  normaliseQuat,
  type Quat,
  quatToMat,
  rotate,
} from "../../../src/core/math/quat";
import { angleBetween, clampNorm, cross, normaliseVec, type Vec3 } from "../../../src/core/math/vec3";
import type { Scope } from "./evaluate";
import { Matrix, plainMatrix as matrix, Turn, Vector } from "./values";

/* What the lines of the cases may name: a body, the functions of the core, and how both read in pseudo-code. */

/** A body whose principal axes are none of its own, tilted, with three unequal moments and no zero in its spin. */
export const MOMENTS: Vec3 = [1.1, 0.6, 1.5];
export const q_BP = normaliseQuat([0.9, 0.2, -0.3, 0.1]);
export const q_WB = normaliseQuat([0.5, -0.3, 0.7, 0.4]);
export const omega_W: Vec3 = [1.1, -0.7, 1.9];
export const dt = 1 / 60;
export const inertia_B = inertiaInWorld(q_BP, diagonal(MOMENTS));
export const inertia_W = inertiaInWorld(q_WB, inertia_B);
/** Where an engine that leaves the term out is to end its frame, once the lines have given it the term. */
export const explicit_W = explicit(omega_W, inertia_W, dt);

/** A function of the core as the lines call it. */
function ofCore(f: (...given: never[]) => unknown) {
  return (...given: unknown[]): unknown => {
    const found = f(...(given.map(plain) as never[]));
    const size = Array.isArray(found) ? found.length : 0;
    if (size === 3) return new Vector(found as unknown as Vec3);
    if (size === 4) return new Turn(found as unknown as Quat);
    return size === 9 ? matrix(found as unknown as Mat3) : found;
  };
}

export function plain(value: unknown): unknown {
  if (value instanceof Vector) return value.xyz;
  if (value instanceof Turn) return value.wxyz;
  return value instanceof Matrix ? value.entries : value;
}

export const numbersOf = (value: unknown): number[] => {
  const numbers = plain(value);
  return Array.isArray(numbers) ? numbers.flatMap(numbersOf) : [numbers as number];
};

export const column = (m: Mat3, k: 0 | 1 | 2): Vec3 => [m[k], m[3 + k] ?? 0, m[6 + k] ?? 0];

const FUNCTIONS = {
  ...{ exponentialMap, quaternionStep, rescaledMomentum, quatToMat, rotate, conjugate, normaliseQuat },
  ...{ inertiaInWorld, box, diagonal, transpose, cross, column },
  ...{ sin: Math.sin, cos: Math.cos, exp: Math.exp, pow: Math.pow, sqrt: Math.sqrt },
  ...{ max: Math.max, min: Math.min },
  inverse: inverseMat,
  angle: angleBetween,
  clampLength: clampNorm,
  vec: (...components: number[]) => components,
  length: (a: readonly number[]) => Math.hypot(...a),
  normalize: (a: Vec3 | Quat) => (a.length === 4 ? normaliseQuat(a) : normaliseVec(a)),
  quaternion: (w: number, axis: Vec3) => [w, ...axis],
  dot: (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, each, k) => sum + each * (b[k] ?? Number.NaN), 0),
  outer: (a: Vec3, b: Vec3) => a.flatMap((p) => b.map((q) => p * q)),
  columns: (...all: Vec3[]) => transpose(all.flat() as unknown as Mat3),
  near: (a: Mat3, b: Mat3) => frobeniusNorm(subMat(a, b)) < 1e-12,
  aimingTorque: (target_WB: Quat, q: Quat, omega: Vec3, stiffness: number, damping: number) =>
    aimingTorque({ target_WB, stiffness, damping, shorter: true }, q, omega),
  turnBy: (turn: Vec3) => exponentialMap(identityQuat, turn, 1),
  mix: (a: number, b: number, share: number) => a + (b - a) * share,
  /** A state that counts its steps. */
  step: (state: number) => state + 1,
};

/** What pseudo-code may name, besides what it is given. */
export const pseudo = (names: Scope): Scope => ({
  ...Object.fromEntries(Object.entries(FUNCTIONS).map(([name, f]) => [name, ofCore(f)])),
  ...{ dt, pi: Math.PI, omega_W: new Vector(omega_W), q_WB: new Turn(q_WB), q_BP: new Turn(q_BP) },
  ...{ inertia_B: matrix(inertia_B), inertia_W: matrix(inertia_W), moments: new Vector(MOMENTS) },
  ...{ identity: matrix(identityMat), identityQuat: new Turn(identityQuat) },
  ...names,
});
