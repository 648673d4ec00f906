import { describe, expect, it } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { advance, nextInstant } from "../../../src/core/dynamics/advance";
import { METHOD_IDS, type MethodId } from "../../../src/core/dynamics/ids";
import { isDiverged, type State } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";
import { rotate } from "../../../src/core/math/quat";
import { addVec, norm, scaleVec, subVec } from "../../../src/core/math/vec3";
import { states, systemOf } from "../support";

const dropped = (contact: object, change: object = {}): System =>
  systemOf({
    body: { shape: "box", size: [0.3, 0.2, 0.5], mass: 1 },
    initial: {
      position: [0, 1, 0],
      velocity: [1, 0, 0.5],
      orientation: [0.9, 0.3, 0.2, -0.1],
      angularVelocity: [2, -1, 3],
    },
    gravity: [0, -9.8, 0],
    planes: [
      { point: [0, 0.01, 0], normal: [0, 2, 0] },
      { point: [2, 0, 0], normal: [-1, 0, 0] },
    ],
    contact,
    dt: 0.005,
    frames: 300,
    lanes: [{ angular: "none" }],
    ...change,
  });

function startOf(system: System): State {
  const [start] = states(system);
  if (start === undefined) throw new Error("no start");
  return start;
}

const firstImpacts = (system: System) => advance(system, 0, startOf(system)).impacts;

function lowest(system: System, state: State): number {
  return Math.min(
    ...(system.body.vertices_B ?? []).map((v) => addVec(state.position_W, rotate(state.q_WB, v))[1] - 0.01),
  );
}

describe("among planes", () => {
  it.each(METHOD_IDS)(
    "%s keeps the box from falling through, and its impacts take what the energy loses",
    (method) => {
      const system = dropped({ method, law: "coulomb", restitution: 0.5, friction: 0.4 });
      let impacts = 0;
      for (const state of states(system)) {
        expect(lowest(system, state)).toBeGreaterThan(-0.1);
        const next = nextInstant(system, 0, state);
        if (isDiverged(next)) throw new Error(next.diverged);
        const hits = advance(system, 0, state).impacts;
        impacts += hits.length;
        const fall = scaleVec(0.005, [0, -9.8, 0]);
        const pushed = { ...state, velocity_W: addVec(state.velocity_W, fall) };
        if (method === "backtracking") continue;
        const lost =
          readings(system, pushed).energy -
          readings(system, { ...pushed, velocity_W: next.velocity_W, omega_W: next.omega_W }).energy;
        const reported = hits.reduce((sum, hit) => sum + hit.energyLost, 0);
        expect(Math.abs(lost - reported)).toBeLessThan(1e-13);
      }
      expect(impacts).toBeGreaterThan(3);
    },
  );

  it("backtracking lands on the plane where the others sink into it", () => {
    const depth = (method: "averaged" | "backtracking") => {
      const system = dropped({ method, restitution: 0.5, friction: 0.4 }, { frames: 90, dt: 0.01 });
      return Math.max(...[...states(system)].map((state) => -lowest(system, state)));
    };
    expect(depth("averaged")).toBeGreaterThan(0.005);
    // 1e-9 of the box's radius of 0.31 m at each hit, and what eight hits in a frame leave over.
    expect(depth("backtracking")).toBeLessThan(1e-6);
  });

  it("backtracking misses no vertex that a fast spin brings down, though the centre hardly moves", () => {
    const system = dropped(
      { method: "backtracking", law: "coulomb", restitution: 1, friction: 0 },
      {
        initial: { position: [0, 0.24, 0], velocity: [0, -0.05, 0], angularVelocity: [9, 1, 12] },
        gravity: [0, 0, 0],
        frames: 40,
      },
    );
    const run = [...states(system)];
    expect(run.slice(0, -1).flatMap((state) => advance(system, 0, state).impacts).length).toBeGreaterThan(0);
    for (const state of run) expect(lowest(system, state)).toBeGreaterThan(-1e-6);
  });

  it("backtracking travels on for the rest of the frame: a box that bounces flat is mirrored by the plane", () => {
    const flat = dropped(
      { method: "backtracking", restitution: 1, friction: 0 },
      {
        initial: { position: [0, 0.123, 0], velocity: [0, -1, 0], angularVelocity: [0, 0, 0] },
        gravity: [0, 0, 0],
        dt: 0.02,
        frames: 1,
      },
    );
    const end = [...states(flat)].at(-1);
    // Down 13 mm and up 7 mm; the bisection stops within 1e-9 of the radius, on either side of the bounce.
    expect(Math.abs((end?.position_W[1] ?? 0) - 0.117)).toBeLessThan(2e-9 * flat.radius);
  });

  it("backtracking hits where and when a ball of corners first touches: the impulse acts at that vertex", () => {
    const system = dropped({ method: "backtracking", restitution: 1, friction: 0 });
    const run = [...states(system)];
    const before = run.find((state) => advance(system, 0, state).impacts.length > 0);
    if (before === undefined) throw new Error("it never lands");
    const [hit] = advance(system, 0, before).impacts;
    expect(norm(hit?.arm_W ?? [0, 0, 0])).toBeCloseTo(system.radius, 12);
  });

  it("per-vertex goes deepest first, where averaged strikes once at the mean", () => {
    const flatBy = (method: MethodId) =>
      dropped(
        { method, restitution: 0, friction: 0, law: "coulomb" },
        {
          initial: {
            position: [0, 0.09, 0],
            velocity: [0, -1, 0],
            orientation: [1, 0.02, 0, 0.04],
            angularVelocity: [0, 0, 0],
          },
          gravity: [0, 0, 0],
        },
      );
    const flat = flatBy("per-vertex");
    const start = startOf(flat);
    const heights = firstImpacts(flat).map(({ arm_W }) => arm_W[1]);
    expect(heights.length).toBeGreaterThan(1);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights[0]).toBeCloseTo(lowest(flat, start) - 0.08, 15);
    const averagedHits = firstImpacts(flatBy("averaged"));
    expect(averagedHits.length).toBe(1);
    const touching = (flat.body.vertices_B ?? [])
      .map((v) => rotate(start.q_WB, v))
      .filter((arm_W) => arm_W[1] < -0.08);
    const mean = scaleVec(1 / touching.length, touching.reduce(addVec, [0, 0, 0]));
    expect(norm(subVec(averagedHits[0]?.arm_W ?? [1, 1, 1], mean))).toBeLessThan(1e-15);
  });

  it("per-vertex strikes a vertex that only the impulse before has sent in", () => {
    const initial = { position: [0, 0.1, 0], velocity: [0, -0.14, 0], angularVelocity: [0, 0, 1] };
    const sidesBy = (method: MethodId) =>
      firstImpacts(
        dropped({ method, restitution: 1, friction: 0, law: "coulomb" }, { initial, gravity: [0, 0, 0] }),
      ).map(({ arm_W }) => Math.sign(arm_W[0]));
    const sides = sidesBy("per-vertex");
    expect(sides.slice(0, 1)).toEqual([-1]);
    expect(sides).toContain(1);
    expect(sidesBy("averaged")).toEqual([-1]);
  });

  it("a plane and a box far from the origin meet as they do at it", () => {
    const shifted = (height: number) =>
      dropped(
        { restitution: 0.5, friction: 0.4 },
        {
          initial: { position: [0, 1 + height, 0], velocity: [1, 0, 0.5], angularVelocity: [2, -1, 3] },
          planes: [{ point: [0, height, 0], normal: [0, 1, 0] }],
        },
      );
    const [here, there] = [0, 64].map((height) => [...states(shifted(height))].at(-1));
    // Positions of 64 m are rounded to 1e-14 m, which ten impacts at lever arms of 0.3 m amplify.
    expect(norm(subVec(there?.omega_W ?? [0, 0, 0], here?.omega_W ?? [1, 1, 1]))).toBeLessThan(1e-9);
  });

  it("planes strike in the order given", () => {
    const corner = dropped(
      { restitution: 0, friction: 0 },
      {
        initial: { position: [1.9, 0.05, 0], velocity: [1, -1, 0], angularVelocity: [0, 0, 0] },
        gravity: [0, 0, 0],
      },
    );
    expect(firstImpacts(corner).map(({ plane }) => plane)).toEqual([0, 1]);
  });

  it.each(["momentum", "midpoint", "splitting", "augmented", "rk4"] as const)(
    "%s takes impacts on its ω and carries L along",
    (angular) => {
      const system = dropped({ law: "coulomb" }, { lanes: [{ angular }] });
      for (const state of states(system)) {
        const { angularMomentum, angularVelocity } = readings(system, state);
        const again = readings(system, { ...state, momentum_W: null }).angularMomentum;
        expect(norm(subVec(angularMomentum, again))).toBeLessThan(1e-13 * (1 + norm(angularVelocity)));
      }
    },
  );
});
