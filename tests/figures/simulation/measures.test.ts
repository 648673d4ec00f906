import { expect, it } from "vitest";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { MEASURES } from "../../../src/figures/simulation/measures";
import { Player } from "../../../src/playback/player";

/** What is marked beside a quantity that should stay 0, as it is read. */
function marks(angular: string, frame: number): [string, string | undefined][] {
  const scenario = { ...SCENARIOS.briskBox.scenario, lanes: [{ angular }] };
  const player = new Player(parseScenario(scenario as typeof SCENARIOS.briskBox.scenario));
  player.seek(frame);
  const report = player.report(0);
  if ("diverged" in report) throw new Error(report.diverged);
  return (["energyDrift", "momentumDrift"] as const).map((id) => [
    MEASURES[id].parts(report).join(" "),
    MEASURES[id].strays(report),
  ]);
}

it("what reads as 0 has no mark, what is less than a thousandth a quiet one, and what is more a clear one", () => {
  const all = (["splitting", "momentum", "explicit"] as const).flatMap((rule) => [
    ...marks(rule, 0),
    ...marks(rule, 7),
    ...marks(rule, 120),
  ]);
  expect(new Set(all.map(([, mark]) => mark))).toEqual(new Set([undefined, "slightly", "clearly"]));
  for (const [text, mark] of all) {
    expect(mark === undefined, text).toBe(text === "0 %");
    const size = Math.abs(Number.parseFloat(text.replace("−", "-")));
    if (mark !== undefined && !text.includes("·10"))
      expect(mark, text).toBe(size > 0.1 ? "clearly" : "slightly");
  }
});
