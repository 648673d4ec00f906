import { describe, expect, it } from "vitest";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { finalState, states, systemOf } from "../support";

const RULES = ANGULAR_IDS.filter((id) => ANGULAR[id].state === "rotational");

const POSITION: Vec3 = [1, 2, 3];
const VELOCITY: Vec3 = [1, 2, -3];
const GRAVITY: Vec3 = [0.5, -9.8, 0.25];

/** No zero and no equal components; the torque tells a rule that mixes it up with the force. */
const thrown = {
  body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 2 },
  initial: {
    position: POSITION,
    velocity: VELOCITY,
    orientation: [0.5, -0.5, 0.1, 0.7],
    angularVelocity: [1, 2, 3],
  },
  torque: [0.02, -0.01, 0.03],
  gravity: GRAVITY,
  dt: 0.05,
  frames: 40,
  lanes: [{ angular: "none" }],
};

describe.each(RULES)("the centre of mass by %s", (angular) => {
  it("falls freely as the parabola has it, at every frame", () => {
    for (const { frame, position_W, velocity_W } of states(systemOf({ ...thrown, lanes: [{ angular }] }))) {
      const t = frame * 0.05;
      const fallen_W = addVec(scaleVec(t, VELOCITY), scaleVec(0.5 * t * t, GRAVITY));
      // Forty sums of numbers up to 25: 40 × 25 × 1e-16. Measured: 1.1e-14.
      expect(norm(subVec(position_W, addVec(POSITION, fallen_W)))).toBeLessThan(1e-13);
      expect(norm(subVec(velocity_W, addVec(VELOCITY, scaleVec(t, GRAVITY))))).toBeLessThan(1e-13);
    }
  });

  it("falls through air to order two, or four by Runge-Kutta's stages: v = v∞ + (v₀ − v∞) e^(−ct/m)", () => {
    const [drag, mass] = [1.5, 2];
    const errorAt = (frames: number) => {
      const input = { ...thrown, drag: { linear: drag }, dt: 2 / frames, frames, lanes: [{ angular }] };
      const { state } = finalState(input);
      const decay = (drag / mass) * 2;
      const fade = Math.exp(-decay);
      const terminal_W = scaleVec(mass / drag, GRAVITY);
      const excess_W = scaleVec((mass * (1 - fade)) / drag, subVec(VELOCITY, terminal_W));
      const truth_W = addVec(POSITION, addVec(scaleVec(2, terminal_W), excess_W));
      return norm(subVec(state.position_W, truth_W));
    };
    const order = Math.log2(errorAt(40) / errorAt(80));
    const claimed = ["rk4", "rk4-body", "splitting-4"].includes(angular) ? 4 : 2;
    // The next term of the error moves the measured order by the relative step, a fortieth.
    expect(Math.abs(order - claimed)).toBeLessThan(0.05);
  });

  it("is damped at the start of a frame, before it falls", () => {
    const { state } = finalState({ ...thrown, damping: { linear: 0.5 }, frames: 1, lanes: [{ angular }] });
    expect(state.velocity_W[1]).toBeCloseTo(0.5 * 2 - 9.8 * 0.05, 14);
    expect(state.position_W[1]).toBeCloseTo(2 + 0.05 * 1 - 0.5 * 9.8 * 0.05 ** 2, 14);
  });

  it.each(["averaged", "backtracking"] as const)(
    "rests on a floor within a frame's fall of it: %s",
    (method) => {
      const resting = {
        ...thrown,
        initial: { position: [0, 0.201, 0], velocity: [0, 0, 0], angularVelocity: [0, 0, 0] },
        torque: [0, 0, 0],
        gravity: [0, -9.8, 0],
        planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }],
        contact: { method, law: "coulomb", restitution: 0, friction: 0.5 },
        dt: 1 / 60,
        frames: 300,
        lanes: [{ angular }],
      };
      const heights = [...states(systemOf(resting))].map(({ position_W }) => position_W[1] - 0.2);
      const fall = 9.8 / 3600;
      // Without the second round of impulses it would sink by half a frame's fall in every frame.
      expect(Math.min(...heights)).toBeGreaterThan(-fall);
      expect(Math.max(...heights.slice(30))).toBeLessThan(fall);
    },
  );
});

it("by Runge-Kutta the Moon's throw keeps its energy, kinetic and potential", () => {
  const { system, state } = finalState(SCENARIOS.moonThrow.scenario);
  const energyOf = ({ velocity_W, position_W }: typeof state) =>
    0.5 * system.body.mass * norm(velocity_W) ** 2 + system.body.mass * 1.62 * position_W[1];
  const { state: start } = finalState({ ...SCENARIOS.moonThrow.scenario, frames: 0 });
  expect(energyOf(state)).toBeCloseTo(energyOf(start), 12);
  expect(state.position_W[1]).toBeCloseTo(-0.5604, 4);
});
