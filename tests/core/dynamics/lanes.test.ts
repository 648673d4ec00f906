import { describe, expect, it } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { readings } from "../../../src/core/diagnostics/readings";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { mulVec } from "../../../src/core/math/mat3";
import { normaliseQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { finalState, quatError, relativeError } from "../support";

const TILT = normaliseQuat([0.5, -0.5, 0.1, 0.7]);
const TORQUE: Vec3 = [0.02, -0.01, 0.03];
const OMEGA: Vec3 = [1, 2, 3];
const DT = 0.01;

const run = (lane: ScenarioInput["lanes"][number], frames: number, change: object = {}) => ({
  body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
  initial: { orientation: TILT, angularVelocity: [1, 2, 3] },
  torque: TORQUE,
  dt: DT,
  frames,
  ...change,
  lanes: [lane],
});
const { inertia_B, inverseInertia_B } = massProperties({ shape: "box", size: [0.2, 0.4, 0.6], mass: 1 });

describe("update", () => {
  it("semi-implicit, the default, turns by the new ω, explicit by the old", () => {
    const { state: now } = finalState(run({ angular: "none" }, 1));
    const { state: before } = finalState(run({ angular: "none", update: "explicit" }, 1));
    expect(now.omega_W).toEqual(before.omega_W);
    expect(quatError(now.q_WB, exponentialMap(TILT, now.omega_W, DT))).toBeLessThan(1e-16);
    expect(quatError(before.q_WB, exponentialMap(TILT, OMEGA, DT))).toBeLessThan(1e-16);
    expect(quatError(before.q_WB, now.q_WB)).toBeGreaterThan(1e-6);
  });
  it("explicit turns a momentum lane by the ω of the start too", () => {
    const { state } = finalState(run({ angular: "momentum", update: "explicit" }, 1));
    expect(quatError(state.q_WB, exponentialMap(TILT, OMEGA, DT))).toBeLessThan(1e-16);
  });
  it("concerns the orientation only: the position always takes the new velocity", () => {
    const falling = { gravity: [0, -9.8, 0] };
    const { state } = finalState(run({ angular: "none", update: "explicit" }, 1, falling));
    expect(state.position_W[1]).toBeCloseTo(-9.8 * DT * DT, 18);
  });
});

describe("an exact lane", () => {
  it("travels in a straight line while it turns", () => {
    const initial = { position: [1, 2, 3], velocity: [0.5, -1, 2], angularVelocity: [1, 2, 3] };
    const { state } = finalState(run({ angular: "exact" }, 200, { torque: [0, 0, 0], initial }));
    // Two seconds on.
    expect(relativeError(state.position_W, [2, 0, 7])).toBeLessThan(1e-15);
  });
});

describe("inertia frozen", () => {
  it("uses I_B as if it were I_W: dt I_B⁻¹ τ in world components", () => {
    const { state } = finalState(run({ angular: "none", inertia: "frozen" }, 1));
    const change = subVec(state.omega_W, OMEGA);
    expect(relativeError(change, scaleVec(DT, mulVec(inverseInertia_B, TORQUE)))).toBeLessThan(1e-13);
    const { state: right } = finalState(run({ angular: "none" }, 1));
    const rightChange = rotate(TILT, mulVec(inverseInertia_B, rotateInverse(TILT, TORQUE)));
    expect(relativeError(subVec(right.omega_W, OMEGA), scaleVec(DT, rightChange))).toBeLessThan(1e-13);
  });
  it("leaves a momentum lane's ω = I_B⁻¹ L where it was, however the body turns", () => {
    const { state } = finalState(run({ angular: "momentum", inertia: "frozen" }, 300, { torque: [0, 0, 0] }));
    // 300 products of a tensor with its inverse.
    expect(relativeError(state.omega_W, OMEGA)).toBeLessThan(1e-13);
    expect(state.momentum_W).toBeNull();
  });
  it("makes no difference to a rule written in body axes: it never rotates the tensor", () => {
    const free = { torque: [0, 0, 0] };
    for (const angular of ["implicit-body", "implicit-converged", "rescaled-momentum"] as const) {
      const { state: frozen } = finalState(run({ angular, inertia: "frozen" }, 100, free));
      expect(frozen.omega_W).toEqual(finalState(run({ angular }, 100, free)).state.omega_W);
    }
    for (const angular of ["explicit", "implicit-world", "linearly-implicit"] as const) {
      const { state: frozen } = finalState(run({ angular, inertia: "frozen" }, 100, free));
      expect(
        relativeError(frozen.omega_W, finalState(run({ angular }, 100, free)).state.omega_W),
      ).toBeGreaterThan(0.05);
    }
  });
  it("is read out with the true tensor", () => {
    const { system, state } = finalState(run({ angular: "momentum", inertia: "frozen" }, 50));
    const momentum_W = rotate(state.q_WB, mulVec(inertia_B, rotateInverse(state.q_WB, state.omega_W)));
    expect(relativeError(readings(system, state).angularMomentum, momentum_W)).toBeLessThan(1e-14);
  });
});

describe("torque, drag and damping on each kind of rule", () => {
  it("a velocity rule: ω₂ = d (ω₁ + δ + dt I_W⁻¹ (τ − c ω₁)), all from the start", () => {
    const loaded = { drag: { angular: 0.3 }, damping: { angular: 0.9 } };
    const { state } = finalState(run({ angular: "explicit" }, 1, loaded));
    const { state: free } = finalState(run({ angular: "explicit" }, 1, { torque: [0, 0, 0] }));
    const torque = subVec(TORQUE, scaleVec(0.3, OMEGA));
    const push = scaleVec(DT, rotate(TILT, mulVec(inverseInertia_B, rotateInverse(TILT, torque))));
    expect(relativeError(state.omega_W, scaleVec(0.9, addVec(free.omega_W, push)))).toBeLessThan(1e-15);
  });
  it("a momentum rule: L₂ = d (L₁ + dt (τ − c ω₁))", () => {
    const loaded = { drag: { angular: 0.3 }, damping: { angular: 0.9 } };
    const { state } = finalState(run({ angular: "momentum" }, 1, loaded));
    const start = rotate(TILT, mulVec(inertia_B, rotateInverse(TILT, OMEGA)));
    const torque = subVec(TORQUE, scaleVec(0.3, OMEGA));
    const expected = scaleVec(0.9, addVec(start, scaleVec(DT, torque)));
    expect(relativeError(state.momentum_W ?? OMEGA, expected)).toBeLessThan(1e-15);
  });
  it.each(["midpoint", "splitting", "augmented", "rk4"] as const)(
    "%s: L gains dt τ exactly over a frame, and is damped before",
    (angular) => {
      const { state } = finalState(run({ angular }, 1, { damping: { angular: 0.9 } }));
      const start = rotate(TILT, mulVec(inertia_B, rotateInverse(TILT, OMEGA)));
      const expected = addVec(scaleVec(0.9, start), scaleVec(DT, TORQUE));
      // The midpoint rule turns L by the error of its own turn, third order in dt.
      const own = angular === "midpoint" ? 1e-5 : 1e-15;
      expect(relativeError(state.momentum_W ?? OMEGA, expected)).toBeLessThan(own);
    },
  );
  it.each(["midpoint", "splitting", "augmented"] as const)(
    "%s stays of second order under drag",
    (angular) => {
      const end = (rule: typeof angular | "rk4", frames: number) =>
        finalState(run({ angular: rule }, frames, { dt: 1 / frames, drag: { angular: 0.02 } })).state.omega_W;
      const truth = end("rk4", 2000);
      const errorAt = (frames: number) => norm(subVec(end(angular, frames), truth));
      expect(Math.abs(Math.log2(errorAt(400) / errorAt(800)) - 2)).toBeLessThan(0.05);
    },
  );
});

describe("a scenario's lanes", () => {
  it("are filled with their defaults, where these mean anything", () => {
    const { lanes } = parseScenario({
      ...run({ angular: "none" }, 1),
      lanes: [{ angular: "none" }, { angular: "rk4" }],
    });
    expect(lanes).toEqual([
      { angular: "none", orientation: "exponential-map", update: "semi-implicit", inertia: "rotated" },
      { angular: "rk4" },
    ]);
  });
});
