import { describe, expect, it } from "vitest";
import { principal as principalOf } from "../../../src/core/bodies/principal";
import { countFlips, flipsBy, noFlips } from "../../../src/core/diagnostics/flips";
import { readings } from "../../../src/core/diagnostics/readings";
import {
  directionOfMember,
  flipInterval,
  isOnSideOfStart,
  memberOf,
  motionFrom,
} from "../../../src/core/exact/ensemble";
import { diagonal } from "../../../src/core/math/mat3";
import { rotateInverse } from "../../../src/core/math/quat";
import { dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { prepare } from "../../../src/core/scenario/prepare";
import { states, systemOf } from "../support";

/** A body whose principal axes are none of its own, and a start near none of them. */
const system = systemOf({
  body: {
    inertia: [
      [0.9, 0.11, -0.07],
      [0.11, 1.4, 0.13],
      [-0.07, 0.13, 1.9],
    ],
    mass: 1,
  },
  initial: { orientation: [0.5, -0.3, 0.7, 0.4], angularVelocity: [0.3, 2.4, -0.2] },
  dt: 1 / 60,
  frames: 1500,
  lanes: [{ angular: "exact" }],
});
const { principal } = system.body;
const run = [...states(system)];
const seen = run.map((state) => rotateInverse(state.q_WB, readings(system, state).angularMomentum));
const start_B = seen[0] ?? [0, 0, 0];
const along = principal.axes_B.map((axis_B) => dot(axis_B, start_B)) as unknown as Vec3;
const member = motionFrom(principal, along);

describe("a cloud of free motions", () => {
  it("points each member's L where the closed form of the whole motion has it", () => {
    for (const frame of [0, 77, 640, 1500]) {
      const there = scaleVec(norm(start_B), directionOfMember(member, frame / 60));
      expect(norm(subVec(there, seen[frame] ?? [0, 0, 0])) / norm(start_B)).toBeLessThan(1e-12);
    }
  });

  it.each([
    ["near the middle axis", [0.3, 2.4, -0.2], 4],
    ["on the other side of the separatrix", [0.2, -2.4, 0.3], 4],
    ["between its ends", [1, 0.2, 1.1], 4],
    ["near another axis, which it circles closely", [0.3, 0.4, 2], 0],
  ] as const)("counts the flips that a run from %s counts, at every frame", (_where, omega, least) => {
    const initial = { angularVelocity: [...omega] as [number, number, number] };
    const turned = prepare({
      ...system.scenario,
      initial: { ...system.scenario.initial, ...initial, orientation: [1, 0, 0, 0] },
    });
    const motion = turned.exact?.momentumMotion;
    if (!motion) throw new Error("L is constant in the body");
    const [, middle_B] = turned.body.principal.axes_B;
    const along = (of: typeof motion, t: number) => dot(directionOfMember(of, t), middle_B);
    let flips = noFlips;
    for (const state of states(turned)) {
      flips = countFlips(turned, state, flips);
      expect(flipsBy(motion, state.frame / 60)).toBe(flips.flips);
      expect(isOnSideOfStart(motion, state.frame / 60)).toBe(
        along(motion, state.frame / 60) * along(motion, 0) > 0,
      );
    }
    expect(flips.flips).toBeGreaterThanOrEqual(least);
    if (least > 0)
      expect(
        flipsBy(motion, 400.5 * flipInterval(motion)) - flipsBy(motion, 0.5 * flipInterval(motion)),
      ).toBe(400);
  });

  it("counts no flip where L stays within 60° of the plane across the middle axis, nor the way out from there", () => {
    const flat = motionFrom(principal, [3, 0.1, 0.1]);
    expect(Math.abs(flat.amplitudes[1])).toBeLessThan(0.5);
    expect(flipsBy(flat, 1000)).toBe(0);
    const between = motionFrom(principal, [1, 0.2, 1]);
    expect(Math.abs(between.amplitudes[1])).toBeGreaterThan(0.5);
    expect(Math.abs(between.startDirection[1])).toBeLessThan(0.5);
    const interval = flipInterval(between);
    // The first coming to an end takes less than an interval, each further one an interval.
    expect(flipsBy(between, interval)).toBeLessThanOrEqual(1);
    expect(flipsBy(between, 100.01 * interval)).toBe(flipsBy(between, 0.01 * interval) + 99);
  });

  it("counts at most one flip on the separatrix, whose motion ends at the middle axis", () => {
    // Moments 1, 2 and 4: c² (I₃ − I₂)/I₃ = a² (I₂ − I₁)/I₁ at c² = 2 a².
    const moments: Vec3 = [1, 2, 4];
    const body = principalOf(diagonal(moments));
    const flipsFrom = (middle: number) => flipsBy(motionFrom(body, [0.5, middle, 0.5 * Math.SQRT2]), 20);
    // From one end of that axis to the other, or back to the same.
    expect([flipsFrom(-2), flipsFrom(2)].sort()).toEqual([0, 1]);
  });

  it("starts evenly spread within its cap, and every member is periodic", () => {
    const cloud = Array.from({ length: 400 }, (_, k) => memberOf(principal, 3, 0.02, 400, k));
    const angles = cloud.map((each) => Math.acos(dot(directionOfMember(each, 0), principal.axes_B[1])));
    expect(Math.max(...angles)).toBeLessThan(0.02);
    // Half of the members lie within the inner half of the area.
    expect(angles.filter((angle) => angle < 0.02 / Math.SQRT2)).toHaveLength(200);
    for (const each of cloud.slice(0, 20)) {
      const period = 2 * flipInterval(each);
      expect(
        norm(subVec(directionOfMember(each, 0.3), directionOfMember(each, 0.3 + 5 * period))),
      ).toBeLessThan(1e-9);
    }
  });
});
