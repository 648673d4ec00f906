import { describe, expect, it } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { isDiverged } from "../../../src/core/dynamics/state";
import { angleBetweenAttitudes, mulQuat, type Quat, unitQuat } from "../../../src/core/math/quat";
import { norm } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { HeldBody } from "../../../src/figures/simulation/hold/HeldBody";
import { SimulationDriver } from "../../../src/figures/simulation/SimulationDriver";
import { Player } from "../../../src/playback/player";

/** Two rules and the exact solution, caught a second into a crooked throw. */
function caught() {
  const scenario = parseScenario({
    ...SCENARIOS.racketCrooked.scenario,
    lanes: [{ angular: "none" }, { angular: "rk4" }, { angular: "exact" }],
  });
  const player = new Player(scenario);
  player.seek(60);
  player.play();
  const camera = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 } as const;
  const driver = new SimulationDriver(player, camera);
  const attitude = (lane: number): Quat => driver.laneView(lane)?.state.q_WB ?? [0, 0, 0, 0];
  return { scenario, player, held: new HeldBody(driver), attitude };
}

const QUARTER: Quat = unitQuat([1, 0, 1, 0]);

describe("a body in the reader's hand", () => {
  it("stands at the start as it was caught, in every lane, with the spin of the start", () => {
    const { player, held, attitude } = caught();
    const before = attitude(1);
    held.take(1, {});
    expect(player.frame).toBe(0);
    expect(player.playing).toBe(false);
    // Four decimals of a quaternion are 0.1 mrad.
    for (const lane of [0, 1, 2]) expect(angleBetweenAttitudes(attitude(lane), before)).toBeLessThan(2e-4);
    expect(player.scenario.initial.angularVelocity).toEqual([0.2, 5, 1.5]);
  });

  it("turns in the world, from how it was caught, and runs from there in every lane", () => {
    const { player, held, attitude } = caught();
    const before = attitude(1);
    held.take(1, {});
    held.turn([1, 0, 0, 0]);
    held.turn(QUARTER);
    for (const lane of [0, 1, 2])
      expect(angleBetweenAttitudes(attitude(lane), mulQuat(QUARTER, before))).toBeLessThan(2e-4);
    const [rk4, exact] = [player.instant(1, 120), player.instant(2, 120)];
    if (isDiverged(rk4) || isDiverged(exact)) throw new Error("a lane has diverged");
    expect(angleBetweenAttitudes(rk4.q_WB, exact.q_WB)).toBeLessThan(1e-2);
    expect(readings(player.system, rk4).energy).toBeCloseTo(readings(player.system, exact).energy, 4);
  });

  it("is let go with the flick or, held still, with the spin that it has", () => {
    const { held } = caught();
    held.take(0, {});
    expect(held.letGo([1.234, 0, -6.789])?.spin).toEqual([1.23, 0, -6.79]);
    held.take(0, {});
    expect(held.letGo([0, 0, 0])?.spin).toEqual([0.2, 5, 1.5]);
    expect(held.letGo([0, 0, 0])).toBeNull();
  });

  it("gains spin by keys without ever coming to rest, and no more than a hand can give", () => {
    const { player, held } = caught();
    held.take(0, {});
    held.spinBy([-0.2, -4.5, -1.5]);
    for (let press = 0; press < 4; press++) {
      held.spinBy([0, -0.5, 0]);
      expect(norm(player.scenario.initial.angularVelocity)).toBeGreaterThanOrEqual(0.1);
    }
    expect(player.scenario.initial.angularVelocity).toEqual([0, -2, 0]);
    for (let press = 0; press < 60; press++) held.spinBy([0, -0.5, 0]);
    expect(player.scenario.initial.angularVelocity).toEqual([0, -20, 0]);
  });

  it("given up, goes on as if it had never been touched", () => {
    const { scenario, player, held } = caught();
    held.take(0, {});
    held.turn(QUARTER);
    held.giveUp();
    expect(player.scenario).toEqual(scenario);
    expect(player.frame).toBe(60);
    expect(player.playing).toBe(true);
  });
});
