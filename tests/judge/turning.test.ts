import { expect, it } from "vitest";
import { implicitConverged } from "../../src/core/dynamics/angular/implicitConverged";
import type { ORIENTATION_IDS } from "../../src/core/dynamics/ids";
import type { State } from "../../src/core/dynamics/state";
import type { Mat3 } from "../../src/core/math/mat3";
import { scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { jobOf } from "../../src/judge/job";
import type { Rule, TurningOmega } from "../../src/judge/rule";
import { runFrames } from "../../src/judge/runFrames";
import { THROWS, thrown } from "../../src/judge/starts";
import { bookRule, judged } from "./inThread";

/** The midpoint rule of the book's equation, for ω alone. */
const MIDPOINT: Rule = {
  kind: "step",
  step: (omega_B: Vec3, inertia_B: Mat3, dt: number) =>
    subVec(scaleVec(2, implicitConverged(omega_B, inertia_B, 0.5 * dt)), omega_B),
};

function ordersOf(rule: Rule, orientation: (typeof ORIENTATION_IDS)[number], turningOmega: TurningOmega) {
  const { order } = judged(rule, ["order"], { orientation, turningOmega });
  if (order === undefined || "failure" in order) throw new Error(JSON.stringify(order));
  return { spin: order.found.spin ?? Number.NaN, attitude: order.found.attitude ?? Number.NaN };
}

it.each([
  ["end", 1],
  ["mean", 2],
] as const)(
  "midpoint for ω alone, turned by the ω of the frame's %s, has order two in ω and %i in the attitude",
  (by, expected) => {
    const { spin, attitude } = ordersOf(MIDPOINT, "exponential-map", by);
    expect(Math.abs(spin - 2)).toBeLessThan(0.02);
    expect(Math.abs(attitude - expected)).toBeLessThan(0.02);
  },
);

it("turned by the mean it is the book's midpoint rule, to round-off of a second", () => {
  const job = jobOf(thrown(THROWS[0], 1 / 60, 60));
  const ends = (
    [
      ["mean", MIDPOINT],
      ["end", bookRule("midpoint")],
    ] as const
  ).map(([turningOmega, rule]) => {
    const states: State[] = [];
    runFrames(rule, { ...job, ...job.start, orientation: "exponential-map", turningOmega }, (state) =>
      states.push(state),
    );
    return [...(states.at(-1)?.q_WB ?? []), ...(states.at(-1)?.omega_W ?? [])];
  });
  for (const [index, part] of (ends[0] ?? []).entries())
    expect(part).toBeCloseTo(ends[1]?.[index] ?? Number.NaN, 12);
});
