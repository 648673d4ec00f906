import { describe, expect, it } from "vitest";
import { longRunOf, runsRoundedOtherwise, tiltFromMiddle } from "../../../src/chapters/09-long-runs/longRun";
import { storedRuns, TABLES } from "../../../src/chapters/09-long-runs/table/tables";
import { readings } from "../../../src/core/diagnostics/readings";
import { initialInstant, nextInstant } from "../../../src/core/dynamics/advance";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import { isDiverged } from "../../../src/core/dynamics/state";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { mulVec } from "../../../src/core/math/mat3";
import {
  angleBetweenAttitudes,
  identityQuat,
  type Quat,
  rotate,
  rotateInverse,
} from "../../../src/core/math/quat";
import { angleBetween, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import { chosen } from "../../chosen";
import { chapterText } from "../../content/chapters";
import { finalState } from "../../core/support";

/** ω along the principal axes, least moment first, after so many seconds. */
function finalSpin(id: ScenarioId, angular: AngularId, seconds: number): Vec3 {
  const { system, state } = finalState({
    ...SCENARIOS[id].scenario,
    dt: 1 / 60,
    frames: 60 * seconds,
    lanes: [{ angular }],
  });
  const momentum_B = rotateInverse(state.q_WB, readings(system, state).angularMomentum);
  const omega_B = mulVec(system.body.inverseInertia_B, momentum_B);
  return system.body.principal.axes_B.map((axis) => dot(axis, omega_B)) as unknown as Vec3;
}

describe("the implicit step, for twenty minutes", () => {
  it("brings the careful throw to a steady spin about the axis of the largest moment", () => {
    const [least, middle, largest] = finalSpin("racketFiveMinutes", "implicit-body", 1200);
    // The last swings still die down. Measured: 0.016, and 0.778 rad/s.
    expect(Math.hypot(least, middle) / Math.abs(largest)).toBeLessThan(0.02);
    expect(Math.abs(largest)).toBeCloseTo(0.778, 2);
  });

  it("comes back to the middle axis at a larger tilt each time on the way there", () => {
    const system = prepare(
      parseScenario({
        ...SCENARIOS.racketFiveMinutes.scenario,
        dt: 1 / 60,
        lanes: [{ angular: "implicit-body" }],
      }),
    );
    const [, middle_B] = system.body.principal.axes_B;
    const nearest: number[] = [];
    let state = initialInstant(system, 0);
    let side = 1;
    let least = 1;
    for (let frame = 0; frame < 18_000 && !isDiverged(state); frame++) {
      const momentum_B = rotateInverse(state.q_WB, readings(system, state).angularMomentum);
      const share = dot(middle_B, momentum_B) / norm(momentum_B);
      if (share * side < -0.5) {
        nearest.push(least);
        side = -side;
        least = 1;
      }
      least = Math.min(least, Math.acos(Math.min(1, share * side)));
      state = nextInstant(system, 0, state);
    }
    expect(nearest).toHaveLength(70);
    // The first is that of the start, which may be anywhere on its way in.
    const later = nearest.slice(1);
    later.slice(1).forEach((tilt, k) => {
      expect(tilt).toBeGreaterThan(later[k] ?? 1);
    });
  });

  it("brings the crooked throw to one about the axis of the least, where no real loss of energy leads", () => {
    const [least, middle, largest] = finalSpin("crookedFiveMinutes", "implicit-body", 1200);
    expect(Math.hypot(largest, middle) / Math.abs(least)).toBeLessThan(1e-3);
  });
});

/** I_* = |L|²/2E at some times, in units of its first value. */
function intermediateMoments(id: ScenarioId, rule: AngularId, times: readonly number[]): readonly number[] {
  return longRunOf(id, rule, 60, times).checkpoints.map(
    ({ energyDrift, momentumDrift }) => (1 + (momentumDrift ?? 9)) ** 2 / (1 + (energyDrift ?? 9)),
  );
}

/** I_* of a start, less the middle moment. */
function aboveMiddle(id: ScenarioId): number {
  const { body, scenario } = prepare(parseScenario(SCENARIOS[id].scenario));
  const omega_B = rotateInverse(scenario.initial.orientation, scenario.initial.angularVelocity);
  const momentum_B = mulVec(body.inertia_B, omega_B);
  return dot(momentum_B, momentum_B) / dot(omega_B, momentum_B) - body.principal.moments[1];
}

describe("the ratio |L|²/2E", () => {
  const times = Array.from({ length: 11 }, (_, k) => 30 * k);
  const rises = (values: readonly number[]) => values.slice(1).every((value, k) => value > (values[k] ?? 0));

  it("begins above the middle moment in the careful throw, below it in the crooked one", () => {
    expect(aboveMiddle("racketFiveMinutes")).toBeGreaterThan(0);
    expect(aboveMiddle("crookedFiveMinutes")).toBeLessThan(0);
    expect((180 / Math.PI) * tiltFromMiddle("racketFiveMinutes")).toBeCloseTo(0.145, 3);
    expect((180 / Math.PI) * tiltFromMiddle("crookedFiveMinutes")).toBeCloseTo(5.24, 2);
  });

  it("rises under the implicit step from the one, and falls from the other", () => {
    expect(rises(intermediateMoments("racketFiveMinutes", "implicit-body", times))).toBe(true);
    const falling = intermediateMoments("crookedFiveMinutes", "implicit-body", times);
    expect(rises([...falling].reverse())).toBe(true);
  });

  it("hardly creeps under Runge and Kutta’s rule in body axes, though its energy does", () => {
    const [body] = intermediateMoments("racketFiveMinutes", "rk4-body", [300]);
    const [world] = intermediateMoments("racketFiveMinutes", "rk4", [300]);
    const energy = longRunOf("racketFiveMinutes", "rk4-body", 60, [300]).checkpoints[0]?.energyDrift ?? 0;
    // Measured: 6e-12, 1.4e-5, and -2.2e-6.
    expect(Math.abs((body ?? 9) - 1)).toBeLessThan(1e-11);
    expect(Math.abs((world ?? 1) - 1)).toBeGreaterThan(1e-5);
    expect(energy).toBeLessThan(-2e-6);
  });
});

describe("Runge and Kutta’s rule in body axes", () => {
  it("drifts in energy and in the size of L with the fifth power of the step", () => {
    const [slow, quick] = [120, 240].map(
      (rate) => longRunOf("racketFiveMinutes", "rk4-body", rate, [300]).checkpoints[0],
    );
    // Measured: 5.02 both.
    for (const drift of ["energyDrift", "momentumDrift"] as const)
      expect(Math.log2((slow?.[drift] ?? 9) / (quick?.[drift] ?? 9))).toBeCloseTo(5, 1);
  });
});

describe("splitting with its axes in another sequence", () => {
  /** Half a turn about the first axis, half about the second, the whole one about the third, and back: flips and error. */
  function run(sequence: readonly [number, number, number]) {
    const system = prepare(parseScenario({ ...SCENARIOS.racketFiveMinutes.scenario, dt: 1 / 60 }));
    const { axes_B, moments } = system.body.principal;
    const motion = freeRotation(system.body, identityQuat, system.scenario.initial.angularVelocity);
    const { momentum_W } = motion;
    const [first, second, third] = sequence;
    const turns = [first, second, third, second, first].map((k, place) => ({
      axis_B: axes_B[k] ?? axes_B[0],
      moment: moments[k] ?? Number.NaN,
      dt: (place === 2 ? 1 : 0.5) / 60,
    }));
    let q_WB: Quat = identityQuat;
    let [flips, side] = [0, 1];
    for (let frame = 0; frame < 18_000; frame++) {
      for (const { axis_B, moment, dt } of turns) {
        const rate = dot(axis_B, rotateInverse(q_WB, momentum_W)) / moment;
        q_WB = exponentialMap(q_WB, rotate(q_WB, scaleVec(rate, axis_B)), dt);
      }
      const share = dot(axes_B[1], rotateInverse(q_WB, momentum_W)) / norm(momentum_W);
      if (share * side < -0.5) [flips, side] = [flips + 1, -side];
    }
    return { flips, error: angleBetweenAttitudes(q_WB, attitudeAt(motion, 300).q_WB) };
  }

  it("is half a turn off and a flip short after five minutes with the least moment in the second place", () => {
    const [core] = longRunOf("racketFiveMinutes", "splitting", 60, [300]).checkpoints;
    const ascending = run([0, 1, 2]);
    expect(ascending.flips).toBe(71);
    expect(ascending.error).toBeCloseTo(core?.attitudeError ?? 9, 4);
    // Measured: 180° and 176°.
    for (const sequence of [
      [1, 0, 2],
      [2, 0, 1],
    ] as const) {
      const { flips, error } = run(sequence);
      expect(flips).toBe(70);
      expect(error).toBeGreaterThan((175 * Math.PI) / 180);
    }
  });
});

describe("the midpoint rule, turned by the normalised quaternion step", () => {
  /** Midpoint's ω and the attitude for five minutes: how far L ever strays in space, and the body's axis where it ends. */
  function run(turn: typeof quaternionStep) {
    const system = prepare(parseScenario({ ...SCENARIOS.racketFiveMinutes.scenario, dt: 1 / 60 }));
    const { initial } = system.scenario;
    const { inertia_B, inverseInertia_B } = system.body;
    const motion = freeRotation(system.body, identityQuat, initial.angularVelocity);
    const { momentum_W } = motion;
    let q_WB: Quat = identityQuat;
    let omega_B = mulVec(inverseInertia_B, rotateInverse(q_WB, momentum_W));
    let widest = 0;
    for (let frame = 0; frame < 18_000; frame++) {
      const middle_B = implicitConverged(omega_B, inertia_B, 1 / 120);
      q_WB = turn(q_WB, rotate(q_WB, middle_B), 1 / 60);
      omega_B = subVec(scaleVec(2, middle_B), omega_B);
      widest = Math.max(widest, angleBetween(rotate(q_WB, mulVec(inertia_B, omega_B)), momentum_W));
    }
    const size = norm(mulVec(inertia_B, omega_B)) / norm(momentum_W);
    const error = angleBetweenAttitudes(q_WB, attitudeAt(motion, 300).q_WB);
    return { widest, size, error };
  }

  it("keeps L in space, which the exponential map does not, and is later for it", () => {
    const [cayley, exponential] = [run(quaternionStep), run(exponentialMap)];
    expect(cayley.size).toBeCloseTo(1, 9);
    // 18 000 frames, each of which rounds by some 1e-16, and all alike at worst.
    expect(cayley.widest).toBeLessThan(18_000 * 1e-15);
    expect(exponential.widest).toBeGreaterThan(1e-3);
    // Measured: 60 and 7 degrees.
    expect(cayley.error / exponential.error).toBeCloseTo(8.5, 0);
    expect(exponential.error).toBeCloseTo((7 * Math.PI) / 180, 2);
  });
});

describe("the rescaled step in the crooked throw", () => {
  it("makes not a quarter of the true flips, and has come to the separatrix within a minute", () => {
    const [early, late] = longRunOf("crookedFiveMinutes", "rescaled-momentum", 60, [50, 300]).checkpoints;
    const [, truth] = longRunOf("crookedFiveMinutes", "exact", 60, [50, 300]).checkpoints;
    expect(late?.flips).toBeLessThan((truth?.flips ?? 0) / 4);
    const change = (late?.energyDrift ?? 0) - (early?.energyDrift ?? 0);
    expect(Math.abs(change)).toBeLessThan(1e-6);
  });
});

describe("runs that differ by round-off", () => {
  const NUMBERS = /<Value of="(flips|energyChange|momentumChange|attitudeError)"([^>]*)\/>/g;
  const specs = [...chapterText("en/09-long-runs.mdx").matchAll(NUMBERS)].map(([, of, rest = ""]) => ({
    of,
    scenario: (/scenario="(\w+)"/.exec(rest)?.[1] ?? "racketFiveMinutes") as ScenarioId,
    rule: /rule="([\w-]+)"/.exec(rest)?.[1] as AngularId,
    rate: Number(/rate=\{(\d+)\}/.exec(rest)?.[1]),
    at: Number(/at=\{(\d+)\}/.exec(rest)?.[1]),
  }));

  /** The times of all numbers that one run gives, so that it runs once. */
  function timesOf({ scenario, rule, rate }: (typeof specs)[number]): number[] {
    const same = specs.filter(
      (other) => other.scenario === scenario && other.rule === rule && other.rate === rate,
    );
    return [...new Set(same.map(({ at }) => at))].sort((a, b) => a - b);
  }

  it("give the same flips and, to the digits printed, the same numbers wherever the prose prints one", () => {
    expect(specs.length).toBeGreaterThan(30);
    for (const spec of chosen(specs, ({ rule }) => rule === "implicit-body")) {
      const { of, scenario, rule, rate, at } = spec;
      const times = timesOf(spec);
      const run = longRunOf(scenario, rule, rate, times).checkpoints[times.indexOf(at)];
      for (const { checkpoints } of runsRoundedOtherwise(scenario, rule, rate, times)) {
        const shifted = checkpoints[times.indexOf(at)];
        const name = `${of} ${scenario} ${rule} at ${at} s`;
        if (of === "flips") expect(shifted?.flips, name).toBe(run?.flips);
        if (of === "attitudeError")
          expect(Math.abs((shifted?.attitudeError ?? 9) - (run?.attitudeError ?? 0)), name).toBeLessThan(
            1e-5,
          );
        if (of === "energyChange" || of === "momentumChange") {
          const quantity = of === "energyChange" ? "energyDrift" : "momentumDrift";
          const ratio = (shifted?.[quantity] ?? 9) / (run?.[quantity] ?? 1);
          expect(Math.abs(ratio - 1), name).toBeLessThan(1e-5);
        }
      }
    }
  }, 60_000);

  it("part the explicit run and the late rescaled one, and leave the implicit, midpoint and splitting ones as they are", () => {
    const { at: times } = TABLES.careful;
    const at = (rule: AngularId, time: number) =>
      storedRuns("careful", rule).map(({ checkpoints }) => checkpoints[times.indexOf(time)]);
    const spread = (rule: AngularId, time: number) => {
      const errors = at(rule, time).map((checkpoint) => checkpoint?.attitudeError ?? Number.NaN);
      return Math.max(...errors) - Math.min(...errors);
    };
    expect(spread("explicit", 50)).toBeGreaterThan(0.5);
    expect(spread("rescaled-momentum", 300)).toBeGreaterThan(1e-3);
    const flips = (time: number) => at("rescaled-momentum", time).map((checkpoint) => checkpoint?.flips);
    expect(new Set(flips(50)).size).toBe(1);
    expect(new Set(flips(300)).size).toBeGreaterThan(1);
    for (const rule of ["implicit-body", "midpoint", "splitting"] as const)
      expect(spread(rule, 300)).toBeLessThan(1e-5);
  }, 60_000);
});
