import { describe, expect, it } from "vitest";
import { step as explicitEuler } from "../../src/judge/examples/explicitEuler";
import { EXAMPLE_IDS, type ExampleId, exampleSource } from "../../src/judge/examples/index";
import { step as lengthKept } from "../../src/judge/examples/lengthKept";
import { advance as momentumKept } from "../../src/judge/examples/momentumKept";
import { advance as momentumKeptMidway } from "../../src/judge/examples/momentumKeptMidway";
import { advance as simoWong } from "../../src/judge/examples/simoWong";
import { strings } from "../../src/judge/examples/strings/en";
import { step as wrongSign } from "../../src/judge/examples/wrongSign";
import { judge, type Outcome, type TrialId } from "../../src/judge/judge";
import type { Rule } from "../../src/judge/rule";
import { THROWS, thrown } from "../../src/judge/starts";
import { prepare } from "../../src/lab/rule/program/prepare";
import { runRule } from "../../src/lab/rule/worker/run";
import { ruleOf } from "../lab/rule/evaluated";

const RULES: Readonly<Record<ExampleId, Rule>> = {
  explicitEuler: { kind: "step", step: explicitEuler },
  lengthKept: { kind: "step", step: lengthKept },
  momentumKept: { kind: "advance", advance: momentumKept },
  momentumKeptMidway: { kind: "advance", advance: momentumKeptMidway },
  wrongSign: { kind: "step", step: wrongSign },
  simoWong: { kind: "advance", advance: simoWong },
};

/** Runs only the trials that a text speaks of, to save time. */
function foundBy(id: ExampleId, trials: readonly TrialId[]) {
  const verdict = judge(RULES[id], { trials });
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

describe("a worked example as a reader's program", () => {
  it.each(EXAMPLE_IDS)("%s is prepared, has words, and the states of the file to the last bit", (id) => {
    const source = exampleSource(id);
    expect(source).not.toContain("../");
    expect(prepare(source)).toMatchObject({ kind: RULES[id].kind });
    expect(strings[id].text.length).toBeGreaterThan(50);
    const [first] = THROWS;
    const { body, scenario } = thrown(first, 1 / 60, 60);
    const { q_WB, omega_W } = first;
    const job = { q_WB, omega_W, body, dt: scenario.dt, frames: 60, orientation: "exponential-map" } as const;
    expect(runRule(ruleOf(source), job)).toEqual(runRule(RULES[id], job));
  });
});
