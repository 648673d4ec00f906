import { describe, expect, it, vi } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import { initialInstant } from "../../src/core/dynamics/advance";
import type { Lane } from "../../src/core/dynamics/lane";
import { isDiverged, type State } from "../../src/core/dynamics/state";
import { type Acting, advanceUnder, NOTHING } from "../../src/core/identification/acting";
import { freeSystem } from "../../src/core/identification/system";
import type { Quat } from "../../src/core/math/quat";
import type { Vec3 } from "../../src/core/math/vec3";
import { examined } from "../../src/logs/examine";
import { chosen } from "../chosen";
import { csvOf, rowsOf } from "./examined";

// A search that finds no plain rule is a second, on a machine that has other work ten.
vi.setConfig({ testTimeout: 120_000 });

type Start = { readonly moments: Vec3; readonly q: Quat; readonly omega: Vec3 };

/** Another body, start and rule for each: moments of a box, no zero and no two components equal. */
const STARTS: readonly [Start, Start] = [
  { moments: [0.51, 0.43, 0.12], q: [0.5, 0.1, -0.7, 0.5], omega: [0.8, -2.2, 1.1] },
  { moments: [0.3, 0.69, 0.56], q: [0.7, -0.1, 0.5, 0.5], omega: [-3, 1.5, 4] },
];

function logUnder(acting: Partial<Acting>, lane: Lane, which: 0 | 1, round: (x: number) => number): string {
  const { moments, q, omega } = STARTS[which];
  const free = freeSystem(bodyOf(which), lane, 1 / 60);
  const initial = { ...free.scenario.initial, orientation: q, angularVelocity: omega };
  const system = { ...free, scenario: { ...free.scenario, body: { inertia: moments, mass: 1 }, initial } };
  const states: State[] = [];
  let instant = initialInstant(system, 0);
  while (!isDiverged(instant) && states.length < 120) {
    states.push(instant);
    instant = advanceUnder({ ...NOTHING, ...acting }, system, lane, { ...instant, frame: states.length });
  }
  return csvOf(rowsOf(states.map((state, frame) => ({ ...state, frame }))), round);
}

const bodyOf = (which: 0 | 1) => massProperties({ inertia: STARTS[which].moments, mass: 1 });
const DIGITS = [(x: number) => x, (x: number) => Number(x.toFixed(5))] as const;
const about = (value: number) => expect.closeTo(value, 2);

describe("what acts is found in its log, with the rule beneath it", () => {
  it.each<[string, Partial<Acting>, Lane, object]>([
    [
      "a damping of a share a frame",
      { damping: 1 - 0.3 / 60 },
      { angular: "explicit", orientation: "exponential-map" },
      { code: "damping", rate: about(0.3) },
    ],
    [
      "a torque along world axes",
      { torque: [0.1, -0.4, 0.2] },
      { angular: "implicit-body", orientation: "exponential-map" },
      { code: "torque", axes: "world", mean: [about(0.1), about(-0.4), about(0.2)], isConstant: true },
    ],
    [
      "a torque along body axes",
      { torque: [0.3, 0.1, -0.2], axes: "body", when: "before" },
      { angular: "explicit", orientation: "quaternion" },
      { code: "torque", axes: "body", mean: [about(0.3), about(0.1), about(-0.2)], isConstant: true },
    ],
    [
      "a wheel inside",
      { rotor_B: [0, 0.3, 0.4] },
      { angular: "exact" },
      { code: "wheel", axis: [about(0), about(0.6), about(0.8)], momentum: about(0.5) },
    ],
    [
      "a turn by half of ω",
      { turning: 0.5 },
      { angular: "none", orientation: "exponential-map" },
      { code: "rate-factor", factor: 0.5 },
    ],
  ])("%s", (_, acting, lane, finding) => {
    // For every change the first body for some and the second for others.
    for (const place of chosen([0, 1] as const, (which) => (lane.angular === "explicit") === (which === 0))) {
      const round = DIGITS[place];
      const { findings, matches } = examined(logUnder(acting, lane, place, round), bodyOf(place));
      expect(findings).toEqual([expect.objectContaining(finding)]);
      expect(matches.map((match) => match.lane.angular)).toContain(lane.angular);
    }
  });
});
