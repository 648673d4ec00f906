import { Euler, Quaternion } from "three";
import { describe, expect, it } from "vitest";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import {
  angleRates,
  anglesFromMat,
  quatFromAngles,
  TURN_ORDERS,
  type TurnOrder,
} from "../../../src/core/math/eulerAngles";
import { angleBetweenAttitudes, normaliseQuat, quatToMat, rotate } from "../../../src/core/math/quat";
import type { Vec3 } from "../../../src/core/math/vec3";

const isAboutTwo = (order: TurnOrder) => order[0] === order[2];

/** Of each family, within the range that comes back. */
const ANGLES: Vec3 = [-2.3, 0.7, 1.9];
const QUARTER = Math.PI / 2;

describe.each(TURN_ORDERS)("three turns %s", (order) => {
  it("come back from their matrix", () => {
    const back = anglesFromMat(order, quatToMat(quatFromAngles(order, ANGLES)));
    back.forEach((angle, turn) => {
      expect(angle).toBeCloseTo(ANGLES[turn] ?? Number.NaN, 14);
    });
  });

  it("give the attitude back to the last digits, at the pole and however near it", () => {
    const pole = isAboutTwo(order) ? 0 : QUARTER;
    for (const short of [0, 1e-17, 1e-13, 1e-9, 1e-8, 1e-5]) {
      const q = quatFromAngles(order, [0.9, pole - short, -0.4]);
      const back = quatFromAngles(order, anglesFromMat(order, quatToMat(q)));
      // Measured 4e-16: some roundings of a matrix's nine entries.
      expect(angleBetweenAttitudes(q, back)).toBeLessThan(2e-15);
    }
  });

  it("change at rates that turn the body by its spin, to the first order of the time", () => {
    const omega_B: Vec3 = [0.8, -1.7, 2.2];
    const q = quatFromAngles(order, ANGLES);
    const rates = angleRates(order, ANGLES, omega_B);
    const error = (dt: number) => {
      const [a, b, c] = ANGLES.map((angle, turn) => angle + dt * (rates[turn] ?? Number.NaN));
      const stepped = quatFromAngles(order, [a ?? 0, b ?? 0, c ?? 0]);
      return angleBetweenAttitudes(stepped, exponentialMap(q, rotate(q, omega_B), dt));
    };
    // What is left is of the second order.
    expect(Math.log2(error(1e-3) / error(5e-4))).toBeCloseTo(2, 1);
    expect(error(1e-3)).toBeLessThan(1e-4);
  });
});

describe("the order of a program's three turns", () => {
  it("is in three.js what it names, first turn first, each about an axis that the turns before it moved", () => {
    for (const order of TURN_ORDERS.filter((each) => !isAboutTwo(each))) {
      const about = (axis: string) => ANGLES[order.indexOf(axis)] ?? Number.NaN;
      const name = order.toUpperCase() as "XYZ";
      const made = new Quaternion().setFromEuler(new Euler(about("x"), about("y"), about("z"), name));
      const { w, x, y, z } = made;
      expect(angleBetweenAttitudes(normaliseQuat([w, x, y, z]), quatFromAngles(order, ANGLES))).toBeLessThan(
        1e-15 * 4,
      );
    }
    expect(Euler.DEFAULT_ORDER).toBe("XYZ");
  });
});
