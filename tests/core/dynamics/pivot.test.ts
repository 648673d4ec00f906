import { describe, expect, it } from "vitest";
import { massProperties, massPropertiesAbout } from "../../../src/core/bodies/massProperties";
import {
  axialMomentum,
  pivotMomentum,
  totalEnergy,
  verticalMomentum,
} from "../../../src/core/diagnostics/pivot";
import { readings } from "../../../src/core/diagnostics/readings";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import { torqueAt } from "../../../src/core/dynamics/load";
import type { State } from "../../../src/core/dynamics/state";
import { normaliseQuat, type Quat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import references from "../reference/heavy-top.json";
import { finalState, quatError, relativeError, states, systemOf } from "../support";

type Top = (typeof references)[number];
const scenarioOf = ({ mass, inertia, pivot, gravity, orientation, angularVelocity }: Top) => ({
  body: { inertia, mass },
  pivot,
  gravity,
  initial: { orientation, angularVelocity, position: [1, 2, 3] },
});
const named = (name: string): Top => {
  const found = references.find((top) => top.name === name);
  if (found === undefined) throw new Error(`no top ${name}`);
  return found;
};
const crooked = named("crooked");
const POINTS = {
  shape: "points",
  points: [
    { mass: 1, position: [0.3, 0, 0.1] },
    { mass: 2, position: [-0.2, 0.4, 0] },
    { mass: 0.5, position: [0, -0.3, 0.6] },
    { mass: 1.5, position: [0.1, 0.2, -0.4] },
  ] as { mass: number; position: [number, number, number] }[],
} as const;

describe("about another point", () => {
  it("the tensor is Σ m (|p|² 1 − p pᵀ) with p from there", () => {
    const body = massProperties({ shape: "points", points: [...POINTS.points] });
    const pivot_B: Vec3 = [0.2, -0.3, 0.5];
    const omega: Vec3 = [1.1, -2.3, 3.2];
    const expected = POINTS.points.reduce<Vec3>(
      (sum, { mass, position }) => {
        const from_B = subVec(subVec(position, body.centre_B), pivot_B);
        return addVec(sum, scaleVec(mass, cross(from_B, cross(omega, from_B))));
      },
      [0, 0, 0],
    );
    const { inertia_B, inverseInertia_B } = massPropertiesAbout(body, pivot_B);
    const given = [0, 3, 6].map((row) =>
      dot([inertia_B[row], inertia_B[row + 1], inertia_B[row + 2]] as Vec3, omega),
    );
    expect(relativeError(given as unknown as Vec3, expected)).toBeLessThan(1e-14);
    const back = [0, 3, 6].map((row) =>
      dot([inverseInertia_B[row], inverseInertia_B[row + 1], inverseInertia_B[row + 2]] as Vec3, expected),
    );
    expect(relativeError(back as unknown as Vec3, omega)).toBeLessThan(1e-13);
  });
});

describe("a pivot", () => {
  it.each(ANGULAR_IDS.filter((id) => id !== "exact"))(
    "stays where it is, and the centre moves by ω × r about it: %s",
    (angular) => {
      const input = { ...scenarioOf(crooked), body: POINTS, dt: 0.01, frames: 60, lanes: [{ angular }] };
      const system = systemOf(input);
      const start = normaliseQuat(crooked.orientation as unknown as Quat);
      const pivot_W = addVec([1, 2, 3], rotate(start, crooked.pivot as unknown as Vec3));
      for (const { q_WB, omega_W, position_W, velocity_W } of states(system)) {
        const arm_W = rotate(q_WB, crooked.pivot as unknown as Vec3);
        // A rotation and a sum of numbers up to 3 m.
        expect(norm(subVec(addVec(position_W, arm_W), pivot_W))).toBeLessThan(2e-15);
        expect(norm(subVec(velocity_W, cross(omega_W, scaleVec(-1, arm_W))))).toBeLessThan(1e-14);
      }
    },
  );

  it("gives the velocity that is left out, and accepts that one where it is given", () => {
    const input = { ...scenarioOf(crooked), dt: 0.01, frames: 1, lanes: [{ angular: "rk4" }] };
    const { velocity } = parseScenario(input).initial;
    expect(norm(velocity)).toBeGreaterThan(1);
    expect(parseScenario({ ...input, initial: { ...input.initial, velocity } }).initial.velocity).toEqual(
      velocity,
    );
  });

  it.each(references)("Runge and Kutta's rule follows the reference to 1e-9: $name", (top) => {
    const frames = 4000;
    const sample = top.samples[0];
    if (sample === undefined) throw new Error("no sample");
    const { state } = finalState({
      ...scenarioOf(top),
      initial: { ...scenarioOf(top).initial, position: [0, 0, 0] },
      dt: sample.t / frames,
      frames,
      lanes: [{ angular: "rk4" }],
    });
    expect(quatError(state.q_WB, sample.orientation as unknown as Quat)).toBeLessThan(1e-9);
    expect(norm(subVec(state.position_W, sample.position as unknown as Vec3))).toBeLessThan(1e-9);
  });

  it("under gravity the body keeps L_z and E, and L₃ where it is symmetric about the line to its centre", () => {
    for (const [top, isSymmetric] of [
      [crooked, false],
      [named("slow-top"), true],
    ] as const) {
      const system = systemOf({ ...scenarioOf(top), dt: 2.5e-4, frames: 2000, lanes: [{ angular: "rk4" }] });
      const run = [...states(system)];
      const first = run[0];
      const last = run.at(-1);
      if (first === undefined || last === undefined) throw new Error("no frames");
      const changed = (read: (state: State) => number | null) =>
        Math.abs((read(last) ?? Number.NaN) / (read(first) ?? Number.NaN) - 1);
      // (20 to 40 rad/s · 2.5e-4 s)⁴ with small constants; measured: below 3e-10.
      expect(changed((state) => verticalMomentum(system, state))).toBeLessThan(3e-9);
      expect(changed((state) => totalEnergy(system, state))).toBeLessThan(3e-9);
      const along = changed((state) => axialMomentum(system, state));
      if (isSymmetric) expect(along).toBeLessThan(3e-9);
      else expect(along).toBeGreaterThan(0.05);
      expect(norm(pivotMomentum(system, first))).toBeGreaterThan(0);
    }
  });

  it("L_z counts upwards and L₃ from pivot to centre: of a top that spins at 150 rad/s, L₃ = I₃ ω₃ and L_z = L·y", () => {
    const system = systemOf({
      ...scenarioOf(named("toy-top")),
      dt: 0.01,
      frames: 0,
      lanes: [{ angular: "none" }],
    });
    for (const state of states(system)) {
      expect(axialMomentum(system, state)).toBeCloseTo(4e-5 * 150, 14);
      expect(verticalMomentum(system, state)).toBeCloseTo(pivotMomentum(system, state)[1], 15);
      expect(verticalMomentum(system, state)).toBeGreaterThan(0);
    }
  });

  it("a force at a point turns about the pivot: by (p − r) × F, and not at all where it acts on the pivot", () => {
    const gravity = [0, 0, 0];
    const orientation = normaliseQuat(crooked.orientation as unknown as Quat);
    const [force, at] = [[0.4, -0.3, 0.5] as Vec3, [0.3, 0.2, -0.4] as Vec3];
    const torqueOf = (where: readonly number[]) => {
      const torque = { force, at: where, axes: "body" };
      const input = {
        ...scenarioOf(crooked),
        gravity,
        torque,
        dt: 0.01,
        frames: 1,
        lanes: [{ angular: "rk4" }],
      };
      return torqueAt(systemOf(input).load, orientation, [0, 0, 0]);
    };
    const arm_B = subVec(at, crooked.pivot as unknown as Vec3);
    expect(relativeError(torqueOf(at), rotate(orientation, cross(arm_B, force)))).toBeLessThan(1e-14);
    expect(norm(torqueOf(crooked.pivot))).toBeLessThan(1e-16);
  });

  it("energy is ½ ω·I_P ω, and L about the centre is R I_C ω: what is read off is the body's as ever", () => {
    const { system, state } = finalState({
      ...scenarioOf(crooked),
      dt: 1e-3,
      frames: 50,
      lanes: [{ angular: "rk4" }],
    });
    const read = readings(system, state);
    const about = pivotMomentum(system, state);
    expect(read.energy).toBeCloseTo(0.5 * dot(about, state.omega_W), 14);
    const arm_W = scaleVec(-1, rotate(state.q_WB, crooked.pivot as unknown as Vec3));
    const travelling = cross(arm_W, scaleVec(crooked.mass, state.velocity_W));
    expect(relativeError(addVec(read.angularMomentum, travelling), about)).toBeLessThan(1e-13);
  });

  it("drag on the centre brakes a swing about the pivot: c |v|² a second", () => {
    const linear = 0.3;
    const dt = 1e-3;
    const gravity = [0, 0, 0];
    const input = {
      ...scenarioOf(crooked),
      gravity,
      drag: { linear },
      dt,
      frames: 2,
      lanes: [{ angular: "rk4" }],
    };
    const system = systemOf(input);
    const [before, now, after] = [...states(system)];
    if (!before || !now || !after) throw new Error("no frames");
    const power = (readings(system, after).energy - readings(system, before).energy) / (2 * dt);
    const speed = norm(now.velocity_W);
    // Central differences, dt² of the second derivative; measured: 2e-6 of 1.
    expect(Math.abs(power + linear * speed * speed)).toBeLessThan(1e-4 * linear * speed * speed);
  });
});
