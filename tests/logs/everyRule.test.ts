import { describe, expect, it, vi } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import type { Lane } from "../../src/core/dynamics/lane";
import { candidates } from "../../src/core/identification/candidates";
import type { Match } from "../../src/core/identification/identify";
import type { Vec3 } from "../../src/core/math/vec3";
import { examined } from "../../src/logs/examine";
import { onlyLong } from "../chosen";
import { csvOf, MOMENTS, motionOf, rowsOf, START } from "./examined";

// With every lane and every start this takes an hour: `npm run test:deep logs`.
const IS_DEEP = process.env.DEEP_LOGS === "1";
vi.setConfig({ testTimeout: IS_DEEP ? 3_600_000 : 60_000 });

const BODY = massProperties({ inertia: MOMENTS, mass: 1 });

/** Rules with their numbers of substeps, every twentieth of them; deep, all, with each way of turning. */
const LANES = candidates()
  .filter(
    ({ orientation, update, inertia }) =>
      IS_DEEP ||
      orientation === undefined ||
      (orientation === "quaternion" && update === "semi-implicit" && inertia === "rotated"),
  )
  .filter((_, index) => IS_DEEP || index % 20 === 0);

const STARTS: Readonly<Record<string, typeof START>> = {
  tilted: START,
  racket: { orientation: [1, 0, 0, 0], angularVelocity: [0.01, 5, 0.01] },
  fast: { ...START, angularVelocity: [11, 22, 33] },
  slow: { ...START, angularVelocity: [0.05, 0.1, 0.15] },
};

const ROUNDINGS: Readonly<Record<string, (x: number) => number>> = {
  doubles: (x) => x,
  "32 bits": Math.fround,
  "six decimals": (x) => Number(x.toFixed(6)),
  "four decimals": (x) => Number(x.toFixed(4)),
  "three decimals": (x) => Number(x.toFixed(3)),
};

function isSame(a: Lane, { lane }: Match): boolean {
  return (
    a.angular === lane.angular &&
    a.orientation === lane.orientation &&
    a.update === lane.update &&
    a.inertia === lane.inertia &&
    (a.substeps ?? 1) === (lane.substeps ?? 1)
  );
}

function matchesOf(
  lane: Lane,
  frames: number,
  start: typeof START,
  round: (x: number) => number,
  isGiven = true,
) {
  const states = motionOf(lane, frames, start);
  return examined(csvOf(rowsOf(states), round), isGiven ? BODY : null).matches;
}

/** Names of lanes that are not among the matches of their own log. */
function missed(lanes: readonly Lane[], matchesFor: (lane: Lane) => readonly Match[]): string[] {
  return lanes
    .filter((lane) => !matchesFor(lane).some((match) => isSame(lane, match)))
    .map((lane) => JSON.stringify(lane));
}

describe("every rule of the registry is found in its own log", () => {
  it("of doubles, and no rule that computes something else with it", () => {
    const wrong = missed(LANES, (lane) => {
      const matches = matchesOf(lane, 24, STARTS.tilted ?? START, (x) => x);
      const algorithms = new Set(
        matches.map((match) => match.lane.angular.replace(/^implicit-(world|body)$/, "implicit")),
      );
      return algorithms.size === 1 ? matches : [];
    });
    expect(wrong).toEqual([]);
  });

  const some = LANES.filter((_, index) => IS_DEEP || index % 4 === 2);
  // The coarsest rounding, which ties most rules.
  const roundings = Object.keys(ROUNDINGS).filter((_, place, all) => IS_DEEP || place === all.length - 1);
  it.each(roundings)("or honestly tied, of %s", (rounding) => {
    const round = ROUNDINGS[rounding] ?? ((x) => x);
    const starts = Object.values(STARTS).filter((_, index) => IS_DEEP || index % 3 === 0);
    for (const start of starts) {
      expect(missed(some, (lane) => matchesOf(lane, 24, start, round))).toEqual([]);
    }
  });

  it("with the tensor found from the log", () => {
    const withTerm = some.filter(({ angular }) => angular !== "none");
    expect(missed(withTerm, (lane) => matchesOf(lane, 24, STARTS.tilted ?? START, (x) => x, false))).toEqual(
      [],
    );
  });
});

describe("a tensor found from a log", () => {
  onlyLong(it)("is found where it is never rotated, with the plain reading of q and ω", () => {
    const lane = { angular: "explicit", orientation: "exponential-map", inertia: "frozen" } as const;
    const { matches, reading } = examined(csvOf(rowsOf(motionOf(lane, 24))), null);
    expect(matches[0]?.lane).toMatchObject(lane);
    expect(reading).toMatchObject({ order: "wxyz", omega: "world", direction: "body-to-world" });
  });

  /** R(30° about z) I Rᵀ would need five numbers: the recording's axes are not the body's principal ones. */
  const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  const TURNED: readonly [Vec3, Vec3, Vec3] = [
    [c * c * MOMENTS[0] + s * s * MOMENTS[1], c * s * (MOMENTS[0] - MOMENTS[1]), 0],
    [c * s * (MOMENTS[0] - MOMENTS[1]), s * s * MOMENTS[0] + c * c * MOMENTS[1], 0],
    [0, 0, MOMENTS[2]],
  ];

  onlyLong(it)("has the axes too, where they are not principal ones", () => {
    const states = motionOf({ angular: "midpoint" }, 60, START, TURNED);
    const { matches, tensor } = examined(csvOf(rowsOf(states)), null);
    expect(matches.map(({ lane }) => lane.angular)).toEqual(["midpoint"]);
    const trace = MOMENTS[0] + MOMENTS[1] + MOMENTS[2];
    for (const [k, entry] of TURNED.flat().entries())
      expect(tensor?.inertia[k]).toBeCloseTo(entry / trace, 10);
  });

  it("is within the uncertainty that it is given, of six decimals", () => {
    const { tensor } = examined(
      csvOf(rowsOf(motionOf({ angular: "rk4" }, 60)), ROUNDINGS["six decimals"]),
      null,
    );
    const trace = MOMENTS[0] + MOMENTS[1] + MOMENTS[2];
    const off = [MOMENTS[2], MOMENTS[1], MOMENTS[0]].map((moment, k) =>
      Math.abs(moment / trace - (tensor?.moments[k] ?? 0)),
    );
    expect(Math.max(...off)).toBeGreaterThan(0);
    expect(Math.max(...off)).toBeLessThan(tensor?.uncertainty ?? 0);
    expect(tensor?.uncertainty).toBeLessThan(1e-3);
  });
});
