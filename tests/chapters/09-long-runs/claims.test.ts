import { describe, expect, it } from "vitest";
import { longRunOf, shiftedRunsOf } from "../../../src/chapters/09-long-runs/longRun";
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
    expect(cayley.error).toBeGreaterThan(5 * exponential.error);
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

describe("starts that differ by four units in the last place", () => {
  const NUMBERS = /<Value of="(flips|energyChange|momentumChange|attitudeError)"([^>]*)\/>/g;
  const specs = [...chapterText("en/09-long-runs.mdx").matchAll(NUMBERS)].map(([, of, rest = ""]) => ({
    of,
    scenario: (/scenario="(\w+)"/.exec(rest)?.[1] ?? "racketFiveMinutes") as ScenarioId,
    rule: /rule="([\w-]+)"/.exec(rest)?.[1] as AngularId,
    rate: Number(/rate=\{(\d+)\}/.exec(rest)?.[1]),
    at: Number(/at=\{(\d+)\}/.exec(rest)?.[1]),
  }));

  it("give the same flips and, to the digits printed, the same numbers wherever the prose prints one", () => {
    expect(specs.length).toBeGreaterThan(30);
    for (const { of, scenario, rule, rate, at } of specs) {
      const [run] = longRunOf(scenario, rule, rate, [at]).checkpoints;
      for (const { checkpoints } of shiftedRunsOf(scenario, rule, rate, [at])) {
        const [shifted] = checkpoints;
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
    const spread = (rule: AngularId, at: number) => {
      const errors = shiftedRunsOf("racketFiveMinutes", rule, 60, [at]).map(
        ({ checkpoints }) => checkpoints[0]?.attitudeError ?? Number.NaN,
      );
      return Math.max(...errors) - Math.min(...errors);
    };
    expect(spread("explicit", 50)).toBeGreaterThan(0.5);
    expect(spread("rescaled-momentum", 300)).toBeGreaterThan(1e-3);
    for (const rule of ["implicit-body", "midpoint", "splitting"] as const)
      expect(spread(rule, 300)).toBeLessThan(1e-5);
  }, 60_000);
});
