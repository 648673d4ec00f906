import { describe, expect, it } from "vitest";
import { longRunOf, tiltFromMiddle } from "../../../src/chapters/long-runs/longRun";
import { readings } from "../../../src/core/diagnostics/readings";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { implicitBody } from "../../../src/core/dynamics/angular/implicitBody";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import type { State } from "../../../src/core/dynamics/state";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { type Mat3, mulVec } from "../../../src/core/math/mat3";
import {
  angleBetweenAttitudes,
  identityQuat,
  type Quat,
  rotate,
  rotateInverse,
} from "../../../src/core/math/quat";
import { angleBetween, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import type { ScenarioId } from "../../../src/core/scenario/named";
import { statesOf, throwOf } from "../states";
import { directions } from "../stepping-euler-equation/setting";

/** ω along the principal axes, least moment first, after so many seconds. */
function finalSpin(id: ScenarioId, angular: AngularId, seconds: number): Vec3 {
  const system = throwOf(id, { frames: 60 * seconds, lanes: [{ angular }] });
  const { q_WB, omega_W } = statesOf(system).at(-1) as State;
  const omega_B = rotateInverse(q_WB, omega_W);
  return system.body.principal.axes_B.map((axis) => dot(axis, omega_B)) as unknown as Vec3;
}

describe("the implicit step, for twenty minutes", () => {
  it("brings the careful throw to a steady spin about the axis of the largest moment", () => {
    const [least, middle, largest] = finalSpin("thrownFiveMinutes", "implicit-body", 1200);
    // Measured: 0.838 rad/s.
    expect(Math.hypot(least, middle) / Math.abs(largest)).toBeLessThan(0.02);
    expect(Math.abs(largest)).toBeCloseTo(0.838, 2);
  });

  it("comes back to the middle axis at a larger tilt each time on the way there", () => {
    const system = throwOf("thrownFiveMinutes", { lanes: [{ angular: "implicit-body" }] });
    const [, middle_B] = system.body.principal.axes_B;
    const nearest: number[] = [];
    let side = 1;
    let least = Math.PI;
    for (const state of statesOf(system, 17_999)) {
      const momentum_B = rotateInverse(state.q_WB, readings(system, state).angularMomentum);
      const share = dot(middle_B, momentum_B) / norm(momentum_B);
      if (share * side < -0.5) {
        nearest.push(least);
        side = -side;
        least = Math.PI;
      }
      least = Math.min(least, Math.acos(Math.min(1, share * side)));
    }
    expect(nearest).toHaveLength(79);
    // The first is that of the start, which may be anywhere on its way in.
    const later = nearest.slice(1);
    later.slice(1).forEach((tilt, k) => {
      expect(tilt).toBeGreaterThan(later[k] ?? 1);
    });
  });

  it("brings the crooked throw to one about the axis of the least, where no real loss of energy leads", () => {
    const [least, middle, largest] = finalSpin("thrownCrookedFiveMinutes", "implicit-body", 1200);
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
  const system = throwOf(id);
  const [body, omega_B] = [system.body, spinOf(system)];
  const momentum_B = mulVec(body.inertia_B, omega_B);
  return dot(momentum_B, momentum_B) / dot(omega_B, momentum_B) - body.principal.moments[1];
}

describe("the ratio |L|²/2E", () => {
  const times = Array.from({ length: 11 }, (_, k) => 30 * k);
  const rises = (values: readonly number[]) => values.slice(1).every((value, k) => value > (values[k] ?? 0));

  it("begins above the middle moment in the careful throw, below it in the crooked one", () => {
    expect(aboveMiddle("thrownFiveMinutes")).toBeGreaterThan(0);
    expect(aboveMiddle("thrownCrookedFiveMinutes")).toBeLessThan(0);
    expect((180 / Math.PI) * tiltFromMiddle("thrownFiveMinutes")).toBeCloseTo(0.128, 3);
    expect((180 / Math.PI) * tiltFromMiddle("thrownCrookedFiveMinutes")).toBeCloseTo(3.19, 2);
  });

  it("rises under the implicit step from the one, and falls from the other", () => {
    expect(rises(intermediateMoments("thrownFiveMinutes", "implicit-body", times))).toBe(true);
    const falling = intermediateMoments("thrownCrookedFiveMinutes", "implicit-body", times);
    expect(rises([...falling].reverse())).toBe(true);
  });

  it("ends on the side on which it began, from many starts of a body: at the largest moment or the least", () => {
    const tensor: Mat3 = [1, 0, 0, 0, 2, 0, 0, 0, 3];
    const ratio = (spin: Vec3) => {
      const l = mulVec(tensor, spin);
      return dot(l, l) / dot(spin, l);
    };
    const ends = { above: 0, below: 0 };
    for (const direction of directions(40)) {
      let spin = scaleVec(3, direction);
      const above = ratio(spin) > 2;
      let least = Infinity;
      for (let frame = 0; frame < 6_000; frame++) {
        const before = ratio(spin);
        spin = implicitBody(spin, tensor, 1 / 20);
        least = Math.min(least, above ? ratio(spin) - before : before - ratio(spin));
        // A spin as fast as at the start and the same step: I_* is as if a slower one had taken a longer step.
        spin = scaleVec(3 / norm(spin), spin);
      }
      // Every frame moves it outwards, but for round-off at the end.
      expect(least).toBeGreaterThan(-1e-13);
      expect(ratio(spin)).toBeCloseTo(above ? 3 : 1, 5);
      ends[above ? "above" : "below"] += 1;
      // The explicit step and the rescaled one from the same start: towards the middle moment, until round-off holds them.
      let turned = scaleVec(3, direction);
      for (let frame = 0; frame < 6_000; frame++) turned = rescaledMomentum(turned, tensor, 1 / 20);
      expect(Math.abs(ratio(turned) - 2)).toBeLessThan(
        0.05 * Math.abs(ratio(scaleVec(3, direction)) - 2) + 1e-6,
      );
    }
    expect(Math.min(ends.above, ends.below)).toBeGreaterThan(10);
  });

  it("crosses the middle moment in no step of less than a radian, long as the step may be; beyond, it can", () => {
    const crossings = (angle: number) => {
      const rules = [explicit, implicitBody, implicitConverged];
      const bodies: Vec3[] = [
        [0.00126, 0.01126, 0.0125],
        [0.001, 0.0835, 0.0842],
        [1, 2, 3],
        [2.1, 2.6, 3],
      ];
      return bodies.flatMap(([a, b, c]) => {
        const tensor: Mat3 = [a, 0, 0, 0, b, 0, 0, 0, c];
        const side = (spin: Vec3) =>
          Math.sign(dot(spin, mulVec(tensor, subVec(mulVec(tensor, spin), scaleVec(b, spin)))));
        return directions(400).flatMap((spin) =>
          rules.filter((rule) => side(rule(spin, tensor, angle)) * side(spin) < 0),
        );
      }).length;
    };
    expect([0.1, 0.5, 0.99].map(crossings)).toEqual([0, 0, 0]);
    expect(crossings(2)).toBeGreaterThan(10);
  });

  it("hardly creeps under Runge and Kutta’s rule in body axes, though its energy does", () => {
    const [body] = intermediateMoments("thrownFiveMinutes", "rk4-body", [300]);
    const [world] = intermediateMoments("thrownFiveMinutes", "rk4", [300]);
    const energy = longRunOf("thrownFiveMinutes", "rk4-body", 60, [300]).checkpoints[0]?.energyDrift ?? 0;
    // Measured: 6e-12, 1.4e-5, and -2.2e-6.
    expect(Math.abs((body ?? 9) - 1)).toBeLessThan(1e-11);
    expect(Math.abs((world ?? 1) - 1)).toBeGreaterThan(1e-5);
    expect(energy).toBeLessThan(-2e-6);
  });
});

describe("Runge and Kutta’s rule in body axes", () => {
  it("drifts in energy and in the size of L with the fifth power of the step", () => {
    const [slow, quick] = [120, 240].map(
      (rate) => longRunOf("thrownFiveMinutes", "rk4-body", rate, [60]).checkpoints[0],
    );
    // Measured: 5.007 both.
    for (const drift of ["energyDrift", "momentumDrift"] as const)
      expect(Math.log2((slow?.[drift] ?? 9) / (quick?.[drift] ?? 9))).toBeCloseTo(5, 1);
  });
});

/** ω at the start, along the body's axes. */
function spinOf({ scenario: { initial } }: ReturnType<typeof throwOf>): Vec3 {
  return rotateInverse(initial.orientation, initial.angularVelocity);
}

/** The careful throw, and its exact motion. */
const CAREFUL = throwOf("thrownFiveMinutes").body;
const TRUTH = freeRotation(CAREFUL, identityQuat, spinOf(throwOf("thrownFiveMinutes")));
const { momentum_W } = TRUTH;
const errorAtTheEnd = (q_WB: Quat) => angleBetweenAttitudes(q_WB, attitudeAt(TRUTH, 300).q_WB);

describe("splitting with its axes in another sequence", () => {
  /** Half a turn about the first axis, half about the second, the whole one about the third, and back: flips and error. */
  function run(sequence: readonly [number, number, number]) {
    const { axes_B, moments } = CAREFUL.principal;
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
    return { flips, error: errorAtTheEnd(q_WB) };
  }

  it("is half a turn off and some ten flips short after five minutes with the least moment in the second place", () => {
    const [core] = longRunOf("thrownFiveMinutes", "splitting", 60, [300]).checkpoints;
    const ascending = run([0, 1, 2]);
    expect(ascending.flips).toBe(80);
    expect(ascending.error).toBeCloseTo(core?.attitudeError ?? 9, 4);
    // Measured: 71 and 67 flips, 179° and 177°.
    for (const sequence of [
      [1, 0, 2],
      [2, 0, 1],
    ] as const) {
      const { flips, error } = run(sequence);
      expect(flips).toBeGreaterThan(65);
      expect(flips).toBeLessThan(72);
      expect(error).toBeGreaterThan((175 * Math.PI) / 180);
    }
  });
});

describe("the midpoint rule, turned by the normalised quaternion step", () => {
  /** Midpoint's ω and the attitude for five minutes: how far L ever strays in space, and the body's axis where it ends. */
  function run(turn: typeof quaternionStep) {
    const { inertia_B, inverseInertia_B } = CAREFUL;
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
    return { widest, size, error: errorAtTheEnd(q_WB) };
  }

  it("keeps L in space, which the exponential map does not, and is later for it", () => {
    const [cayley, exponential] = [run(quaternionStep), run(exponentialMap)];
    expect(cayley.size).toBeCloseTo(1, 9);
    // 18 000 frames, each of which rounds by some 1e-16, and all alike at worst.
    expect(cayley.widest).toBeLessThan(18_000 * 1e-15);
    expect(exponential.widest).toBeGreaterThan(1e-3);
    // Measured: 64 and 9.8 degrees.
    expect(cayley.error / exponential.error).toBeCloseTo(6.5, 0);
    expect(exponential.error).toBeCloseTo((9.8 * Math.PI) / 180, 2);
  });
});

describe("the rescaled step in the crooked throw", () => {
  it("makes not a quarter of the true flips, and has come to the separatrix within a minute", () => {
    const [early, late] = longRunOf(
      "thrownCrookedFiveMinutes",
      "rescaled-momentum",
      60,
      [50, 300],
    ).checkpoints;
    const [, truth] = longRunOf("thrownCrookedFiveMinutes", "exact", 60, [50, 300]).checkpoints;
    expect(late?.flips).toBeLessThan((truth?.flips ?? 0) / 4);
    const change = (late?.energyDrift ?? 0) - (early?.energyDrift ?? 0);
    expect(Math.abs(change)).toBeLessThan(1e-6);
  });
});
