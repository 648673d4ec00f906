import { cos, sin } from "../core/math/elementary";
import { identityQuat, mulQuat, type Quat } from "../core/math/quat";
import type { AngleOrder } from "./findings";

export const ANGLE_ORDERS: readonly AngleOrder[] = ["zyx", "xyz", "yxz", "zxy", "yzx", "xzy"];

export const ANGLE_UNITS = { deg: Math.PI / 180, rad: 1 } as const;
export type AngleUnit = keyof typeof ANGLE_UNITS;

/**
 * Turns about the body's axes in this order, each moved by those before it:  q = q₁ q₂ q₃.  Turns about fixed axes in the opposite
 * order are the same.
 *
 * @param angles about x, y and z
 */
export function quatOfAngles(order: AngleOrder, unit: AngleUnit, angles: readonly number[]): Quat {
  return [...order].reduce<Quat>((q, axis) => {
    const at = "xyz".indexOf(axis);
    const half = 0.5 * ANGLE_UNITS[unit] * (angles[at] ?? 0);
    const [x, y, z] = [0, 1, 2].map((k) => (k === at ? sin(half) : 0));
    return mulQuat(q, [cos(half), x ?? 0, y ?? 0, z ?? 0]);
  }, identityQuat);
}
