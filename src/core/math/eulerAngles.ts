import { atan2, cos, sin } from "./elementary.ts";
import { type Mat3, solve3 } from "./mat3.ts";
import { identityQuat, mulQuat, type Quat, rotateInverse } from "./quat.ts";
import type { Vec3 } from "./vec3.ts";

/** About three axes, as in yaw, pitch and roll, and about two, as in Euler's own. */
export const TURN_ORDERS = [
  ...(["xyz", "xzy", "yxz", "yzx", "zxy", "zyx"] as const),
  ...(["xyx", "xzx", "yxy", "yzy", "zxz", "zyz"] as const),
] as const;

/** The axes of three turns, first turn first, each axis moved by the turns before it: the attitude is q = q₁ q₂ q₃. */
export type TurnOrder = (typeof TURN_ORDERS)[number];

const UNIT: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function axesOf(order: TurnOrder): readonly [number, number, number] {
  const [first, second, third] = [...order].map((axis) => "xyz".indexOf(axis));
  return [first ?? 0, second ?? 0, third ?? 0];
}

function turnAbout(axis: number, angle: number): Quat {
  const [x = 0, y = 0, z = 0] = UNIT[axis] ?? [];
  const sine = sin(0.5 * angle);
  return [cos(0.5 * angle), sine * x, sine * y, sine * z];
}

/**
 * The attitude after three turns, each about an axis of the body that the turns before it have moved:  q = q₁ q₂ q₃.  The same turns
 * about fixed axes, the last first, lead to the same.
 *
 * @param angles of the first, the second and the third turn [rad]
 */
export function quatFromAngles(order: TurnOrder, angles: Vec3): Quat {
  return axesOf(order).reduce<Quat>(
    (q, axis, turn) => mulQuat(q, turnAbout(axis, angles[turn] ?? Number.NaN)),
    identityQuat,
  );
}

/**
 * Three angles of a rotation matrix, the inverse of {@link quatFromAngles}. With i, j, k the axes of the turns, l the axis across the
 * first two and e_i × e_j = ± e_l, entries of R_i(α) R_j(β) R_k(γ) give α and β. Row j of R_i(−α) R is row j of R_k(γ) alone: γ is
 * read off it, and so goes with α to the last digit even at the pole, where every α is right.
 *
 * @param rotation takes body components to world ones
 * @returns angles of the turns [rad]: the first and the third in (−π, π], the second in [−π/2, π/2], or [0, π] about two axes
 */
export function anglesFromMat(order: TurnOrder, rotation: Mat3): Vec3 {
  const [i, j, k] = axesOf(order);
  const l = 3 - i - j;
  const sign = (j - i + 3) % 3 === 1 ? 1 : -1;
  const entry = (row: number, column: number) => rotation[3 * row + column] ?? Number.NaN;
  const first = i === k ? atan2(entry(j, i), -sign * entry(l, i)) : atan2(-sign * entry(j, l), entry(l, l));
  const left = (column: number) => cos(first) * entry(j, column) + sign * sin(first) * entry(l, column);
  if (i === k) {
    const second = atan2(length(entry(i, j), entry(i, l)), entry(i, i));
    return [first, second, atan2(-sign * left(l), left(j))];
  }
  const second = atan2(sign * entry(i, l), length(entry(i, i), entry(i, j)));
  return [first, second, atan2(sign * left(i), left(j))];
}

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** The axes of the three turns in components along the body's axes: what a rate of one radian a second of each angle is as a spin. */
export function turnAxes_B(order: TurnOrder, angles: Vec3): readonly [Vec3, Vec3, Vec3] {
  const [i, j, k] = axesOf(order);
  const third = turnAbout(k, angles[2]);
  const afterFirst = mulQuat(turnAbout(j, angles[1]), third);
  const axis = (at: number) => UNIT[at] as Vec3;
  return [rotateInverse(afterFirst, axis(i)), rotateInverse(third, axis(j)), axis(k)];
}

/**
 * The rates of three angles at a spin, from  ω_B = α̇ a + β̇ b + γ̇ c  with the axes of {@link turnAxes_B}. At the pole a and c are one
 * line, and there are no such rates.
 *
 * @param omega_B angular velocity, body axes [rad/s]
 * @returns rates of the angles of the turns [rad/s]
 */
export function angleRates(order: TurnOrder, angles: Vec3, omega_B: Vec3): Vec3 {
  const [a, b, c] = turnAxes_B(order, angles);
  return solve3([a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]], omega_B);
}
