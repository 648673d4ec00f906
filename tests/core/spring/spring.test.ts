import { describe, expect, it } from "vitest";
import {
  SPRING,
  SPRING_IDS,
  type SpringId,
  type SpringState,
  springAt,
  springDistance,
  springEnergy,
} from "../../../src/core/spring/index";

/** ν, and a start without a zero. */
const RATE = 1.7;
const START: SpringState = { x: 0.8, v: -1.1 };

function run(id: SpringId, steps: number, dt: number): SpringState {
  let state = START;
  for (let step = 0; step < steps; step++) state = SPRING[id].step(state, RATE, dt);
  return state;
}

/** E′/E of one step, where h = νΔt. */
function growth(id: SpringId, h: number): number {
  return springEnergy(run(id, 1, h / RATE), RATE) / springEnergy(START, RATE);
}

// A step is a dozen roundings of 1e-16 each.
const ROUND_OFF = 14;
const STEPS = [0.05, 0.3, 1, 1.9, 2.5];

describe("a mass on a spring", () => {
  it("moves as ẍ = −ν²x says, and keeps its energy", () => {
    const span = 1e-3;
    const at = (t: number) => springAt(START, RATE, t);
    const [before, now, after] = [at(2 - span), at(2), at(2 + span)];
    expect((after.x - 2 * now.x + before.x) / (span * span)).toBeCloseTo(-RATE * RATE * now.x, 5);
    expect((after.x - before.x) / (2 * span)).toBeCloseTo(now.v, 5);
    expect(springEnergy(at(50), RATE)).toBeCloseTo(springEnergy(START, RATE), ROUND_OFF);
  });

  it.each(STEPS)("explicit Euler multiplies the energy by 1 + h² at h = %d", (h) => {
    expect(growth("explicit", h)).toBeCloseTo(1 + h * h, ROUND_OFF);
  });
  it.each(STEPS)("implicit Euler divides it by the same at h = %d", (h) => {
    expect(growth("implicit", h)).toBeCloseTo(1 / (1 + h * h), ROUND_OFF);
  });
  it.each(STEPS)("Runge and Kutta's rule multiplies it by 1 − h⁶/72 + h⁸/576 at h = %d", (h) => {
    const square = h * h;
    const factor = 1 - square * square * square * (1 / 72 - square / 576);
    expect(growth("rk4", h) / factor).toBeCloseTo(1, ROUND_OFF);
  });

  const modified = {
    "semi-implicit": ({ x, v }: SpringState, h: number) => RATE * RATE * x * x + v * v - h * RATE * x * v,
    verlet: ({ x, v }: SpringState, h: number) => (1 - (h * h) / 4) * RATE * RATE * x * x + v * v,
  };
  it.each([
    ["semi-implicit", 0.3],
    ["semi-implicit", 1.9],
    ["verlet", 0.3],
    ["verlet", 1.9],
  ] as const)("%s keeps an energy of its own for 10 000 steps at h = %d, and so stays bounded", (id, h) => {
    const kept = modified[id](START, h);
    let most = 0;
    let state = START;
    for (let step = 0; step < 10_000; step++) {
      state = SPRING[id].step(state, RATE, h / RATE);
      most = Math.max(most, springEnergy(state, RATE));
    }
    // 10 000 steps, each of which rounds by some 1e-16. Measured: 4e-13.
    expect(Math.abs(modified[id](state, h) / kept - 1)).toBeLessThan(1e-11);
    // The ellipse is long where h is near 2: ν²x² + v² is at most 2 / (2 − h) times the form it keeps, or 1 / (1 − h²/4).
    const long = id === "verlet" ? 1 / (1 - (h * h) / 4) : 2 / (2 - h);
    expect(most).toBeLessThan(0.5 * long * kept * (1 + 1e-9));
  });
  it.each(["semi-implicit", "verlet"] as const)("%s leaves for good past h = 2", (id) => {
    expect(springEnergy(run(id, 100, 2.05 / RATE), RATE)).toBeGreaterThan(1e6);
    expect(springEnergy(run(id, 100, 1.95 / RATE), RATE)).toBeLessThan(100);
  });

  it.each(SPRING_IDS)("%s converges with the order that it claims", (id) => {
    const span = 2.1;
    const error = (steps: number) =>
      springDistance(run(id, steps, span / steps), springAt(START, RATE, span), RATE);
    expect(Math.log2(error(160) / error(320))).toBeCloseTo(SPRING[id].order, 1);
  });

  it("the positions of semi-implicit Euler are those of a Verlet run started half a kick away", () => {
    const dt = 0.2;
    const shifted = { x: START.x, v: START.v - 0.5 * dt * RATE * RATE * START.x };
    let [semi, verlet] = [START, shifted];
    for (let step = 0; step < 50; step++) {
      semi = SPRING["semi-implicit"].step(semi, RATE, dt);
      verlet = SPRING.verlet.step(verlet, RATE, dt);
      expect(semi.x).toBeCloseTo(verlet.x, 12);
    }
  });
});
