import { describe, expect, it } from "vitest";
import { farthestAt, implicitFactor } from "../../../src/chapters/springs-and-order/linearModels";
import { SPRING, springAt, springDistance, springEnergy } from "../../../src/core/spring/index";

describe("semi-implicit Euler on a pendulum", () => {
  type Point = readonly [number, number];
  const step = ([angle, speed]: Point, dt: number): Point => {
    const next = speed - dt * Math.sin(angle);
    return [angle + dt * next, next];
  };
  const energy = ([angle, speed]: Point) => 0.5 * speed * speed - Math.cos(angle);

  it("keeps areas, as on a spring", () => {
    const at: Point = [1.1, -0.4];
    const size = 1e-6;
    const columns = [
      [size, 0],
      [0, size],
    ].map(([x = 0, y = 0]) => {
      const [one, other] = [step([at[0] + x, at[1] + y], 0.3), step([at[0] - x, at[1] - y], 0.3)];
      return [(one[0] - other[0]) / (2 * size), (one[1] - other[1]) / (2 * size)];
    });
    const [[a = 0, c = 0] = [], [b = 0, d = 0] = []] = columns;
    expect(a * d - b * c).toBeCloseTo(1, 9);
  });

  it("keeps the energy nearly, for short steps, and not the sum of the spring", () => {
    const swayOf = (dt: number, kept: (point: Point) => number) => {
      let point: Point = [1.8, 0];
      let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (let frame = 0; frame < 100_000; frame++) {
        point = step(point, dt);
        [least, most] = [Math.min(least, kept(point)), Math.max(most, kept(point))];
      }
      return most - least;
    };
    expect(swayOf(0.05, energy)).toBeLessThan(0.1);
    expect(swayOf(0.1, energy) / swayOf(0.05, energy)).toBeCloseTo(2, 1);
    expect(swayOf(0.05, ([x, v]) => x * x + v * v - 0.05 * x * v)).toBeGreaterThan(0.5);
  });
});

describe("a ring of equal masses and springs", () => {
  it("swings fastest where neighbours go against each other, at twice the root of κ/m, and bursts at half of one spring's limit", () => {
    const masses = 8;
    const accelerations = (x: readonly number[]) =>
      x.map((here, k) => (x.at(k - 1) ?? 0) - 2 * here + (x[(k + 1) % masses] ?? 0));
    const zigzag = Array.from({ length: masses }, (_, k) => (-1) ** k);
    accelerations(zigzag).forEach((each, k) => {
      expect(each).toBe(-4 * (zigzag[k] ?? 0));
    });
    const sizeAfter = (dt: number) => {
      let [x, v] = [zigzag.map((each, k) => each + 0.1 * k), zigzag.map(() => 0)];
      for (let frame = 0; frame < 400; frame++) {
        const pull = accelerations(x);
        v = v.map((speed, k) => speed + dt * (pull[k] ?? 0));
        x = x.map((place, k) => place + dt * (v[k] ?? 0));
      }
      return Math.max(...x.map(Math.abs));
    };
    expect(sizeAfter(0.95)).toBeLessThan(10);
    expect(sizeAfter(1.05)).toBeGreaterThan(1e6);
  });
});

describe("a rule that looks back two frames", () => {
  it("is of second order, and stops a very strong drag: BDF2,  3v″ − 4v′ + v = −2βΔt v″", () => {
    const roots = (z: number) => {
      const root = Math.sqrt(Math.abs(4 - 2 * z - 3));
      const isReal = 1 - 2 * z >= 0;
      return isReal ? [(2 + root) / (3 + 2 * z), (2 - root) / (3 + 2 * z)] : [Math.sqrt(1 / (3 + 2 * z))];
    };
    for (const z of [0.01, 0.3, 2, 50, 1e6])
      for (const each of roots(z)) expect(Math.abs(each)).toBeLessThan(1);
    for (const each of roots(1e9)) expect(each).toBeCloseTo(0, 4);
    const error = (dt: number) => {
      let [before, now] = [1, Math.exp(-dt)];
      for (let time = dt; time < 2 - 0.5 * dt; time += dt)
        [before, now] = [now, (4 * now - before) / (3 + 2 * dt)];
      return Math.abs(now - Math.exp(-2));
    };
    expect(Math.log2(error(0.01) / error(0.005))).toBeCloseTo(2, 1);
  });
});

describe("long frames", () => {
  it("each leave, by the implicit rule, this much of the distance from the middle", () => {
    const { x, v } = SPRING.implicit.step({ x: 1, v: 0 }, 1, 1.5);
    expect(Math.hypot(x, v)).toBeCloseTo(Math.sqrt(implicitFactor(1.5 ** 2)), 14);
    expect(springEnergy({ x, v }, 1) * 2).toBeCloseTo(1 / 3.25, 14);
  });

  it("are plotted at the angle that the slider has", () => {
    const after = (h: number, frames: number) => {
      let state = { x: 1, v: 0 };
      for (let frame = 0; frame < frames; frame++) state = SPRING["semi-implicit"].step(state, 1, h);
      return springDistance(state, springAt({ x: 1, v: 0 }, 1, h * frames), 1);
    };
    const worst = Math.max(...[1, 2, 3, 4, 5, 6].map((frames) => after(2, frames)));
    expect(farthestAt("semi-implicit", 2)).toBeCloseTo(worst, 12);
  });
});
