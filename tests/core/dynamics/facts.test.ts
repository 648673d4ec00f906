import { describe, expect, it } from "vitest";
import type { AngularId } from "../../../src/core/dynamics/angular/index";
import { countFlips, drifts, noFlips, readings } from "../../../src/core/dynamics/diagnostics";
import { isDiverged, type State } from "../../../src/core/dynamics/state";
import { initialInstant, nextInstant, prepare } from "../../../src/core/dynamics/system";
import { norm, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/schema";
import { finalReadings, relativeError, startReadings } from "../support";

interface Story {
  readonly flips: number;
  /** of energy and of |L|, relative to the start */
  readonly energyDrift: number;
  readonly momentumDrift: number;
  /** number of the first frame that is not a state, or null */
  readonly divergedAt: number | null;
}

/** One lane run to its end or to its divergence. */
function story(input: Omit<ScenarioInput, "lanes">, angular: AngularId): Story {
  const system = prepare(parseScenario({ ...input, lanes: [{ angular }] }));
  const start = initialInstant(system, 0);
  if (isDiverged(start)) throw new Error(start.diverged);
  let state: State = start;
  let flips = noFlips;
  let divergedAt: number | null = null;
  while (state.frame < system.scenario.frames && divergedAt === null) {
    const next = nextInstant(system, 0, state);
    if (isDiverged(next)) divergedAt = state.frame + 1;
    else {
      state = next;
      flips = countFlips(system, start, state, flips);
    }
  }
  const { energyDrift, momentumDrift } = drifts(readings(system, start), readings(system, state));
  return { flips: flips.flips, energyDrift: energyDrift ?? 0, momentumDrift: momentumDrift ?? 0, divergedAt };
}

const lane = (angular: AngularId) => ({ lanes: [{ angular }] });

describe("Bullet's gyroscopic demo: I = (0.101, 0.497, 0.422)/12, ω₀ = (0, 0.1, 10), dt 1/60, 60 s", () => {
  // Native double-precision Bullet 3.27 and the closed form; digits as given by that run.
  const demo = SCENARIOS.gyroscopicDemo.scenario;
  it("truly flips 36 times", () => {
    expect(story(demo, "exact").flips).toBe(36);
  });
  it("implicit makes 8 flips and loses 93.145 % of its energy and 72.053 % of its angular momentum", () => {
    const { flips, energyDrift, momentumDrift } = story(demo, "implicit-body");
    expect(flips).toBe(8);
    expect(energyDrift).toBeCloseTo(-0.93145, 5);
    expect(momentumDrift).toBeCloseTo(-0.72053, 5);
  });
  it("explicit passes 10⁶ rad/s at 13.1 to 13.2 s", () => {
    const { divergedAt } = story(demo, "explicit");
    expect((divergedAt ?? 0) / 60).toBeGreaterThan(13.1);
    expect((divergedAt ?? 0) / 60).toBeLessThan(13.2);
  });
  it("with the term dropped it never flips", () => {
    expect(story(demo, "none").flips).toBe(0);
  });
});

describe("a 0.2 × 1 × 2 m box of 1 kg, ω₀ = (0.01, 5, 0.01), dt 1/60, 60 s", () => {
  const box = SCENARIOS.racketMiddleAxis.scenario;
  it.each([
    ["exact", 14],
    ["none", 0],
    ["implicit-world", 14],
    ["implicit-body", 14],
    ["midpoint", 14],
    ["splitting", 14],
    ["rescaled-momentum", 10],
    ["rk4", 15],
    ["augmented", 32],
  ] as const)("%s makes %d flips", (angular, flips) => {
    expect(story(box, angular).flips).toBe(flips);
  });
  it("Bullet's and MuJoCo's implicit row: energy −71.3235 %, momentum −46.4326 %", () => {
    const { energyDrift, momentumDrift } = story(box, "implicit-body");
    expect(energyDrift).toBeCloseTo(-0.713235, 6);
    expect(momentumDrift).toBeCloseTo(-0.464326, 6);
  });
  it("rk4 loses 2·10⁻⁶ of its energy: a higher order is not a better long run", () => {
    expect(Math.abs(story(box, "rk4").energyDrift)).toBeLessThan(3e-6);
  });
});

describe("small angles: a 0.2 × 0.4 × 0.6 m box, ω₀ = (1, 2, 3), dt 0.01, 5 s", () => {
  const box = SCENARIOS.briskBox.scenario;
  it.each([
    ["explicit", 0.08689],
    ["implicit-body", -0.07399],
    ["rescaled-momentum", -0.02469],
  ] as const)("%s changes its energy by %d", (angular, drift) => {
    expect(story(box, angular).energyDrift).toBeCloseTo(drift, 5);
  });
  it("MuJoCo's free-body test on half sizes .1 .2 .3: explicit gains energy to 1.09, implicit loses", () => {
    // google-deepmind/mujoco, test/engine/engine_forward_test.cc: the same box, 500 steps of .01.
    expect(1 + story(box, "explicit").energyDrift).toBeCloseTo(1.09, 2);
    expect(story(box, "implicit-body").energyDrift).toBeLessThan(0);
  });
});

describe("closed forms that others have printed", () => {
  it("Drake's symmetric body: ω turns about the axis of symmetry at (J − I)/I of the spin along it", () => {
    // Drake, free_body.cc: I = .04 across, J = .02 along z, ω₀ = (2, 4, 6); in closed form ω_B = ω₀ turned about z.
    const [I, J] = [0.04, 0.02];
    const input: ScenarioInput = {
      body: { inertia: [I, I, J], mass: 1 },
      initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: [1, 2, 3] },
      dt: 0.7,
      frames: 10,
      ...lane("exact"),
    };
    const start = startReadings(input).angularVelocityBody;
    const angle = ((I - J) / I) * start[2] * 7;
    const expected: Vec3 = [
      start[0] * Math.cos(angle) + start[1] * Math.sin(angle),
      start[1] * Math.cos(angle) - start[0] * Math.sin(angle),
      start[2],
    ];
    expect(relativeError(finalReadings(input).angularVelocityBody, expected)).toBeLessThan(1e-13);
    const unturned = {
      ...input,
      initial: { angularVelocity: [2, 4, 6] as [number, number, number] },
      frames: 0,
    };
    expect(startReadings(unturned).angularVelocityBody).toEqual([2, 4, 6]);
  });

  it.each([
    // Principia, physics/euler_solver_test.cpp.
    ["Principia's (3, 5, 9) with L = (0, 2, .01)", [3, 5, 9], [0, 2 / 5, 0.01 / 9], 118.110887046386],
    // The free rigid body of geometric integration, L₀ = (cos 1.1, 0, sin 1.1): Hairer, Lubich and Wanner, VII.5.
    [
      "the geometric benchmark (2, 1, 2/3)",
      [2, 1, 2 / 3],
      [Math.cos(1.1) / 2, 0, 1.5 * Math.sin(1.1)],
      10.73146523,
    ],
  ] as const)("%s comes back after its period", (_name, inertia, spin, period) => {
    const input: ScenarioInput = {
      body: { inertia: [...inertia], mass: 1 },
      initial: { angularVelocity: [...spin] },
      dt: period / 4,
      frames: 4,
      ...lane("exact"),
    };
    const digits = period > 100 ? 1e-14 * period : 5e-9;
    const { angularVelocityBody } = finalReadings(input);
    // The period is printed to so many digits; ω moves by at most |ω̇| times their half, a few times over.
    expect(relativeError(angularVelocityBody, [...spin])).toBeLessThan(10 * digits);
    const half = finalReadings({ ...input, frames: 2 }).angularVelocityBody;
    expect(relativeError(half, [...spin])).toBeGreaterThan(0.1);
  });

  it("Gazebo's boxes benchmark: ω in body axes at 10 s", () => {
    // Gazebo, test/performance boxes benchmark; its digits, and the motion leaves the middle axis at e^(λt).
    const flat: ScenarioInput = {
      body: { inertia: [0.80833333, 0.68333333, 0.14166667], mass: 10 },
      initial: { angularVelocity: [0.1, 5, 0.1] },
      dt: 10,
      frames: 1,
      ...lane("exact"),
    };
    const { angularVelocityBody } = finalReadings(flat);
    expect(relativeError(angularVelocityBody, [2.755838876, -3.735965157, -3.161807224])).toBeLessThan(2e-10);
  });

  it("a disturbance of the intermediate axis grows as e^(λt)", () => {
    // λ = ω √((I₃−I₂)(I₂−I₁)/(I₁I₃)).
    const growing = (frames: number): ScenarioInput => ({
      body: { inertia: [1, 2, 3], mass: 1 },
      initial: { angularVelocity: [1e-7, 4, 1e-7] },
      dt: 1,
      frames,
      ...lane("exact"),
    });
    const off = (omega_B: Vec3) => norm([omega_B[0], 0, omega_B[2]]);
    const [two, three] = [2, 3].map((frames) => off(finalReadings(growing(frames)).angularVelocityBody));
    const lambda = 4 * Math.sqrt((1 * 1) / 3);
    // Past the first e-folding the shrinking part is e^(−2λt) of it: 1e-4 after two seconds.
    expect(Math.log((three ?? 1) / (two ?? 1))).toBeCloseTo(lambda, 3);
  });
});
