import { expect } from "vitest";
import {
  exactFactor,
  explicitFactor,
  implicitFactor,
  midpointFactor,
  rungeKuttaFactor,
  rungeKuttaLimit,
} from "../../../src/chapters/springs-and-order/linearModels";
import { centralRate, expectEqual, expectOrder } from "../../content/check";

/** A point of the phase plane, ξ and η. */
type Plane = readonly [number, number];

/** The angle of a frame of the spring [rad]. */
const h = 0.37;

interface DampedRule {
  /** @param angle h [rad] @param drag βΔt */
  readonly step: (point: Plane, angle: number, drag: number) => Plane;
  readonly trace: (angle: number, drag: number) => number;
  readonly determinant: (angle: number, drag: number) => number;
  /** Above nought where runs die away. */
  readonly margins: (angle: number, drag: number) => readonly number[];
}

/** A spring with a drag: by explicit Euler, by semi-implicit Euler, and by the latter with the drag divided by. */
const DAMPED: readonly DampedRule[] = [
  {
    step: ([x, eta], angle, drag) => [x + angle * eta, eta - angle * x - drag * eta],
    trace: (_, drag) => 2 - drag,
    determinant: (angle, drag) => 1 - drag + angle ** 2,
    margins: (angle, drag) => [drag - angle ** 2, 2 + 0.5 * angle ** 2 - drag],
  },
  {
    step: ([x, eta], angle, drag) => {
      const next = eta - angle * x - drag * eta;
      return [x + angle * next, next];
    },
    trace: (angle, drag) => 2 - drag - angle ** 2,
    determinant: (_, drag) => 1 - drag,
    margins: (angle, drag) => [4 - angle ** 2 - 2 * drag],
  },
  {
    step: ([x, eta], angle, drag) => {
      const next = (eta - angle * x) / (1 + drag);
      return [x + angle * next, next];
    },
    trace: (angle, drag) => (2 + drag - angle ** 2) / (1 + drag),
    determinant: (_, drag) => 1 / (1 + drag),
    margins: (angle, drag) => [4 + 2 * drag - angle ** 2],
  },
];

export const EQUATIONS = {
  "damped-spring": () => {
    const dies = ({ step }: DampedRule, angle: number, drag: number) => {
      let point: Plane = [0.8, -0.6];
      for (let frame = 0; frame < 4000; frame++) point = step(point, angle, drag);
      return Math.hypot(...point) < 1;
    };
    for (const rule of DAMPED)
      for (const angle of [0.3, 1, 1.5, 1.9])
        for (const drag of [0.05, 0.2, 0.7, 1.2, 1.9, 2.4, 3.5, 6]) {
          // Nearer than this, four thousand frames are too few to tell.
          if (rule.margins(angle, drag).every((margin) => Math.abs(margin) > 0.01))
            expect(dies(rule, angle, drag)).toBe(rule.margins(angle, drag).every((margin) => margin > 0));
        }
  },
  "damped-trace": () => {
    for (const { step, trace, determinant } of DAMPED)
      for (const drag of [0.3, 2.7]) {
        const [[a, c], [b, d]] = [step([1, 0], h, drag), step([0, 1], h, drag)];
        expectEqual([a + d, a * d - b * c], [trace(h, drag), determinant(h, drag)]);
      }
  },
  "drag-law": () => {
    const speed = (t: number) => [1.3 * exactFactor(2.1 * (0.4 + t))];
    const [rate = Number.NaN] = centralRate(speed, 1e-4);
    expect(rate).toBeCloseTo(-2.1 * (speed(0)[0] ?? 0), 6);
  },
  "drag-factors": () => {
    const speed = -1.7;
    for (const z of [0.3, 1, 2.5, 40]) {
      const [forward, backward, middle] = [explicitFactor, implicitFactor, midpointFactor].map(
        (factor) => factor(z) * speed,
      ) as [number, number, number];
      expect(forward).toBeCloseTo(speed - z * speed, 12);
      expect(backward).toBeCloseTo(speed - z * backward, 12);
      expect(middle).toBeCloseTo(speed - z * 0.5 * (speed + middle), 12);
      expect(Math.abs(explicitFactor(z)) > 1).toBe(z > 2);
      expect(Math.max(implicitFactor(z), Math.abs(midpointFactor(z)))).toBeLessThan(1);
    }
    // L-stable, and not: in the limit of a strong drag the one stops the body, the other throws it back.
    expect(implicitFactor(1e9)).toBeCloseTo(0, 8);
    expect(midpointFactor(1e9)).toBeCloseTo(-1, 8);
    // Runge and Kutta's rule lasts little longer than explicit Euler.
    for (const z of [0.3, 1, 2.7, 4])
      expectEqual([rungeKuttaFactor(z)], [1 - z + z ** 2 / 2 - z ** 3 / 6 + z ** 4 / 24]);
    expect(rungeKuttaFactor(2.78)).toBeLessThan(1);
    expect(rungeKuttaFactor(2.79)).toBeGreaterThan(1);
    expect(rungeKuttaFactor(rungeKuttaLimit())).toBeCloseTo(1, 12);
    expectOrder((z) => Math.abs(rungeKuttaFactor(z) - exactFactor(z)), 5, 1 / 16);
  },
};
