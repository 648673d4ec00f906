import { expect } from "vitest";
import {
  exactFactor,
  explicitFactor,
  implicitFactor,
  measuredOrder,
  midpointFactor,
  rungeKuttaFactor,
  rungeKuttaLimit,
} from "../../../src/chapters/08-springs-and-order/linearModels";
import { cos } from "../../../src/core/math/elementary";
import {
  SPRING,
  SPRING_IDS,
  type SpringId,
  type SpringState,
  springAt,
  springDistance,
  springEnergy,
} from "../../../src/core/spring/index";
import { centralRate, type EquationCheck, expectEqual, expectOrder, holds } from "../../content/check";

/** ν, an angle of a frame, and a start without a zero. */
const RATE = 1.7;
const h = 0.37;
const dt = h / RATE;
const START: SpringState = { x: 0.8, v: -1.1 };

const u = ({ v }: SpringState) => v / RATE;
const after = (id: SpringId, state = START) => SPRING[id].step(state, RATE, dt);
const growth = (id: SpringId) => springEnergy(after(id), RATE) / springEnergy(START, RATE);

/** A point of the phase plane, ξ and η. */
type Plane = readonly [number, number];

/** Q: a turn by a right angle, clockwise. */
const quarterTurn = ([x, eta]: Plane): Plane => [eta, -x];
const addPlane = (a: Plane, b: Plane): Plane => [a[0] + b[0], a[1] + b[1]];
const scalePlane = (factor: number, [x, eta]: Plane): Plane => [factor * x, factor * eta];

/** A series in Q, applied to the start. */
function series(coefficients: readonly number[]): Plane {
  let power: Plane = [START.x, u(START)];
  let sum: Plane = [0, 0];
  for (const coefficient of coefficients) {
    sum = addPlane(sum, scalePlane(coefficient, power));
    power = quarterTurn(power);
  }
  return sum;
}

/** The spring and the drag, by id. */
export const EQUATIONS: Readonly<Record<string, EquationCheck>> = {
  "spring-law": holds("the closed form obeys it", () => {
    const velocity = (t: number) => [springAt(START, RATE, 0.6 + t).v];
    const [acceleration = Number.NaN] = centralRate(velocity, 1e-4);
    expect(acceleration).toBeCloseTo(-RATE * RATE * springAt(START, RATE, 0.6).x, 6);
  }),
  "spring-turn": holds("along the closed form, both rates are these", () => {
    const place = (t: number) => [springAt(START, RATE, 0.6 + t).x, u(springAt(START, RATE, 0.6 + t))];
    const rates = centralRate(place, 1e-4);
    const now = springAt(START, RATE, 0.6);
    expect(rates[0]).toBeCloseTo(RATE * u(now), 6);
    expect(rates[1]).toBeCloseTo(-RATE * now.x, 6);
  }),
  "spring-energy": holds("the core’s energy, of a unit mass, is each of these lines", () => {
    const { x, v } = START;
    const kappa = RATE * RATE;
    const energy = springEnergy(START, RATE);
    const lines = [0.5 * v * v + 0.5 * kappa * x * x, 0.5 * kappa * (u(START) ** 2 + x ** 2)];
    expectEqual([energy, energy], lines);
  }),
  "explicit-spring": holds("the core’s explicit step does this", () => {
    const next = after("explicit");
    expectEqual([next.x, u(next)], [START.x + h * u(START), u(START) - h * START.x]);
  }),
  "explicit-spring-growth": holds("the core’s explicit step gains this", () => {
    expectEqual([growth("explicit")], [1 + h * h]);
    const [x, eta] = [START.x, u(START)];
    const lines = x * x + 2 * h * x * eta + h * h * eta * eta + (eta * eta - 2 * h * x * eta + h * h * x * x);
    expectEqual([growth("explicit") * (x * x + eta * eta)], [lines]);
  }),
  "implicit-spring": holds("the core’s implicit step solves both", () => {
    const next = after("implicit");
    expectEqual([next.x, u(next)], [START.x + h * u(next), u(START) - h * next.x]);
  }),
  "implicit-spring-growth": holds("the core’s implicit step keeps this part", () =>
    expectEqual([growth("implicit")], [1 / (1 + h * h)]),
  ),
  "semi-implicit-spring": holds("the core’s semi-implicit step does this", () => {
    const next = after("semi-implicit");
    expectEqual([u(next), next.x], [u(START) - h * START.x, START.x + h * u(next)]);
  }),
  "semi-implicit-kept": holds("the core’s semi-implicit step keeps it", () => {
    const kept = (state: SpringState) => state.x ** 2 + u(state) ** 2 - h * state.x * u(state);
    expectEqual([kept(after("semi-implicit"))], [kept(START)]);
    const [next, eta] = [after("semi-implicit"), u(START)];
    expect(u(next) * (u(next) - eta) + START.x * (next.x - START.x)).toBeCloseTo(0, 14);
    expectEqual([u(next) ** 2 + START.x * next.x], [eta * u(next) + START.x ** 2]);
    expect(Math.abs(growth("semi-implicit") - 1)).toBeGreaterThan(0.02);
  }),
  "semi-implicit-ellipse": holds(
    "these two squares are the sum that the core’s semi-implicit step keeps, below two, at two and above",
    () => {
      for (const angle of [0.37, 2, 2.3]) {
        const [x, eta] = [START.x, u(START)];
        const squares = 0.25 * (2 - angle) * (x + eta) ** 2 + 0.25 * (2 + angle) * (x - eta) ** 2;
        const next = SPRING["semi-implicit"].step(START, RATE, angle / RATE);
        const kept = next.x ** 2 + u(next) ** 2 - angle * next.x * u(next);
        expectEqual([squares], [kept]);
      }
    },
  ),
  "verlet-spring": holds(
    "the core’s Verlet step does this, and its half-way velocities are the semi-implicit ones",
    () => {
      const next = after("verlet");
      const halfway = u(START) - 0.5 * h * START.x;
      expectEqual([next.x, u(next)], [START.x + h * halfway, halfway - 0.5 * h * next.x]);
      const late = after("semi-implicit", { x: START.x, v: (u(START) + 0.5 * h * START.x) * RATE });
      expectEqual([late.x, u(late)], [next.x, halfway]);
    },
  ),
  "verlet-kept": holds("the core’s Verlet step keeps it", () => {
    const kept = (state: SpringState) => (1 - (h * h) / 4) * state.x ** 2 + u(state) ** 2;
    expectEqual([kept(after("verlet"))], [kept(START)]);
    const next = after("verlet");
    const halfway = u(START) - 0.5 * h * START.x;
    const [sum, change] = [next.x + START.x, next.x - START.x];
    const gained = u(next) ** 2 - u(START) ** 2;
    const lines = [-0.5 * h * sum * (2 * halfway - 0.5 * h * change), -sum * (1 - 0.25 * h * h) * change];
    expectEqual([gained, gained], lines);
  }),
  "verlet-three": holds("three places of the core’s Verlet run, and the speeds halfway, do this", () => {
    const [one, two] = [after("verlet"), after("verlet", after("verlet"))];
    const halfway = (state: SpringState) => u(state) - 0.5 * h * state.x;
    expectEqual([two.x - one.x, one.x - START.x], [h * halfway(one), h * halfway(START)]);
    expectEqual([two.x - 2 * one.x + START.x], [-h * h * one.x]);
  }),
  "verlet-angle": holds(
    "the core’s Verlet positions are those of a steady turn by this angle a frame, and so are the semi-implicit ones",
    () => {
      const turned = 2 * Math.asin(h / 2);
      for (const id of ["verlet", "semi-implicit"] as const) {
        const one = after(id);
        expectEqual([after(id, one).x - 2 * one.x + START.x], [-2 * (1 - cos(turned)) * one.x]);
      }
      const phase = 0.9;
      const left = cos(phase + turned) - 2 * cos(phase) + cos(phase - turned);
      expectEqual([left], [-4 * Math.sin(turned / 2) ** 2 * cos(phase)]);
      expectEqual([4 * Math.sin(turned / 2) ** 2], [h * h]);
    },
  ),
  "verlet-ahead": holds(
    "the core’s Verlet run is ahead of the truth by this angle after each of its frames",
    () => {
      const turned = 2 * Math.asin(h / 2);
      let state = START;
      for (let frame = 0; frame < 40; frame++) state = after("verlet", state);
      // The places of a steady turn: c cos kφ + s sin kφ, through the first two of the run.
      const sine = (after("verlet").x - START.x * cos(turned)) / Math.sin(turned);
      const steady = START.x * cos(40 * turned) + sine * Math.sin(40 * turned);
      expect(state.x).toBeCloseTo(steady, 11);
      expectOrder((angle) => Math.abs(2 * Math.asin(angle / 2) - angle - angle ** 3 / 24), 5, 1 / 16);
    },
  ),
  "rk4-spring-step": holds(
    "the core’s Runge–Kutta step is this series, with a clockwise turn by a right angle for Q",
    () => {
      const [x, eta] = [START.x, u(START)];
      const [even, odd] = [1 - h ** 2 / 2 + h ** 4 / 24, h - h ** 3 / 6];
      const next = after("rk4");
      expectEqual([next.x, u(next)], [even * x + odd * eta, even * eta - odd * x]);
      const powers = [1, h, h ** 2 / 2, h ** 3 / 6, h ** 4 / 24];
      expectEqual([next.x, u(next)], series(powers));
      // Not broken off, the series is the true turn.
      const coefficients: number[] = [1];
      for (let k = 1; k < 24; k++) coefficients.push(((coefficients[k - 1] ?? Number.NaN) * h) / k);
      const truth = springAt(START, RATE, dt);
      expectEqual([truth.x, u(truth)], series(coefficients));
    },
  ),
  "rk4-spring-samples": holds(
    "four rates, each at a point moved by the one before, are these series, and the core’s step is their weighted mean",
    () => {
      const rate = (y: Plane): Plane => scalePlane(h, quarterTurn(y));
      const start: Plane = [START.x, u(START)];
      const first = rate(start);
      const second = rate(addPlane(start, scalePlane(1 / 2, first)));
      const third = rate(addPlane(start, scalePlane(1 / 2, second)));
      const fourth = rate(addPlane(start, third));
      expectEqual(first, series([0, h]));
      expectEqual(second, series([0, h, h ** 2 / 2]));
      expectEqual(third, series([0, h, h ** 2 / 2, h ** 3 / 4]));
      expectEqual(fourth, series([0, h, h ** 2, h ** 3 / 2, h ** 4 / 4]));
      const sum = [first, second, second, third, third, fourth].reduce(addPlane);
      const next = after("rk4");
      expectEqual([next.x, u(next)], addPlane(start, scalePlane(1 / 6, sum)));
    },
  ),
  "rk4-spring-growth": holds("the core’s Runge–Kutta step has this factor, to round-off", () => {
    expectEqual([growth("rk4")], [1 - h ** 6 / 72 + h ** 8 / 576]);
    expectEqual([growth("rk4")], [(1 - h ** 2 / 2 + h ** 4 / 24) ** 2 + (h - h ** 3 / 6) ** 2]);
  }),
  "drag-law": holds("its right side obeys its left side", () => {
    const speed = (t: number) => [1.3 * exactFactor(2.1 * (0.4 + t))];
    const [rate = Number.NaN] = centralRate(speed, 1e-4);
    expect(rate).toBeCloseTo(-2.1 * (speed(0)[0] ?? 0), 6);
  }),
  "drag-factors": holds(
    "what the figure draws solves each of the three; past two the explicit run grows, the others never do",
    () => {
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
  ),
  "order-measured": holds(
    "measured so, at small steps, every rule shows the order that the registry says",
    () => {
      for (const id of SPRING_IDS) expect(measuredOrder(id, 0.02)).toBeCloseTo(SPRING[id].order, 0);
      expect(measuredOrder("verlet", 0.02)).toBeCloseTo(2, 2);
      expect(measuredOrder("semi-implicit", 0.02)).toBeCloseTo(1, 1);
      // At a whole radian the three rules of order one measure three other numbers.
      const euler = (["explicit", "semi-implicit", "implicit"] as const).map((id) => measuredOrder(id, 1));
      for (const order of euler) expect(Math.abs(order - 1)).toBeGreaterThan(0.4);
      const error = (parts: number) => {
        let state = START;
        for (let k = 0; k < parts; k++) state = SPRING.verlet.step(state, RATE, 1.3 / parts);
        return springDistance(state, springAt(START, RATE, 1.3), RATE);
      };
      expect(Math.log2(error(100) / error(200))).toBeCloseTo(2, 3);
    },
  ),
};
