import { describe, expect, it } from "vitest";
import {
  AIM_SECONDS,
  aimEnergy,
  aimRun,
  angleLeft,
  energyOf,
  holdingWheel,
  leanOf,
  MOMENTS,
  omegaOf,
  RATE,
  swingStep,
  TARGET,
  tumbleRun,
  WANTED,
  wheelRun,
} from "../../../src/chapters/aiming-torque/models";
import { angleBetweenAttitudes, rotate } from "../../../src/core/math/quat";
import { norm } from "../../../src/core/math/vec3";

const GAINS = { stiffness: 1, damping: 0.7 };

describe("the satellite", () => {
  it("goes 200° as the quaternions come and 160° by the shorter way, and arrives by both", () => {
    const left = (shorter: boolean) => aimRun(GAINS, shorter).map(({ q_WB }) => angleLeft(q_WB, shorter));
    expect(left(false)[0]).toBeCloseTo(WANTED, 12);
    expect(left(true)[0]).toBeCloseTo(2 * Math.PI - WANTED, 12);
    for (const shorter of [false, true]) {
      const last = aimRun(GAINS, shorter).at(-1);
      // The slowest swing dies as e^(−d t / 2I₃) = e^−6 = 0.0025 of some 3 rad.
      expect(last ? angleBetweenAttitudes(last.q_WB, TARGET) : 1).toBeLessThan(0.03);
    }
  });

  it("loses of V in every frame with a brake, and keeps it without one", () => {
    for (const shorter of [false, true]) {
      const store = aimRun(GAINS, shorter).map((state) => aimEnergy(state, GAINS, shorter));
      expect(store.every((value, k) => k === 0 || value < (store[k - 1] ?? 0))).toBe(true);
      const free = { ...GAINS, damping: 0 };
      const kept = aimRun(free, shorter).map((state) => aimEnergy(state, free, shorter));
      // (2 rad/s / 30)⁴ · 24 rad with a small constant, of some 2 J; the left swings through a whole turn's sign.
      expect(Math.max(...kept) - Math.min(...kept)).toBeLessThan(1e-4);
    }
    expect(aimRun(GAINS, true)).toHaveLength(AIM_SECONDS * RATE + 1);
  });
});

describe("steps at the target", () => {
  it("implicit ones solve their equation, at every step of the map", () => {
    const start = { angle: 0.4, rate: -0.7 };
    for (const h of [0.1, 1, 2.4]) {
      const { angle, rate } = swingStep("implicit", start, h, 0.7);
      expect(angle).toBeCloseTo(start.angle + h * rate, 13);
      expect(rate).toBeCloseTo(start.rate + h * (-2 * Math.sin(angle / 2) - 1.4 * rate), 12);
    }
  });
});

describe("a tumble", () => {
  it("is stopped by the whole brake; across a field L along it stays, and a spin along it is left", () => {
    expect(norm(tumbleRun(0.2, false).at(-1)?.omega_W ?? [1, 1, 1])).toBeLessThan(0.05);
    const run = tumbleRun(0.2, true);
    const along = run.map((state) => {
      const [x, y, z] = omegaOf(state);
      return rotate(state.q_WB, [MOMENTS[0] * x, MOMENTS[1] * y, MOMENTS[2] * z])[1];
    });
    // Runge and Kutta at 30 frames a second.
    expect(Math.max(...along) - Math.min(...along)).toBeLessThan(1e-5);
    const energies = run.map(energyOf);
    expect(energies.every((value, k) => k === 0 || value < (energies[k - 1] ?? 0))).toBe(true);
    expect(energies.at(-1)).toBeGreaterThan(0.1);
  });
});

describe("a wheel on the middle axis", () => {
  it("holds it beyond (I₃ − I₂) ω, and half of it does not", () => {
    const lean = (wheel: number) => Math.max(...wheelRun(wheel).map(leanOf));
    expect(holdingWheel).toBeCloseTo(0.8, 12);
    expect(lean(0)).toBeGreaterThan(3);
    expect(lean(0.5 * holdingWheel)).toBeGreaterThan(0.5);
    expect(lean(1.2)).toBeLessThan(0.02);
    // Backwards, past (I₂ − I₁) ω, it holds too.
    expect(lean(-1.1)).toBeLessThan(0.05);
    expect(lean(-0.6)).toBeGreaterThan(0.5);
  });
});
