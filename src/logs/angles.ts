import { quatFromAngles } from "../core/math/eulerAngles";
import type { Quat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";
import type { AngleOrder } from "./findings";

export const ANGLE_ORDERS: readonly AngleOrder[] = ["zyx", "xyz", "yxz", "zxy", "yzx", "xzy"];

export const ANGLE_UNITS = { deg: Math.PI / 180, rad: 1 } as const;
export type AngleUnit = keyof typeof ANGLE_UNITS;

/** @param angles about x, y and z, in whatever order the turns are made */
export function quatOfAngles(order: AngleOrder, unit: AngleUnit, angles: readonly number[]): Quat {
  const inOrder = [...order].map((axis) => ANGLE_UNITS[unit] * (angles["xyz".indexOf(axis)] ?? 0));
  return quatFromAngles(order, inOrder as unknown as Vec3);
}
