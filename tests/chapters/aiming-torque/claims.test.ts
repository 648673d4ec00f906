import { describe, expect, it } from "vitest";
import {
  AIM_SECONDS,
  aimEnergy,
  aimRun,
  angleLeft,
  energyOf,
  explicitBorder,
  holdingWheel,
  leanOf,
  longestStep,
  MIDDLE_SPIN,
  MOMENTS,
  measuredBorder,
  omegaOf,
  RATE,
  semiImplicitBorder,
  settles,
  statesOf,
  swingStep,
  TARGET,
  TUMBLE_SECONDS,
  tumbleRun,
  WANTED,
  wheelRun,
} from "../../../src/chapters/aiming-torque/models";
import { AIMING_VALUES, swingFactor } from "../../../src/chapters/aiming-torque/values";
import type { State } from "../../../src/core/dynamics/state";
import { aimingTorque } from "../../../src/core/dynamics/torque";
import { angleBetweenAttitudes, mulQuat, rotate } from "../../../src/core/math/quat";
import { addVec, scaleVec } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { prepare, withTorqueLaw } from "../../../src/core/scenario/prepare";
import { decimals, shortNumber } from "../../../src/format/numbers";
import { states } from "../../core/support";

const GAINS = { stiffness: 1, damping: 0.7 };

describe("the satellite", () => {
  it("goes 200° as the quaternions come and 160° by the shorter way, and arrives by both", () => {
    const left = (shorter: boolean) => aimRun(GAINS, shorter).map(({ q_WB }) => angleLeft(q_WB, shorter));
    expect(left(false)[0]).toBeCloseTo(WANTED, 12);
    expect(left(true)[0]).toBeCloseTo(2 * Math.PI - WANTED, 12);
    for (const shorter of [false, true]) {
      const last = aimRun(GAINS, shorter).at(-1);
      // The slowest swing dies as e^(−d t / 2I₃) = e^−6, from 3.5 rad; measured: 0.005 and 0.003.
      expect(last ? angleBetweenAttitudes(last.q_WB, TARGET) : 1).toBeLessThan(WANTED * Math.exp(-6));
    }
  });

  it("loses of V in every frame with a brake, and keeps it without one", () => {
    for (const shorter of [false, true]) {
      const store = aimRun(GAINS, shorter).map((state) => aimEnergy(state, GAINS, shorter));
      expect(store.every((value, k) => k === 0 || value < (store[k - 1] ?? 0))).toBe(true);
      const free = { ...GAINS, damping: 0 };
      const kept = aimRun(free, shorter).map((state) => aimEnergy(state, free, shorter));
      // In a frame Runge and Kutta lose (ω/30)⁶/72 of a swing of ω, here up to 3.9 rad/s, and of 2.3 J; measured: 6e-7 and 1e-7.
      expect(Math.max(...kept) - Math.min(...kept)).toBeLessThan((360 * 2.3 * (3.9 / RATE) ** 6) / 72);
    }
    expect(aimRun(GAINS, true)).toHaveLength(AIM_SECONDS * RATE + 1);
  });
});

describe("a brake along the wrong axes", () => {
  /** Whose brake takes the spin's components along the world for those along the body. */
  const astray = (dt: number, seconds: number) => {
    const aim = { target_WB: TARGET, stiffness: GAINS.stiffness, damping: 0, shorter: true };
    const system = withTorqueLaw(
      prepare(
        parseScenario({
          body: { inertia: [...MOMENTS] as [number, number, number], mass: 1 },
          initial: { orientation: [1, 0, 0, 0], angularVelocity: [0, 0, 0] },
          dt,
          frames: seconds / dt,
          lanes: [{ angular: "rk4" }],
        }),
      ),
      (q_WB, omega_W) =>
        addVec(aimingTorque(aim, q_WB, omega_W), scaleVec(-GAINS.damping, rotate(q_WB, omega_W))),
    );
    return [...states(system)];
  };

  it("does not bring the body to rest, and gives it energy", () => {
    const run = astray(1 / 240, 12);
    const store = run.map((state) => aimEnergy(state, GAINS, true));
    // A brake would leave less than the start's 1.7 J; measured: beyond a hundred thousand of it after 12 s.
    expect(Math.max(...store)).toBeGreaterThan(10 * (store[0] ?? Number.NaN));
  });
});

describe("the satellite in semi-implicit steps", () => {
  /** The angle left after 400 of them, from 0.03 rad about each axis of the target; not a number where it has run away. */
  const leftAfter = (dt: number) => {
    const aim = { target: [...TARGET] as [number, number, number, number], ...GAINS };
    const orientation = mulQuat(TARGET, [0.999, 0.015, -0.015, 0.015]);
    const states = statesOf({
      body: { inertia: [...MOMENTS] as [number, number, number], mass: 1 },
      initial: {
        orientation: [...orientation] as [number, number, number, number],
        angularVelocity: [0, 0, 0],
      },
      torque: { aim },
      dt,
      frames: 400,
      lanes: [{ angular: "implicit-body" }],
    });
    return angleBetweenAttitudes(states[400]?.q_WB ?? [Number.NaN, 0, 0, 0], TARGET);
  };

  it("settles below the longest step of its least moment, and not above", () => {
    const longest = longestStep(GAINS, MOMENTS[0]);
    expect(AIMING_VALUES.longestStep()).toBe(`${decimals(longest, 2)} s`);
    // 5 % below the border 400 steps bring it to the roundings of q, 2⁻⁵³; measured: 6e-17 rad.
    expect(leftAfter(0.95 * longest)).toBeLessThan(4 * 2 ** -53);
    // 5 % above they bring it all the way round; measured: 2.7 rad.
    expect(leftAfter(1.05 * longest)).not.toBeLessThan(0.5);
  });

  it("as the figure shows it arrives with steps of 0.6 s, trembling, and not with steps of 0.8 s", () => {
    for (const shorter of [false, true]) {
      const run = (step: number) => aimRun({ ...GAINS, step }, shorter);
      const left = (step: number) => angleBetweenAttitudes(run(step).at(-1)?.q_WB ?? [0, 0, 0, 0], TARGET);
      expect(run(0.6)).toHaveLength(AIM_SECONDS * RATE + 1);
      // Measured: 2e-4 and 3e-4 rad, of 3.
      expect(left(0.6)).toBeLessThan(0.001);
      // Measured: 2.4 and 1.4 rad.
      expect(left(0.8)).toBeGreaterThan(1);
      // 18 frames each, of which every state stands until the next.
      expect(new Set(run(0.6)).size).toBe(AIM_SECONDS / 0.6 + 1);
    }
  });
});

describe("steps at the target", () => {
  it("implicit ones solve their equation, at every step of the map", () => {
    const start = { angle: 0.4, rate: -0.7 };
    for (const h of [0.1, 1, 2.4]) {
      const { angle, rate } = swingStep("implicit", start, h, 0.7);
      // Newton's last round is off by a rounding of the largest term, 3.4; measured: 6e-17.
      expect(Math.abs(angle - start.angle - h * rate)).toBeLessThan(1e-15);
      const wanted = start.rate + h * (-2 * Math.sin(angle / 2) - 1.4 * rate);
      expect(Math.abs(rate - wanted)).toBeLessThan(1e-15);
    }
  });
});

describe("a tumble", () => {
  it("is stopped by the whole brake, whose slowest part is that about the greatest moment", () => {
    const run = tumbleRun(0.2, false);
    const [start, end] = [run[0], run.at(-1)] as [State, State];
    // E falls by 2 g/I₃ a second of itself or faster; measured: 0.6 of that, as a speed 0.0038 rad/s.
    const slowest = Math.exp((-2 * 0.2 * TUMBLE_SECONDS) / MOMENTS[2]);
    expect(energyOf(end) / energyOf(start)).toBeLessThan(slowest);
    expect(AIMING_VALUES.energyLeftAll({ at: 20 })).toBe("0.00059 %");
    expect((100 * energyOf(end)) / energyOf(start)).toBeCloseTo(0.00059, 5);
  });

  it("across a field keeps L along it, and ends as a spin about the greatest moment with that L", () => {
    const run = tumbleRun(0.2, true);
    const along = run.map((state) => {
      const [x, y, z] = omegaOf(state);
      return rotate(state.q_WB, [MOMENTS[0] * x, MOMENTS[1] * y, MOMENTS[2] * z])[1];
    });
    const [kept = 0] = along;
    // 600 sums of 0.45 without a torque along the field; measured: 2e-15.
    expect(Math.max(...along) - Math.min(...along)).toBeLessThan(600 * 2 ** -54);
    const energies = run.map(energyOf);
    expect(energies.every((value, k) => k === 0 || value < (energies[k - 1] ?? 0))).toBe(true);
    // No motion with this L has less than ½ L²/I₃. What is above it is a wobble that still dies; measured: 2e-5 J of 0.145.
    const least = kept ** 2 / (2 * MOMENTS[2]);
    expect(energies.at(-1)).toBeGreaterThan(least);
    expect(energies.at(-1)).toBeLessThan(1.001 * least);
    expect(AIMING_VALUES.spinLeftAlong({ at: 20 })).toBe(`${decimals(kept / MOMENTS[2], 2)} rad/s`);
    expect(AIMING_VALUES.energyLeftAlong({ at: 20 })).toBe(
      `${decimals((100 * least) / (energies[0] ?? 0), 0)} %`,
    );
  });
});

describe("a wheel on the middle axis", () => {
  const lean = (wheel: number) => Math.max(...wheelRun(wheel).map(leanOf));

  it("holds it beyond (I₃ − I₂) ω, and half of it does not", () => {
    expect(holdingWheel).toBeCloseTo(0.8, 12);
    // Without one it goes as far beyond the opposite side as it started from this, 0.006 rad; measured: π − 0.005.
    expect(Math.PI - lean(0)).toBeLessThan(0.006);
    // Where the brackets differ in sign a tilt grows till it is no longer small; measured: 1.15.
    expect(lean(-0.6)).toBeGreaterThan(1);
    // Half the wheel lets ω₂ fall to nought, but for what the tilt of the start adds; measured: π/2 + 2e-5.
    expect(Math.abs(lean(0.5 * holdingWheel) - Math.PI / 2)).toBeLessThan(0.006);
  });

  it("lets a tilt swing as far as its two lines say, forwards or backwards", () => {
    const [first, middle, last] = MOMENTS;
    for (const wheel of [1.2, -1.1]) {
      // I₁ ω̇₁ = a ω₂ω₃ and I₃ ω̇₃ = −b ω₂ω₁ keep I₁ b ω₁² + I₃ a ω₃², from 0.01 and 0.02 rad/s.
      const a = middle + wheel / MIDDLE_SPIN - last;
      const b = middle + wheel / MIDDLE_SPIN - first;
      const kept = first * b * 0.01 ** 2 + last * a * 0.02 ** 2;
      const farthest = Math.sqrt(Math.max(kept / (first * b), kept / (last * a))) / MIDDLE_SPIN;
      // The frames miss the turning point by half a frame of some 5 rad/s, and ω₂ changes by a part of 10⁻⁴; measured: 2e-5 and 6e-5.
      expect(Math.abs(lean(wheel) / farthest - 1)).toBeLessThan((0.5 * (5 / (2 * RATE))) ** 2);
    }
  });
});

describe("numbers in the text", () => {
  it("a swing from θ₀ takes 1/agm(1, cos ¼θ₀) times as long as a small one", () => {
    const mean = (a: number, b: number): number =>
      Math.abs(a - b) < 1e-12 ? a : mean((a + b) / 2, Math.sqrt(a * b));
    for (const degrees of [160, 200])
      expect(swingFactor(degrees)).toBeCloseTo(1 / mean(1, Math.cos((degrees / 720) * Math.PI)), 12);
  });

  it("steps settle just below the border that it names, and not just above", () => {
    for (const [rule, ratio] of [
      ["explicit", 0.7],
      ["semi-implicit", 0.7],
      ["explicit", 0.1],
      ["semi-implicit", 0.1],
    ] as const) {
      const border = Number(AIMING_VALUES.stepBorder({ rule, ratio }));
      // Two decimals, and what 1500 frames cannot tell, 0.017.
      expect([settles(rule, border - 0.02, ratio), settles(rule, border + 0.02, ratio)]).toEqual([
        true,
        false,
      ]);
    }
  });

  it("what the run by the shorter way has left is that of its last frame", () => {
    const last = aimRun(GAINS, true).at(-1);
    const left = angleLeft(last?.q_WB ?? [0, 0, 0, 0], true);
    expect(AIMING_VALUES.aimLeft()).toBe(`${shortNumber((left * 180) / Math.PI, 3)}°`);
    expect(left).toBeLessThan(WANTED * Math.exp(-6));
  });

  it("the rings on the map are where the runs cease to settle, on its lines", () => {
    for (const [rule, border] of [
      ["explicit", explicitBorder],
      ["semi-implicit", semiImplicitBorder],
    ] as const) {
      const rings = measuredBorder(rule);
      expect(rings.length).toBeGreaterThan(10);
      // Half of what 1500 frames cannot tell, 0.017, and of the last bisection, 0.002; measured: 0.004 and 0.001.
      expect(Math.max(...rings.map(({ x, y }) => Math.abs(y - border(x))))).toBeLessThan(0.01);
    }
  });

  it("the borders on the map are those of the runs", () => {
    for (const h of [0.4, 1, 1.6]) {
      const [explicit, semiImplicit] = [explicitBorder(h), semiImplicitBorder(h)];
      expect([settles("explicit", h, explicit + 0.02), settles("explicit", h, explicit - 0.02)]).toEqual([
        true,
        false,
      ]);
      expect([
        settles("semi-implicit", h, semiImplicit - 0.02),
        settles("semi-implicit", h, semiImplicit + 0.02),
      ]).toEqual([true, false]);
    }
  });
});
