import { describe, expect, it } from "vitest";
import { axialMomentum, totalEnergy, verticalMomentum } from "../../../src/core/diagnostics/pivot";
import type { State } from "../../../src/core/dynamics/state";
import { topAt } from "../../../src/core/exact/heavyTop";
import { modulusOf } from "../../../src/core/math/elliptic/jacobi";
import { type Quat, rotate } from "../../../src/core/math/quat";
import { norm, subVec, type Vec3 } from "../../../src/core/math/vec3";
import references from "../reference/heavy-top.json";
import { axisTurn, quatError, relativeError, states, systemOf } from "../support";
import borders from "./reference/tops.json";

interface Top {
  readonly name: string;
  readonly mass: number;
  readonly inertia: unknown;
  readonly pivot: readonly number[];
  readonly gravity: readonly number[];
  readonly orientation: readonly number[];
  readonly angularVelocity: readonly number[];
}

const systemOfTop = (
  { mass, inertia, pivot, gravity, orientation, angularVelocity }: Top,
  change: object = {},
) =>
  systemOf({
    body: { inertia, mass },
    pivot,
    gravity,
    initial: { orientation, angularVelocity },
    dt: 0.01,
    frames: 100,
    lanes: [{ angular: "exact" }],
    ...change,
  });

const TOPS = [...references, ...borders].filter(({ name }) => name !== "crooked");

describe("a symmetric body on a pivot moves as the reference to 1e-12 for five seconds", () => {
  it.each(TOPS)("$name", (top) => {
    const { top: prepared } = systemOfTop(top);
    if (prepared === null) throw new Error("no closed form");
    for (const sample of top.samples) {
      const { q_WB, omega_W } = topAt(prepared, sample.t);
      // Round-off of angles up to 7500 rad; measured: 5e-13 for the fastest, below 2e-13 for all others.
      expect(quatError(q_WB, sample.orientation as unknown as Quat)).toBeLessThan(1e-12);
      const truth = sample.angularVelocity as unknown as Vec3;
      expect(norm(subVec(omega_W, truth))).toBeLessThan(1e-12 * Math.max(1, norm(truth)));
    }
  });
});

const slow = references.find(({ name }) => name === "slow-top") as Top;

describe("Lagrange's top", () => {
  it("keeps L_z, L₃ and the energy", () => {
    const system = systemOfTop(slow);
    const [first, ...others] = states(system);
    if (first === undefined) throw new Error("no frames");
    const kept = [verticalMomentum, axialMomentum, totalEnergy] as const;
    for (const state of others) {
      // Round-off; measured: 2e-14.
      for (const read of kept)
        expect(Math.abs((read(system, state) ?? 0) / (read(system, first) ?? 0) - 1)).toBeLessThan(2e-13);
    }
  });

  it("steady precession is slow or fast by the roots of I₁ cos θ Ω² − I₃ ω₃ Ω + m g l = 0", () => {
    const [along, across, torque] = [4e-5, 2e-5 + 0.1 * 0.03 ** 2, 0.1 * 9.81 * 0.03];
    const tilt = 1.1;
    const spin = 150;
    for (const sign of [-1, 1]) {
      const root = Math.sqrt((along * spin) ** 2 - 4 * across * Math.cos(tilt) * torque);
      const precession = (along * spin + sign * root) / (2 * across * Math.cos(tilt));
      const orientation = axisTurn([1, 0, 0], tilt);
      const axis_W = rotate(orientation, [0, 1, 0]);
      const own = spin - precession * Math.cos(tilt);
      const angularVelocity = [own * axis_W[0], own * axis_W[1] + precession, own * axis_W[2]];
      const { top } = systemOfTop({ ...slow, orientation, angularVelocity });
      if (top === null) throw new Error("no closed form");
      for (const t of [0.3, 1.7, 5]) {
        const now_W = rotate(topAt(top, t).q_WB, [0, 1, 0]);
        const turned = rotate(axisTurn([0, 1, 0], precession * t), axis_W);
        // Round-off of angles up to 5 · 100 rad; measured: 3e-13.
        expect(norm(subVec(now_W, turned))).toBeLessThan(3e-12);
      }
    }
  });

  it("without spin is a pendulum: from rest at θ₀ back after 4 K(sin ½θ₀) √(I₁/m g l)", () => {
    for (const angle of [0.01, 1, 2.5, 3.1]) {
      const period = 4 * modulusOf(Math.cos(angle / 2)).quarterPeriod * Math.sqrt(0.11 / (9.81 * 0.3));
      const orientation = axisTurn([0.6, 0, 0.8], angle);
      const pendulum = { ...slow, mass: 1, inertia: [0.02, 0.005, 0.02], pivot: [0, 0.3, 0], orientation };
      const { top } = systemOfTop({ ...pendulum, angularVelocity: [0, 0, 0] });
      if (top === null) throw new Error("no closed form");
      expect(quatError(topAt(top, period).q_WB, orientation)).toBeLessThan(1e-14);
      expect(quatError(topAt(top, period / 4).q_WB, [1, 0, 0, 0])).toBeLessThan(1e-13);
      expect(quatError(topAt(top, -period / 2).q_WB, axisTurn([0.6, 0, 0.8], -angle))).toBeLessThan(1e-13);
    }
  });

  it("kicked with just what it takes to the top it never comes there: q = (sech νt, tanh νt, 0, 0)", () => {
    // β = 2 and |ω|² = 2β in doubles without a rounding; ν = √(m g l / I₁) = 1.
    const pendulum = { ...slow, mass: 1, inertia: [1, 0.5, 1], pivot: [0, 1, 0], gravity: [0, -2, 0] };
    const { top } = systemOfTop({ ...pendulum, orientation: [1, 0, 0, 0], angularVelocity: [2, 0, 0] });
    if (top === null) throw new Error("no closed form");
    for (const t of [-700, -3, -0.4, 0.3, 5, 40, 1000]) {
      const { q_WB, omega_W } = topAt(top, t);
      expect(quatError(q_WB, [1 / Math.cosh(t), Math.tanh(t), 0, 0])).toBeLessThan(1e-15);
      expect(norm(subVec(omega_W, [2 / Math.cosh(t), 0, 0]))).toBeLessThan(1e-14);
    }
  });

  it("upright it sleeps as soon as (I₃ ω₃)² > 4 I₁ m g l, and wakes below", () => {
    const critical = Math.sqrt(4 * (2e-5 + 0.1 * 0.03 ** 2) * 0.1 * 9.81 * 0.03) / 4e-5;
    const lowest = (spin: number) => {
      const top = { ...slow, orientation: axisTurn([1, 0, 0], 1e-5), angularVelocity: [0, spin, 0] };
      const system = systemOfTop(top, { frames: 500 });
      return Math.min(...[...states(system)].map(({ q_WB }: State) => rotate(q_WB, [0, 1, 0])[1]));
    };
    expect(lowest(1.01 * critical)).toBeGreaterThan(1 - 1e-7);
    expect(lowest(0.98 * critical)).toBeLessThan(0.99);
  });

  it("exactly upright or hanging it turns about the vertical for ever; so does any body on a pivot in its centre", () => {
    for (const orientation of [
      [1, 0, 0, 0],
      [0, 0, 0, 1],
    ] as const) {
      const system = systemOfTop({ ...slow, orientation, angularVelocity: [0, 5, 0] });
      for (const { q_WB, omega_W } of states(system)) {
        expect(norm(subVec(rotate(q_WB, [0, 1, 0]), rotate(orientation, [0, 1, 0])))).toBeLessThan(1e-15);
        expect(relativeError(omega_W, [0, 5, 0])).toBeLessThan(1e-15);
      }
    }
    const balanced = { ...slow, inertia: [1, 2, 3], pivot: [0, 0, 0] };
    const free = systemOf({ ...systemOfTop(balanced).scenario, pivot: undefined, gravity: [0, 0, 0] });
    expect([...states(systemOfTop(balanced))].at(-1)?.q_WB).toEqual([...states(free)].at(-1)?.q_WB);
  });
});
