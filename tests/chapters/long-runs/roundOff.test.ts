import { describe, expect, it } from "vitest";
import { longRunOf, runsRoundedOtherwise } from "../../../src/chapters/long-runs/longRun";
import { storedRuns, TABLES } from "../../../src/chapters/long-runs/table/tables";
import type { AngularId } from "../../../src/core/dynamics/ids";
import type { ScenarioId } from "../../../src/core/scenario/named";
import { chosen } from "../../chosen";
import { chapterText } from "../../content/chapters";

describe("runs that differ by round-off", () => {
  const NUMBERS = /<Value of="(flips|energyChange|momentumChange|attitudeError)"([^>]*)\/>/g;
  const specs = [...chapterText("en/long-runs.mdx").matchAll(NUMBERS)].map(([, of, rest = ""]) => ({
    of,
    scenario: (/scenario="(\w+)"/.exec(rest)?.[1] ?? "thrownFiveMinutes") as ScenarioId,
    rule: /rule="([\w-]+)"/.exec(rest)?.[1] as AngularId,
    rate: Number(/rate=\{(\d+)\}/.exec(rest)?.[1]),
    at: Number(/at=\{(\d+)\}/.exec(rest)?.[1]),
  }));

  /** The times of all numbers that one run gives, so that it runs once. */
  function timesOf({ scenario, rule, rate }: (typeof specs)[number]): number[] {
    const same = specs.filter(
      (other) => other.scenario === scenario && other.rule === rule && other.rate === rate,
    );
    return [...new Set(same.map(({ at }) => at))].sort((a, b) => a - b);
  }

  it("give the same flips and, to the digits printed, the same numbers wherever the prose prints one", () => {
    expect(specs.length).toBeGreaterThan(20);
    for (const spec of chosen(specs, ({ rule }) => rule === "implicit-body")) {
      const { of, scenario, rule, rate, at } = spec;
      const times = timesOf(spec);
      const run = longRunOf(scenario, rule, rate, times).checkpoints[times.indexOf(at)];
      for (const { checkpoints } of runsRoundedOtherwise(scenario, rule, rate, times)) {
        const shifted = checkpoints[times.indexOf(at)];
        const name = `${of} ${scenario} ${rule} at ${at} s`;
        if (of === "flips") expect(shifted?.flips, name).toBe(run?.flips);
        if (of === "attitudeError")
          expect(Math.abs((shifted?.attitudeError ?? 9) - (run?.attitudeError ?? 0)), name).toBeLessThan(
            1e-5,
          );
        if (of === "energyChange" || of === "momentumChange") {
          const quantity = of === "energyChange" ? "energyDrift" : "momentumDrift";
          const ratio = (shifted?.[quantity] ?? 9) / (run?.[quantity] ?? 1);
          expect(Math.abs(ratio - 1), name).toBeLessThan(1e-5);
        }
      }
    }
  }, 60_000);

  it("part the explicit run and the late rescaled one, and leave the implicit, midpoint and splitting ones as they are", () => {
    const { at: times } = TABLES.careful;
    const at = (rule: AngularId, time: number) =>
      storedRuns("careful", rule).map(({ checkpoints }) => checkpoints[times.indexOf(time)]);
    const spread = (rule: AngularId, time: number) => {
      const errors = at(rule, time).map((checkpoint) => checkpoint?.attitudeError ?? Number.NaN);
      return Math.max(...errors) - Math.min(...errors);
    };
    const ends = storedRuns("careful", "explicit").map(({ divergedAt }) => divergedAt);
    expect(new Set(ends).size).toBeGreaterThan(1);
    expect(spread("rescaled-momentum", 300)).toBeGreaterThan(1e-3);
    const flips = (time: number) => at("rescaled-momentum", time).map((checkpoint) => checkpoint?.flips);
    expect(new Set(flips(50)).size).toBe(1);
    expect(new Set(flips(300)).size).toBeGreaterThan(1);
    for (const rule of ["implicit-body", "midpoint", "splitting"] as const)
      expect(spread(rule, 300)).toBeLessThan(1e-5);
  }, 60_000);
});
