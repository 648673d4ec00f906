import { expect } from "vitest";
import { measuredOrder } from "../../../src/chapters/springs-and-order/linearModels";
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
import { centralRate, expectEqual, expectOrder } from "../../content/check";

/** ν, an angle of a frame, and a start without a zero. */
const RATE = 1.7;
const h = 0.37;
const dt = h / RATE;
const START: SpringState = { x: 0.8, v: -1.1 };

const u = ({ v }: SpringState) => v / RATE;
const after = (id: SpringId, state = START) => SPRING[id].step(state, RATE, dt);
const growth = (id: SpringId) => springEnergy(after(id), RATE) / springEnergy(START, RATE);

/** Where a run of 1.3 s in so many steps ends. */
function endOf(id: SpringId, parts: number): SpringState {
  let state = START;
  for (let k = 0; k < parts; k++) state = SPRING[id].step(state, RATE, 1.3 / parts);
  return state;
}

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

export const EQUATIONS = {
  "spring-law": () => {
    const velocity = (t: number) => [springAt(START, RATE, 0.6 + t).v];
    const [acceleration = Number.NaN] = centralRate(velocity, 1e-4);
    expect(acceleration).toBeCloseTo(-RATE * RATE * springAt(START, RATE, 0.6).x, 6);
  },
  "spring-turn": () => {
    const place = (t: number) => [springAt(START, RATE, 0.6 + t).x, u(springAt(START, RATE, 0.6 + t))];
    const rates = centralRate(place, 1e-4);
    const now = springAt(START, RATE, 0.6);
    expect(rates[0]).toBeCloseTo(RATE * u(now), 6);
    expect(rates[1]).toBeCloseTo(-RATE * now.x, 6);
  },
  "spring-energy": () => {
    const { x, v } = START;
    const kappa = RATE * RATE;
    const energy = springEnergy(START, RATE);
    const lines = [0.5 * v * v + 0.5 * kappa * x * x, 0.5 * kappa * (u(START) ** 2 + x ** 2)];
    expectEqual([energy, energy], lines);
  },
  "explicit-spring": () => {
    const next = after("explicit");
    expectEqual([next.x, u(next)], [START.x + h * u(START), u(START) - h * START.x]);
  },
  "explicit-spring-growth": () => {
    expectEqual([growth("explicit")], [1 + h * h]);
    const [x, eta] = [START.x, u(START)];
    const lines = x * x + 2 * h * x * eta + h * h * eta * eta + (eta * eta - 2 * h * x * eta + h * h * x * x);
    expectEqual([growth("explicit") * (x * x + eta * eta)], [lines]);
  },
  "implicit-spring": () => {
    const next = after("implicit");
    expectEqual([next.x, u(next)], [START.x + h * u(next), u(START) - h * next.x]);
  },
  "implicit-spring-growth": () => expectEqual([growth("implicit")], [1 / (1 + h * h)]),
  "semi-implicit-spring": () => {
    const next = after("semi-implicit");
    expectEqual([u(next), next.x], [u(START) - h * START.x, START.x + h * u(next)]);
  },
  "semi-implicit-kept": () => {
    const kept = (state: SpringState) => state.x ** 2 + u(state) ** 2 - h * state.x * u(state);
    expectEqual([kept(after("semi-implicit"))], [kept(START)]);
    const [{ x }, eta, next] = [START, u(START), u(after("semi-implicit"))];
    expectEqual([kept(START)], [(x + h * next) ** 2 + next ** 2 - h * (x + h * next) * next]);
    expectEqual([kept(START)], [x ** 2 + next ** 2 + h * x * next]);
    expectEqual([kept(START)], [x ** 2 + (eta - h * x) ** 2 + h * x * (eta - h * x)]);
    expect(Math.abs(growth("semi-implicit") - 1)).toBeGreaterThan(0.02);
  },
  "semi-implicit-ellipse": () => {
    for (const angle of [0.37, 2, 2.3]) {
      const [x, eta] = [START.x, u(START)];
      const squares = 0.25 * (2 - angle) * (x + eta) ** 2 + 0.25 * (2 + angle) * (x - eta) ** 2;
      const next = SPRING["semi-implicit"].step(START, RATE, angle / RATE);
      const kept = next.x ** 2 + u(next) ** 2 - angle * next.x * u(next);
      expectEqual([squares], [kept]);
    }
  },
  area: () => {
    const areaOf = (id: SpringId) => {
      const a = after(id);
      const [b, c] = [after(id, { ...START, x: START.x + 1 }), after(id, { ...START, v: START.v + RATE })];
      return (b.x - a.x) * (u(c) - u(a)) - (c.x - a.x) * (u(b) - u(a));
    };
    expectEqual([areaOf("semi-implicit")], [1]);
    expectEqual([areaOf("semi-implicit")], [1 - h * h + h * h]);
    expectEqual([areaOf("explicit")], [1 + h * h]);
    expectEqual([areaOf("verlet")], [1]);
    const columns = [
      { x: 1, v: 0 },
      { x: 0, v: RATE },
    ].map((column) => [after("semi-implicit", column).x, u(after("semi-implicit", column))]);
    expectEqual(columns.flat(), [1 - h * h, -h, h, 1]);
  },
  "verlet-spring": () => {
    const next = after("verlet");
    const halfway = u(START) - 0.5 * h * START.x;
    expectEqual([next.x, u(next)], [START.x + h * halfway, halfway - 0.5 * h * next.x]);
    const late = after("semi-implicit", { x: START.x, v: (u(START) + 0.5 * h * START.x) * RATE });
    expectEqual([late.x, u(late)], [next.x, halfway]);
  },
  "verlet-kept": () => {
    const kept = (state: SpringState) => (1 - (h * h) / 4) * state.x ** 2 + u(state) ** 2;
    expectEqual([kept(after("verlet"))], [kept(START)]);
    const [{ x }, eta] = [START, u(START)];
    const older = eta + 0.5 * h * x;
    expectEqual([kept(START)], [x ** 2 + older ** 2 - h * x * older]);
  },
  "verlet-three": () => {
    const [one, two] = [after("verlet"), after("verlet", after("verlet"))];
    const halfway = (state: SpringState) => u(state) - 0.5 * h * state.x;
    expectEqual([two.x - one.x, one.x - START.x], [h * halfway(one), h * halfway(START)]);
    expectEqual([two.x - 2 * one.x + START.x], [-h * h * one.x]);
  },
  "verlet-angle": () => {
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
  "verlet-ahead": () => {
    const turned = 2 * Math.asin(h / 2);
    let state = START;
    for (let frame = 0; frame < 40; frame++) state = after("verlet", state);
    // The places of a steady turn: c cos kφ + s sin kφ, through the first two of the run.
    const sine = (after("verlet").x - START.x * cos(turned)) / Math.sin(turned);
    const steady = START.x * cos(40 * turned) + sine * Math.sin(40 * turned);
    expect(state.x).toBeCloseTo(steady, 11);
    expectOrder((angle) => Math.abs(2 * Math.asin(angle / 2) - angle - angle ** 3 / 24), 5, 1 / 16);
  },
  "rk4-spring-step": () => {
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
  "rk4-spring-samples": () => {
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
  "rk4-spring-growth": () => {
    expectEqual([growth("rk4")], [1 - h ** 6 / 72 + h ** 8 / 576]);
    expectEqual([growth("rk4")], [(1 - h ** 2 / 2 + h ** 4 / 24) ** 2 + (h - h ** 3 / 6) ** 2]);
  },
  "midpoint-spring": () => {
    const [x, eta] = [START.x, u(START)];
    // The turn by 2 arctan ½h, which  (1 − ½hQ) Y′ = (1 + ½hQ) Y  is.
    const [even, odd] = [(1 - h * h * 0.25) / (1 + h * h * 0.25), h / (1 + h * h * 0.25)];
    const next: Plane = [even * x + odd * eta, even * eta - odd * x];
    const sum = addPlane(next, [x, eta]);
    const change = addPlane(next, [-x, -eta]);
    expectEqual(change, scalePlane(h * 0.5, quarterTurn(sum)));
    const gain = next[0] ** 2 + next[1] ** 2 - (x ** 2 + eta ** 2);
    expect(sum[0] * change[0] + sum[1] * change[1]).toBeCloseTo(gain, 14);
    expect(gain).toBeCloseTo(0, 14);
    expect(Math.atan2(odd, even)).toBeCloseTo(2 * Math.atan(0.5 * h), 14);
    expect(2 * Math.atan(0.5 * h)).toBeLessThan(h);
  },
  "order-measured": () => {
    for (const id of SPRING_IDS) expect(measuredOrder(id, 0.02)).toBeCloseTo(SPRING[id].order, 0);
    expect(measuredOrder("verlet", 0.02)).toBeCloseTo(2, 2);
    expect(measuredOrder("semi-implicit", 0.02)).toBeCloseTo(1, 1);
    // At a whole radian the three rules of order one measure three other numbers.
    const euler = (["explicit", "semi-implicit", "implicit"] as const).map((id) => measuredOrder(id, 1));
    for (const order of euler) expect(Math.abs(order - 1)).toBeGreaterThan(0.4);
    const error = (parts: number) => springDistance(endOf("verlet", parts), springAt(START, RATE, 1.3), RATE);
    expect(Math.log2(error(100) / error(200))).toBeCloseTo(2, 3);
  },
  "order-of-three": () => {
    for (const id of SPRING_IDS) {
      const [long, middle, short] = [endOf(id, 32), endOf(id, 64), endOf(id, 128)];
      const [first, second] = [springDistance(long, middle, RATE), springDistance(middle, short, RATE)];
      expect(Math.abs(Math.log2(first / second) - SPRING[id].order)).toBeLessThan(0.06);
      const error = springDistance(short, springAt(START, RATE, 1.3), RATE);
      expect(Math.abs(second / (2 ** SPRING[id].order - 1) / error - 1)).toBeLessThan(0.06);
    }
  },
  "spring-by-hand": () => {
    const rate = Math.sqrt(100 / 1);
    const end = (id: SpringId): Plane => {
      const { x, v } = SPRING[id].step({ x: 1, v: 0 }, rate, 1 / 20);
      return [x, v / rate];
    };
    const [explicit, implicit, semi] = [end("explicit"), end("implicit"), end("semi-implicit")];
    expectEqual(explicit, [1, -0.5]);
    expectEqual(implicit, [0.8, -0.4]);
    expectEqual(semi, [0.75, -0.5]);
    const sums = [explicit, implicit].map(([x, eta]) => x * x + eta * eta);
    expectEqual(sums, [1.25, 0.8]);
    expectEqual([semi[0] ** 2 + semi[1] ** 2, -0.5 * semi[0] * semi[1]], [0.8125, 0.1875]);
    expectEqual([0.8125 + 0.1875], [1]);
  },
};
