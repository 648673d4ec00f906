import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coulombLaw } from "../../../src/core/dynamics/contact/coulombLaw";
import { responseMatrix } from "../../../src/core/dynamics/contact/impulse";
import { METHOD_IDS } from "../../../src/core/dynamics/contact/index";
import { velocityLaw } from "../../../src/core/dynamics/contact/velocityLaw";
import { readings } from "../../../src/core/dynamics/diagnostics";
import { isDiverged, type State } from "../../../src/core/dynamics/state";
import { impactsAfter, nextInstant, prepare, type System } from "../../../src/core/dynamics/system";
import { type Mat3, mulVec } from "../../../src/core/math/mat3";
import { rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/schema";
import { states } from "../support";

const NORMAL: Vec3 = [0, 1, 0];
const component = fc.double({ min: -3, max: 3, noNaN: true });
const velocityInto = fc.tuple(component, fc.double({ min: -3, max: -0.1, noNaN: true }), component);
const moment = fc.double({ min: 0.05, max: 2, noNaN: true });
const arm = fc.tuple(component, component, component);
const response = fc
  .tuple(arm, moment, moment, moment)
  .map(([r, a, b, c]) => responseMatrix(r, [a, 0, 0, 0, b, 0, 0, 0, c], 1.5));
const surface = fc.record({
  restitution: fc.double({ min: 0, max: 1, noNaN: true }),
  friction: fc.double({ min: 0, max: 2, noNaN: true }),
});

const normalPart = (v: Vec3) => dot(v, NORMAL);
const tangent = (v: Vec3) => subVec(v, scaleVec(normalPart(v), NORMAL));
const changed = (v: Vec3, k: Mat3, j: Vec3) => addVec(v, mulVec(k, j));
const energyGained = (v: Vec3, k: Mat3, j: Vec3) => dot(j, addVec(v, scaleVec(0.5, mulVec(k, j))));

describe("K, what an impulse does to the velocity where it acts", () => {
  it("is the change v + ω × r of a body that takes the impulse", () => {
    const inverseInertia: Mat3 = [2, 0.1, 0.2, 0.1, 3, 0.3, 0.2, 0.3, 4];
    const [r, j]: Vec3[] = [
      [0.3, -0.2, 0.5],
      [1, 2, 3],
    ];
    if (r === undefined || j === undefined) throw new Error("two vectors");
    const spin = mulVec(inverseInertia, cross(r, j));
    const change = addVec(scaleVec(1 / 1.5, j), cross(spin, r));
    expect(norm(subVec(mulVec(responseMatrix(r, inverseInertia, 1.5), j), change))).toBeLessThan(1e-14);
  });
});

describe.each([
  ["the velocity law", velocityLaw],
  ["Coulomb's law", coulombLaw],
])("%s", (_name, law) => {
  it("turns the contact point's normal velocity round, times the restitution", () => {
    fc.assert(
      fc.property(velocityInto, response, surface, (v, k, s) => {
        const j = law(v, NORMAL, k, s);
        // Relative round-off of a solve whose condition is that of K, below 1e4 here.
        return Math.abs(normalPart(changed(v, k, j)) + s.restitution * normalPart(v)) < 1e-11;
      }),
    );
  });
});

describe("the velocity law", () => {
  it("leaves the slip its direction, and the share 1 − μ (1 + e) |v_N| / |v_T| of its size", () => {
    fc.assert(
      fc.property(velocityInto, response, surface, (v, k, s) => {
        const share = Math.max(
          1 - (s.friction * (1 + s.restitution) * Math.abs(normalPart(v))) / norm(tangent(v)),
          0,
        );
        const slip = tangent(changed(v, k, velocityLaw(v, NORMAL, k, s)));
        return norm(tangent(v)) === 0 || norm(subVec(slip, scaleVec(share, tangent(v)))) < 1e-11;
      }),
    );
  });
  it("pushes sideways even without friction, and may leave the friction cone", () => {
    const k = responseMatrix([0.3, -0.2, 0.5], [2, 0, 0, 0, 3, 0, 0, 0, 4], 1);
    expect(
      norm(tangent(velocityLaw([1, -1, 0.5], NORMAL, k, { restitution: 0.5, friction: 0 }))),
    ).toBeGreaterThan(0.1);
    const j = velocityLaw([1, -1, 0.5], NORMAL, k, { restitution: 0.5, friction: 0.2 });
    expect(norm(tangent(j))).toBeGreaterThan(0.2 * normalPart(j));
  });
  it("takes a point that falls straight without slip", () => {
    const j = velocityLaw([0, -2, 0], NORMAL, [1, 0, 0, 0, 1, 0, 0, 0, 1], { restitution: 0.5, friction: 0 });
    expect(j).toEqual([0, 3, 0]);
  });
});

describe("Coulomb's law", () => {
  it("never leaves the friction cone, and never pulls", () => {
    fc.assert(
      fc.property(velocityInto, response, surface, (v, k, s) => {
        const j = coulombLaw(v, NORMAL, k, s);
        return normalPart(j) > 0 && norm(tangent(j)) <= s.friction * normalPart(j) + 1e-11 * norm(j);
      }),
    );
  });
  it("sticks where sticking fits, and only there", () => {
    fc.assert(
      fc.property(velocityInto, response, surface, (v, k, s) => {
        const j = coulombLaw(v, NORMAL, k, s);
        const sticks = norm(tangent(changed(v, k, j))) < 1e-10;
        const inside = norm(tangent(j)) < s.friction * normalPart(j) - 1e-10 * norm(j);
        return !inside || sticks;
      }),
    );
  });
  it("without friction pushes along the normal alone, and e = 1 then keeps the energy", () => {
    fc.assert(
      fc.property(velocityInto, response, (v, k) => {
        const j = coulombLaw(v, NORMAL, k, { restitution: 1, friction: 0 });
        return norm(tangent(j)) < 1e-12 * norm(j) && Math.abs(energyGained(v, k, j)) < 1e-11;
      }),
    );
  });
  it("without restitution never gains energy", () => {
    fc.assert(
      fc.property(velocityInto, response, fc.double({ min: 0, max: 2, noNaN: true }), (v, k, friction) => {
        const sliding = coulombLaw(v, NORMAL, k, { restitution: 0, friction });
        const slipAfter = dot(tangent(changed(v, k, sliding)), tangent(v));
        // Past the point where the slip has reversed, an impulse against the old slip can push instead of brake.
        return slipAfter < 0 || energyGained(v, k, sliding) <= 1e-11;
      }),
    );
  });
  it("for a particle is the velocity law: K is a multiple of one", () => {
    const k: Mat3 = [0.5, 0, 0, 0, 0.5, 0, 0, 0, 0.5];
    fc.assert(
      fc.property(velocityInto, surface, (v, s) => {
        return norm(subVec(coulombLaw(v, NORMAL, k, s), velocityLaw(v, NORMAL, k, s))) < 1e-13;
      }),
    );
  });
});

const dropped = (contact: ScenarioInput["contact"], change: Partial<ScenarioInput> = {}): System =>
  prepare(
    parseScenario({
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
      contact: contact ?? {},
      dt: 0.005,
      frames: 300,
      lanes: [{ angular: "none" }],
      ...change,
    }),
  );

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
        const hits = impactsAfter(system, 0, state);
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
    const before = run.find((state) => impactsAfter(system, 0, state).length > 0);
    if (before === undefined) throw new Error("it never lands");
    const [hit] = impactsAfter(system, 0, before);
    expect(norm(hit?.arm_W ?? [0, 0, 0])).toBeCloseTo(system.radius, 12);
  });

  it("per-vertex goes deepest first, where averaged strikes once at the mean", () => {
    const flat = dropped(
      { method: "per-vertex", restitution: 0, friction: 0, law: "coulomb" },
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
    const [start] = states(flat);
    if (start === undefined) throw new Error("no start");
    const heights = impactsAfter(flat, 0, start).map(({ arm_W }) => arm_W[1]);
    expect(heights.length).toBeGreaterThan(1);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights[0]).toBeCloseTo(lowest(flat, start) - 0.08, 15);
    const averagedHits = impactsAfter(
      { ...flat, scenario: { ...flat.scenario, contact: { ...flat.scenario.contact, method: "averaged" } } },
      0,
      start,
    );
    expect(averagedHits.length).toBe(1);
    const touching = (flat.body.vertices_B ?? [])
      .map((v) => rotate(start.q_WB, v))
      .filter((arm_W) => arm_W[1] < -0.08);
    const mean = scaleVec(1 / touching.length, touching.reduce(addVec, [0, 0, 0]));
    expect(norm(subVec(averagedHits[0]?.arm_W ?? [1, 1, 1], mean))).toBeLessThan(1e-15);
  });

  it("per-vertex strikes a vertex that only the impulse before has sent in", () => {
    const rolling = dropped(
      { method: "per-vertex", restitution: 1, friction: 0, law: "coulomb" },
      {
        initial: { position: [0, 0.1, 0], velocity: [0, -0.14, 0], angularVelocity: [0, 0, 1] },
        gravity: [0, 0, 0],
      },
    );
    const [start] = states(rolling);
    if (start === undefined) throw new Error("no start");
    const sides = impactsAfter(rolling, 0, start).map(({ arm_W }) => Math.sign(arm_W[0]));
    expect(sides.slice(0, 1)).toEqual([-1]);
    expect(sides).toContain(1);
    const averagedSides = impactsAfter(
      {
        ...rolling,
        scenario: { ...rolling.scenario, contact: { ...rolling.scenario.contact, method: "averaged" } },
      },
      0,
      start,
    ).map(({ arm_W }) => Math.sign(arm_W[0]));
    expect(averagedSides).toEqual([-1]);
  });

  it("planes strike in the order given", () => {
    const corner = dropped(
      { restitution: 0, friction: 0 },
      {
        initial: { position: [1.9, 0.05, 0], velocity: [1, -1, 0], angularVelocity: [0, 0, 0] },
        gravity: [0, 0, 0],
      },
    );
    const [start] = states(corner);
    if (start === undefined) throw new Error("no start");
    expect(impactsAfter(corner, 0, start).map(({ plane }) => plane)).toEqual([0, 1]);
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
