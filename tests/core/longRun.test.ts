import { describe, expect, it } from "vitest";
import { exactErrors } from "../../src/core/diagnostics/errors";
import { readings } from "../../src/core/diagnostics/readings";
import type { AngularId } from "../../src/core/dynamics/ids";
import { longRun } from "../../src/core/runs/longRun";
import { SCENARIOS } from "../../src/core/scenario/named";
import type { ScenarioInput } from "../../src/core/scenario/parseScenario";
import { chosen } from "../chosen";
import { finalState, startReadings, systemOf } from "./support";

const racket = SCENARIOS.racketMiddleAxis.scenario;

function careful(angular: AngularId, rate: number, at: readonly number[]) {
  const lanes = [{ angular }];
  const frames = rate * 300;
  return longRun(systemOf({ ...racket, dt: 1 / rate, frames, lanes }), 0, at);
}

describe("a long run", () => {
  it("takes stock as the command line's readings do, at every frame asked for", () => {
    const input: ScenarioInput = { ...racket, lanes: [{ angular: "implicit-body" }] };
    const { system, state } = finalState(input);
    const { checkpoints: standings, divergedAt } = longRun(system, 0, [0, 1800, 3600]);
    expect(divergedAt).toBeNull();
    expect(standings.map(({ frame }) => frame)).toEqual([0, 1800, 3600]);
    expect(standings[0]).toMatchObject({ flips: 0, energyDrift: 0, momentumDrift: 0 });
    const start = startReadings(input);
    expect(standings[2]?.energyDrift).toBe((readings(system, state).energy - start.energy) / start.energy);
    expect(standings[2]?.attitudeError).toBe(exactErrors(system, state).attitudeError);
    expect(standings[2]?.flips).toBe(14);
  });

  it("of the exact solution turns over 71 times in five minutes, and so do the two rules that keep E and |L|", () => {
    for (const rule of ["exact", "midpoint", "splitting"] as const)
      expect(careful(rule, 60, [18_000]).checkpoints[0]?.flips).toBe(71);
  });

  it("of the implicit rules goes on turning over, though it loses nearly all of its energy", () => {
    const rules = ["implicit-world", "implicit-body", "implicit-converged"] as const;
    // The test below counts the flips of the second, which is the first but for round-off.
    for (const rule of chosen(rules, (rule) => rule === "implicit-converged"))
      expect(careful(rule, 60, [18_000]).checkpoints[0]?.flips).toBe(70);
    expect(careful("implicit-body", 30, [1500, 9000]).checkpoints.map(({ flips }) => flips)).toEqual([
      12, 44,
    ]);
  });

  it("of the implicit rule flips every 4.25 s, evenly, the last time at 296.2 s", () => {
    const frames = Array.from({ length: 18_001 }, (_, frame) => frame);
    const { checkpoints } = careful("implicit-body", 60, frames);
    const times = checkpoints
      .filter(({ flips }, k) => k > 0 && flips > (checkpoints[k - 1]?.flips ?? 0))
      .map(({ frame }) => frame / 60);
    const gaps = times.slice(1).map((time, k) => time - (times[k] ?? 0));
    expect(times).toHaveLength(70);
    // To the frame at which L is seen beyond the half: a sixtieth of a second.
    expect(times.at(-1)).toBeCloseTo(296.2, 1);
    for (const gap of gaps) expect(Math.abs(gap - 4.26)).toBeLessThan(1.5 / 60);
  });

  it("of the rescaled step keeps the widest angle that L was ever off", () => {
    const { checkpoints: standings } = careful("rescaled-momentum", 30, [1500, 9000]);
    const [early, late] = standings.map(({ widestAngle }) => widestAngle ?? Number.NaN);
    expect(late).toBeGreaterThan(early ?? Number.NaN);
  });

  it("that ends before its time says when, and keeps what there was", () => {
    const { checkpoints: standings, divergedAt } = careful("explicit", 60, [3000, 18_000]);
    expect(standings).toHaveLength(1);
    expect(divergedAt).toBeGreaterThan(3000);
    expect(divergedAt).toBeLessThan(18_000);
  });
});
