import { describe, expect, it } from "vitest";
import { strings } from "../../src/judge/examples/strings/en";
import type { Outcome, TrialId } from "../../src/judge/judge";
import { ruleOf } from "../lab/rule/evaluated";
import { judged } from "./inThread";

/** Runs only the trials that a text speaks of, to save time. */
function foundBy(id: keyof typeof strings, trials: readonly TrialId[]) {
  const verdict = judged(ruleOf(strings[id].source), trials);
  const of = <Found>(outcome: Outcome<Found> | undefined): Found => {
    if (outcome === undefined || "failure" in outcome) throw new Error(`${id}: ${JSON.stringify(outcome)}`);
    return outcome.found;
  };
  return {
    get kept() {
      const { energy, momentum, direction } = of(verdict.kept);
      return { energy, momentum, direction };
    },
    get early() {
      return Math.abs(of(verdict.kept).horizons[0]?.energy ?? Number.NaN);
    },
    get order() {
      const { order } = of(verdict.order);
      return order === null ? null : Math.round(order);
    },
    get doesNotFall() {
      return of(verdict.order).doesNotFall;
    },
    get along() {
      return of(verdict.rates).spin.along;
    },
    get flips() {
      return of(verdict.flips);
    },
    get comesBack() {
      return of(verdict.reversal).comesBack;
    },
    get isSame() {
      const { world, body } = of(verdict.turned);
      return world.isSame && body.isSame;
    },
  };
}

describe("a worked example does what its text says", () => {
  const mended = (["explicitEuler", "lengthKept", "momentumKept", "momentumKeptMidway"] as const).map((id) =>
    foundBy(id, ["order", "kept", "turned", ...(id === "lengthKept" ? (["flips"] as const) : [])]),
  );

  it("of the rule that is mended: first all grows, then |L| is kept, then L, then with order two", () => {
    expect(mended.map(({ kept }) => kept)).toEqual([
      { energy: "gains", momentum: "gains", direction: "strays" },
      { energy: "loses", momentum: "kept", direction: "strays" },
      { energy: "gains", momentum: "kept", direction: "kept" },
      { energy: expect.stringMatching(/gains|loses/), momentum: "kept", direction: "kept" },
    ]);
    expect(mended.map(({ order }) => order)).toEqual([1, 1, 1, 2]);
    expect(mended.every(({ isSame }) => isSame)).toBe(true);
    expect(mended[1]?.flips.careful.flips).toBeLessThan(mended[1]?.flips.careful.exact ?? 0);
    // Order two: in ten seconds the energy drifts by a hundredth of what it did, or less.
    expect(mended[3]?.early).toBeLessThan(0.01 * (mended[2]?.early ?? 0));
  });

  it("of the wrong sign: the true change backwards, and an error that does not fall", () => {
    const { along, doesNotFall } = foundBy("wrongSign", ["rates", "order"]);
    expect(along).toBeCloseTo(-1, 3);
    expect(doesNotFall).toBe(true);
  });

  it("of Simo and Wong: energy and momentum kept, order two, and back again", () => {
    const { kept, order, comesBack, isSame, flips } = foundBy("simoWong", [
      "order",
      "kept",
      "flips",
      "turned",
      "reversal",
    ]);
    expect(kept).toEqual({ energy: "kept", momentum: "kept", direction: "kept" });
    expect([order, comesBack, isSame]).toEqual([2, true, true]);
    expect(flips.careful.flips).toBe(flips.careful.exact);
  });
});
