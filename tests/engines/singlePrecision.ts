import { cos, sin } from "../../src/core/math/elementary";
import type { Quat } from "../../src/core/math/quat";
import type { Vec3 } from "../../src/core/math/vec3";

/*
 * The rule of Jolt, PhysX and Rapier (`rescaled-momentum`) with every operation rounded to 32 bits, in the order of the core's
 * functions: what rounding alone does to it, which the chapter on engines compares with what the engines do.
 *
 * A sum, difference, product, quotient or root of two 32-bit numbers, worked out in 64 bits and rounded once more, is the one
 * that 32-bit hardware gives: 53 ≥ 2 · 24 + 2.
 * @see Figueroa, "When is double rounding innocuous?", SIGNUM Newsletter 30 (1995)
 */
const f = Math.fround;
const sum = (...terms: readonly number[]) => terms.reduce((total, term) => f(total + term));
const times = (s: number, v: Vec3): Vec3 => [f(s * v[0]), f(s * v[1]), f(s * v[2])];
const plus = (a: Vec3, b: Vec3): Vec3 => [f(a[0] + b[0]), f(a[1] + b[1]), f(a[2] + b[2])];
const minus = (a: Vec3, b: Vec3): Vec3 => plus(a, times(-1, b));
const along = (moments: Vec3, v: Vec3): Vec3 => [
  f(moments[0] * v[0]),
  f(moments[1] * v[1]),
  f(moments[2] * v[2]),
];
const length = (...v: readonly number[]) =>
  f(Math.sqrt(sum(...v.map((component) => f(component * component)))));

function cross(a: Vec3, b: Vec3): Vec3 {
  const part = (i: number, j: number) => sum(f((a[i] ?? 0) * (b[j] ?? 0)), -f((a[j] ?? 0) * (b[i] ?? 0)));
  return [part(1, 2), part(2, 0), part(0, 1)];
}

/** v + w t + u × t with t = 2u × v. */
function rotate(w: number, u: Vec3, v: Vec3): Vec3 {
  const t = times(2, cross(u, v));
  return plus(plus(v, times(w, t)), cross(u, t));
}

function product([pw, px, py, pz]: Quat, [qw, qx, qy, qz]: Quat): Quat {
  return [
    sum(f(pw * qw), -f(px * qx), -f(py * qy), -f(pz * qz)),
    sum(f(pw * qx), f(px * qw), f(py * qz), -f(pz * qy)),
    sum(f(pw * qy), -f(px * qz), f(py * qw), f(pz * qx)),
    sum(f(pw * qz), f(px * qy), -f(py * qx), f(pz * qw)),
  ];
}

function unit(q: Quat): Quat {
  const size = length(...q);
  return [f(q[0] / size), f(q[1] / size), f(q[2] / size), f(q[3] / size)];
}

/** I⁻¹ v by Cramer's rule, for a tensor along its axes. */
function divided([x, y, z]: Vec3, v: Vec3): Vec3 {
  const cofactors: Vec3 = [f(y * z), f(x * z), f(x * y)];
  return times(f(1 / f(x * cofactors[0])), along(cofactors, v));
}

function rescaled(omega_B: Vec3, moments: Vec3, dt: number): Vec3 {
  const momentum_B = along(moments, omega_B);
  const turned_B = minus(momentum_B, times(dt, cross(omega_B, momentum_B)));
  return divided(moments, times(f(length(...momentum_B) / length(...turned_B)), turned_B));
}

function exponentialMap(q_WB: Quat, omega_W: Vec3, dt: number): Quat {
  const speed = length(...omega_W);
  const half = f(f(0.5 * speed) * dt);
  return unit(product([f(cos(half)), ...times(f(f(sin(half)) / speed), omega_W)], q_WB));
}

function eulerStep(q_WB: Quat, omega_W: Vec3, dt: number): Quat {
  const change = product([0, ...times(f(0.5 * dt), omega_W)], q_WB);
  return unit([
    sum(q_WB[0], change[0]),
    ...plus([q_WB[1], q_WB[2], q_WB[3]], [change[1], change[2], change[3]]),
  ]);
}

const TURNS = { "exponential-map": exponentialMap, quaternion: eulerStep };

/**
 * The attitudes of a body, frame after frame.
 *
 * @param moments about the body's axes [kg m²]
 * @param start   its attitude at the start, of unit length in single precision
 * @param omega_W angular velocity at the start [rad/s]
 * @param dt      duration of a frame [s]
 */
export function rescaledInSingle(
  { orientation, substeps = 1 }: { orientation: keyof typeof TURNS; substeps?: number },
  moments: Vec3,
  start: Quat,
  omega_W: Vec3,
  dt: number,
  frames: number,
): Quat[] {
  const [rounded, step] = [moments.map(f) as unknown as Vec3, f(f(dt) / substeps)];
  let omega = omega_W.map(f) as unknown as Vec3;
  let q = start;
  const attitudes = [q];
  for (let k = 1; k <= frames * substeps; k++) {
    const [w, u]: [number, Vec3] = [q[0], [q[1], q[2], q[3]]];
    const omega_B = rotate(w, times(-1, u), omega);
    omega = plus(omega, rotate(w, u, minus(rescaled(omega_B, rounded, step), omega_B)));
    q = TURNS[orientation](q, omega, step);
    if (k % substeps === 0) attitudes.push(q);
  }
  return attitudes;
}
