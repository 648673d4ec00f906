import { describe, expect, it } from "vitest";
import { drifts } from "../../src/core/diagnostics/drifts";
import { readings } from "../../src/core/diagnostics/readings";
import { isDiverged } from "../../src/core/dynamics/state";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { percent, ROUND_OFF } from "../../src/format/numbers";
import { Player } from "../../src/playback/player";
import { chosen } from "../chosen";

/** The longest run of the notebook: five minutes at the finest time step that a figure offers. */
const RATE = 240;
const SECONDS = 300;

/** Rules that keep |L| to round-off, whatever the time step. */
const KEEPERS = chosen(["momentum", "splitting", "midpoint"] as const, (rule) => rule === "midpoint");

describe("what a drift leaves that is none", () => {
  it("stays below what is shown as zero, at every second of the longest run", { timeout: 30_000 }, () => {
    const scenario = parseScenario({
      ...SCENARIOS.crookedFiveMinutes.scenario,
      dt: 1 / RATE,
      frames: SECONDS * RATE,
      lanes: KEEPERS.map((angular) => ({ angular })),
    });
    const player = new Player(scenario);
    let most = 0;
    for (const lane of KEEPERS.keys())
      for (let frame = 0; frame <= scenario.frames; frame += RATE)
        most = Math.max(most, Math.abs(momentumDrift(player, lane, frame)));
    // Measured 1.6e-11; the bound is what every operation off in one direction would leave.
    expect(most).toBeLessThan(ROUND_OFF);
    expect(most).toBeGreaterThan(0);
  });

  function momentumDrift(player: Player, lane: number, frame: number): number {
    const [start, now] = [player.instant(lane, 0), player.instant(lane, frame)];
    if (isDiverged(start) || isDiverged(now)) throw new Error("a rule that keeps L diverges");
    return drifts(readings(player.system, start), readings(player.system, now)).momentumDrift ?? Number.NaN;
  }

  it("reads as one zero, and what is no round-off does not", () => {
    const drifts = [0, 2e-16, -1e-14, ROUND_OFF / 2, -ROUND_OFF / 2];
    expect(new Set(drifts.map(percent))).toEqual(new Set(["0 %"]));
    expect(percent(2 * ROUND_OFF)).not.toBe("0 %");
  });
});
