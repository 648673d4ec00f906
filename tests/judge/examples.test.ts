import { EXAMPLES } from "virtual:rule-book";
import { describe, expect, it } from "vitest";
import type { TrialId } from "../../src/judge/judge";
import { onlyLong } from "../chosen";
import { ruleOf } from "../lab/rule/evaluated";
import { found, judged } from "./inThread";

const verdictOn = (id: string, ...trials: TrialId[]) => judged(ruleOf(EXAMPLES[id]?.source ?? ""), trials);

describe("a worked example does what its text says", () => {
  it("of the rule that is mended: first all grows, then |L| is kept, then L, then with order two", () => {
    const ids = ["explicitEuler", "lengthKept", "momentumKept", "momentumKeptMidway"] as const;
    const mended = ids.map((id) => verdictOn(id, "order", "kept", "turned"));
    const kept = mended.map((verdict) => found(verdict, "kept"));
    expect(kept).toMatchObject([
      { energy: "gains", momentum: "gains", direction: "strays" },
      { energy: "loses", momentum: "kept", direction: "strays" },
      { energy: "gains", momentum: "kept", direction: "kept" },
      { energy: expect.stringMatching(/gains|loses/), momentum: "kept", direction: "kept" },
    ]);
    const orders = mended.map((verdict) => Math.round(found(verdict, "order").order ?? Number.NaN));
    expect(orders).toEqual([1, 1, 1, 2]);
    for (const verdict of mended)
      expect(found(verdict, "turned")).toMatchObject({ world: { isSame: true }, body: { isSame: true } });
    const { careful } = found(verdictOn("lengthKept", "flips"), "flips");
    expect(careful.flips).toBeLessThan(careful.exact);
    // Order two: in ten seconds the energy drifts by a hundredth of what it did, or less.
    const [third = 0, fourth = 1] = kept.slice(2).map(({ horizons }) => Math.abs(horizons[0]?.energy ?? 1));
    expect(fourth).toBeLessThan(0.01 * third);
  });

  it("of the wrong sign: the true change backwards, and an error that does not fall", () => {
    const verdict = verdictOn("wrongSign", "rates", "order");
    expect(found(verdict, "rates").spin.along).toBeCloseTo(-1, 3);
    expect(found(verdict, "order").doesNotFall).toBe(true);
  });

  onlyLong(it)("of Simo and Wong: energy and momentum kept, order two, and back again", () => {
    const verdict = verdictOn("simoWong", "order", "kept", "flips", "turned", "reversal");
    expect(found(verdict, "kept")).toMatchObject({ energy: "kept", momentum: "kept", direction: "kept" });
    expect(Math.round(found(verdict, "order").order ?? Number.NaN)).toBe(2);
    expect(found(verdict, "reversal").comesBack).toBe(true);
    expect(found(verdict, "turned")).toMatchObject({ world: { isSame: true }, body: { isSame: true } });
    const { careful } = found(verdict, "flips");
    expect(careful.flips).toBe(careful.exact);
  });
});
