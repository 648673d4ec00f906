import { describe, expect, it } from "vitest";
import { isDiverged } from "../../../src/core/dynamics/state";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { describeLane } from "../../../src/figures/simulation/describeLane";
import { SimulationDriver } from "../../../src/figures/simulation/SimulationDriver";
import { strings } from "../../../src/figures/strings/en";
import { Player } from "../../../src/playback/player";

const CAMERA = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 } as const;

describe("a lane that diverges, and one beside it that does not", () => {
  const lanes = [{ angular: "explicit" }, { angular: "splitting" }];
  const scenario = parseScenario({ ...SCENARIOS.racketMiddleAxis.scenario, lanes });
  const driver = new SimulationDriver(new Player(scenario), CAMERA);
  const { player } = driver;
  player.seek(player.lastFrame);

  it("is shown as it last was, with the frames that led up to it", () => {
    expect(driver.laneView(0)).toBeNull();
    const view = driver.pictureView(0);
    if (!view) throw new Error("nothing is shown");
    const { frame } = view.state;
    expect(isDiverged(player.instant(0, frame))).toBe(false);
    expect(isDiverged(player.instant(0, frame + 1))).toBe(true);
    expect(view.state).toBe(player.instant(0, frame));
    expect(view.past.at(-2)?.frame).toBe(frame);
    expect(driver.pictureView(0)).toBe(view);
  });

  it("is shown at its own frame before it ends, as is the other throughout", () => {
    expect(driver.pictureView(1)?.state.frame).toBe(player.lastFrame);
    player.seek(100);
    expect(driver.pictureView(0)?.state.frame).toBe(100);
  });
});

describe("a recording that is over", () => {
  const said = (dt: number, endsBecause?: string) => {
    const recording = { name: "a log", dt, orientation: [[1, 0, 0, 0] as const, [1, 0, 0, 0] as const] };
    const read = parseScenario({ ...SCENARIOS.racketMiddleAxis.scenario, lanes: [{ recording }] });
    const scenario = { ...read, lanes: [{ recording: { ...recording, endsBecause } }] };
    const driver = new SimulationDriver(new Player(scenario), CAMERA);
    driver.player.seek(20);
    return describeLane(driver, 0, () => "a body");
  };
  const { dt } = SCENARIOS.racketMiddleAxis.scenario;

  it("is said to end where it ends", () => {
    expect(said(10 * dt)).toBe(strings.lane.recordingEnds("A"));
  });

  it("is said to have no motion where it holds its start alone, as that of an engine not yet loaded", () => {
    expect(said(1e-9 * dt)).toBe(strings.lane.hasNoMotion("A"));
  });

  it("is said to end for the reason that its maker gives, where it gives one", () => {
    const why = "At frame 11: ω was not finite.";
    expect(said(10 * dt, why)).toBe(strings.lane.endsBecause("A", why));
    expect(said(1e-9 * dt, why)).toBe(strings.lane.hasNoMotionBecause("A", why));
  });
});
