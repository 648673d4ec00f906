import { describe, expect, it } from "vitest";
import { countFlips, noFlips } from "../../../src/core/diagnostics/flips";
import { readings } from "../../../src/core/diagnostics/readings";
import {
  directionOfMember,
  flipInterval,
  flipsBy,
  memberOf,
  motionFrom,
} from "../../../src/core/exact/ensemble";
import { rotateInverse } from "../../../src/core/math/quat";
import { dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import { states } from "../support";

/** A body whose principal axes are none of its own, and a start near none of them. */
const system = prepare(
  parseScenario({
    body: {
      inertia: [[0.9, 0.11, -0.07] as never, [0.11, 1.4, 0.13] as never, [-0.07, 0.13, 1.9] as never],
      mass: 1,
    },
    initial: { orientation: [0.5, -0.3, 0.7, 0.4], angularVelocity: [0.3, 2.4, -0.2] },
    dt: 1 / 60,
    frames: 1500,
    lanes: [{ angular: "exact" }],
  }),
);
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

  it("counts as many flips as a run counts frame by frame, and as many as the time has intervals", () => {
    const first = run[0];
    if (!first) throw new Error("no frames");
    let flips = noFlips;
    for (const state of run) flips = countFlips(system, first, state, flips);
    expect(flips.flips).toBeGreaterThan(3);
    // A run counts a flip when it is through, the closed form when it is half way.
    expect(Math.abs(flipsBy(member, 25) - flips.flips)).toBeLessThanOrEqual(1);
    expect(flipsBy(member, 400 * flipInterval(member))).toBe(400);
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
