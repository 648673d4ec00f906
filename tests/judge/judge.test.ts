import { describe, expect, it } from "vitest";
import { ANGULAR } from "../../src/core/dynamics/angular/index";
import { ANGULAR_IDS, type AngularId } from "../../src/core/dynamics/ids";
import { longRun } from "../../src/core/runs/longRun";
import { errorsOf } from "../../src/core/runs/workPrecision";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { TRIAL_IDS, type Verdict } from "../../src/judge/judge";
import { linesOf, WHY } from "../../src/judge/sentences";
import { HORIZONS } from "../../src/judge/trials/kept";
import { chosen } from "../chosen";
import { bookRule, found, judged } from "./inThread";

const ALL_BUT_COST = TRIAL_IDS.filter((id) => id !== "cost");

/** A rule of no order, and one of order two, which comes back in time; all of them in the long tests. */
const JUDGED = chosen(ANGULAR_IDS, (id) => ["none", "splitting"].includes(id));

const isJudged = (id: AngularId) => JUDGED.includes(id);

const known = new Map<AngularId, Verdict>();

/** The verdict on a rule of the core, worked out once. */
function verdictOn(id: AngularId): Verdict {
  const verdict = known.get(id) ?? judged(bookRule(id), ALL_BUT_COST);
  known.set(id, verdict);
  return verdict;
}

describe.each(JUDGED)("the verdict on %s", (id) => {
  const claimed = ANGULAR[id].order;

  it("has the order that the registry states", () => {
    const { order, spin, attitude } = found(verdictOn(id), "order");
    if (claimed === null) expect([order, spin, attitude]).toEqual([null, null, null]);
    // The next term of the error moves a measured order by less than 0.01 on these ladders.
    else expect(Math.abs((order ?? Number.NaN) - claimed)).toBeLessThan(0.02);
  });

  it("has its changes of energy and momentum in five minutes from the same digits as the book’s tables", () => {
    const { scenario } = SCENARIOS.crookedFiveMinutes;
    const system = prepare(parseScenario({ ...scenario, dt: 1 / 60, lanes: [{ angular: id }] }));
    const { checkpoints } = longRun(system, 0, [60 * HORIZONS[0]]);
    const [horizon] = found(verdictOn(id), "kept").horizons;
    // Rules that the core takes along the world’s axes are taken along the body’s here: ten seconds of other round-off.
    expect(Math.abs((horizon?.energy ?? 0) - (checkpoints[0]?.energyDrift ?? Number.NaN))).toBeLessThan(1e-9);
    expect(Math.abs((horizon?.momentum ?? 0) - (checkpoints[0]?.momentumDrift ?? Number.NaN))).toBeLessThan(
      1e-9,
    );
  });

  it("cares for no axes, has no memory, and takes rest for rest", () => {
    const { world, body, again } = found(verdictOn(id), "turned");
    expect([world.isSame, body.isSame, again.isSame]).toEqual([true, true, true]);
    expect(found(verdictOn(id), "rest").staysAtRest).toBe(true);
    // To round-off of three hundred frames.
    expect(found(verdictOn(id), "equalMoments").sphere.spinError).toBeLessThan(1e-12);
  });

  it("finds a short step right, but for the term that is left out", () => {
    const { spin, turn } = found(verdictOn(id), "rates");
    expect([spin.isRight, turn.isRight]).toEqual([id !== "none", true]);
  });

  it("has every line in words, with a place in the book", () => {
    const lines = linesOf(verdictOn(id), (rule) => rule);
    expect(lines.map((line) => line.id)).toEqual(Object.keys(WHY).filter((line) => line !== "cost"));
    for (const { text } of lines) expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
  });
});

/** What becomes of energy, of the size of L and of its direction in five minutes. */
const TRENDS = [
  ["none", { energy: "kept", momentum: "kept", direction: "swings" }],
  ["explicit", { energy: "gains", momentum: "gains", direction: "strays" }],
  ["implicit-world", { energy: "loses", momentum: "loses", direction: "strays" }],
  ["implicit-body", { energy: "loses", momentum: "loses", direction: "strays" }],
  ["implicit-converged", { energy: "loses", momentum: "loses", direction: "strays" }],
  ["linearly-implicit", { energy: "loses", momentum: "gains", direction: "strays" }],
  ["rescaled-momentum", { energy: "loses", momentum: "kept", direction: "strays" }],
  ["momentum", { energy: "gains", momentum: "kept", direction: "kept" }],
  ["midpoint", { energy: "kept", momentum: "kept", direction: "strays" }],
  ["splitting", { energy: "swings", momentum: "kept", direction: "kept" }],
  ["splitting-4", { energy: "swings", momentum: "kept", direction: "kept" }],
  ["augmented", { energy: "gains", momentum: "kept", direction: "kept" }],
  ["rk4", { energy: "loses", momentum: "kept", direction: "kept" }],
  ["exact", { energy: "kept", momentum: "kept", direction: "kept" }],
] as const;

describe("the judge finds what is known of", () => {
  const trends = (id: AngularId) => {
    const { energy, momentum, direction } = found(verdictOn(id), "kept");
    return { energy, momentum, direction };
  };
  it.each(chosen(TRENDS, ([id]) => isJudged(id)))("%s: what it keeps in five minutes", (id, expected) => {
    expect(trends(id)).toEqual(expected);
  });

  it("time: the exact, the splittings and midpoint come back, the others do not; leaving the term out does too", () => {
    const back = JUDGED.filter((id) => found(verdictOn(id), "reversal").comesBack);
    const known = ["none", "midpoint", "splitting", "splitting-4", "exact"] as const;
    expect(back).toEqual(known.filter(isJudged));
  });

  it("flips: the careful throw is counted right by midpoint and splitting, and not by Runge and Kutta’s rule", () => {
    const counts = (id: AngularId) => found(verdictOn(id), "flips").careful;
    for (const id of chosen(["midpoint", "splitting", "exact"] as const, isJudged))
      expect(counts(id).flips).toBe(counts(id).exact);
    for (const id of ["none", "rk4"] as const) expect(counts(id).flips).not.toBe(counts(id).exact);
  });

  it("the middle axis: only without the term does the body stay on it", () => {
    expect(JUDGED.filter((id) => !found(verdictOn(id), "axes").middle.isTrue)).toEqual(["none"]);
  });

  it("long steps: those of the explicit rule must be the shortest", () => {
    const safe = (id: AngularId) => found(verdictOn(id), "safeStep").radians ?? 0;
    const explicit = found(judged(bookRule("explicit"), ["safeStep"]), "safeStep").radians ?? 0;
    for (const id of chosen(["implicit-body", "augmented", "splitting", "rk4"] as const, isJudged)) {
      expect(safe(id)).toBeGreaterThan(explicit);
    }
  });

  it("the work–precision diagram: the same curves as the book’s", () => {
    for (const id of chosen(["implicit-body", "splitting", "rk4"] as const, isJudged)) {
      const { errors } = found(verdictOn(id), "curve");
      for (const [rung, error] of errorsOf(id).entries()) {
        expect(errors[rung]).toBe(error);
      }
    }
  });
});
