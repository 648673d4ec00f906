import { describe, expect, it } from "vitest";
import { advance, initialInstant } from "../../src/core/dynamics/advance";
import { isDiverged } from "../../src/core/dynamics/state";
import { rows } from "../../src/core/runs/rows";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { History, KEYFRAME_INTERVAL } from "../../src/playback/history";
import { interpolate } from "../../src/playback/interpolate";
import { Player } from "../../src/playback/player";

const scenario = parseScenario({
  ...SCENARIOS.racketMiddleAxis.scenario,
  frames: 2000,
  lanes: [{ angular: "none" }, { angular: "implicit-body" }, { angular: "rk4" }],
});

describe("history", () => {
  it("works out at most one keyframe interval again on a step back, however far back it goes", () => {
    const history = new History(prepare(scenario), 1);
    history.at(2000);
    expect(history.steps).toBeLessThanOrEqual(2000 + KEYFRAME_INTERVAL);
    for (let frame = 1999; frame >= 0; frame--) {
      const before = history.steps;
      history.at(frame);
      expect(history.steps - before).toBeLessThanOrEqual(KEYFRAME_INTERVAL);
    }
  });

  it("stays diverged from the frame where the lane diverged", () => {
    const wild = parseScenario({
      ...SCENARIOS.racketMiddleAxis.scenario,
      dt: 0.2,
      frames: 500,
      lanes: [{ angular: "explicit" }],
    });
    const history = new History(prepare(wild), 0);
    const end = history.at(500);
    expect(isDiverged(end)).toBe(true);
    expect(isDiverged(history.at(0))).toBe(false);
    expect(history.at(499)).toEqual(end);
  });
});

describe("impacts", () => {
  const bouncing = parseScenario({
    body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
    initial: { position: [0, 1, 0], angularVelocity: [1, 2, 3] },
    gravity: [0, -9.8, 0],
    planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }],
    contact: { restitution: 0.6, friction: 0.2 },
    dt: 1 / 120,
    frames: 1500,
    lanes: [{ angular: "implicit-body" }, { angular: "none", contact: { method: "per-vertex" } }],
  });

  it("of any frame, in any order of asking, are those of a run straight through", () => {
    const system = prepare(bouncing);
    const straight: (readonly unknown[])[] = [];
    for (let now = initialInstant(system, 0); !isDiverged(now) && now.frame < 1500; ) {
      const { instant, impacts } = advance(system, 0, now);
      straight.push(impacts);
      now = instant;
    }
    expect(straight.filter((impacts) => impacts.length > 0).length).toBeGreaterThan(10);
    const history = new History(system, 0);
    for (const frame of [1499, 63, 64, 0, 1498, ...straight.keys()])
      expect(history.impactsAfter(frame)).toEqual(straight[frame]);
  });

  it("are none where a lane has diverged", () => {
    const wild = parseScenario({
      ...bouncing,
      initial: { ...bouncing.initial, angularVelocity: [1e7, 0, 0] },
    });
    const history = new History(prepare(wild), 0);
    expect(isDiverged(history.at(1000))).toBe(true);
    expect(history.impactsAfter(1000)).toEqual([]);
  });

  it("stop the player with every step computed once, and the present frame's one step ahead", () => {
    const player = new Player(bouncing);
    const stops: number[] = [];
    const isStruck = (frame: number) =>
      bouncing.lanes.some((_, lane) => player.impactsAfter(lane, frame).length > 0);
    player.stops = { at: isStruck, stopped: () => stops.push(player.frame) };
    while (player.frame < 400) {
      if (!player.playing) player.play();
      player.elapse(1 / 60);
      player.impactsAfter(0);
      player.past(0, 60);
    }
    expect(stops.length).toBeGreaterThan(3);
    expect(player.steps).toBeLessThanOrEqual(bouncing.lanes.length * (player.frame + 1));
  });
});

describe("player", () => {
  it("reports the command line’s digits, for every lane, early and late", () => {
    const player = new Player(scenario);
    const printed = [...rows(scenario, 1)];
    for (const frame of [0, 1, 77, 1000, 1999]) {
      player.seek(frame);
      scenario.lanes.forEach((_, lane) => {
        const row = printed.find((candidate) => candidate.lane === lane && candidate.frame === frame);
        expect(player.report(lane)).toMatchObject(row && !("diverged" in row) ? strip(row) : {});
      });
    }
  });

  it("plays a recording beside a rule: any frame in any order, its end, and the drawing between", () => {
    const run = [...rows(parseScenario({ ...scenario, frames: 300, lanes: [{ angular: "rk4" }] }), 1)];
    const orientation = run.flatMap((row) => ("diverged" in row ? [] : [row.orientation]));
    const angularVelocity = run.flatMap((row) => ("diverged" in row ? [] : [row.angularVelocity]));
    const recording = { name: "log", dt: scenario.dt, orientation, angularVelocity };
    const player = new Player(parseScenario({ ...scenario, lanes: [{ recording }, { angular: "rk4" }] }));
    for (const frame of [299, 0, 64, 63, 300, 1]) {
      player.seek(frame);
      const [played, computed] = [player.report(0), player.report(1)];
      if ("diverged" in played || "diverged" in computed) throw new Error("a lane has ended");
      expect(played.orientation).toEqual(computed.orientation);
      expect(played.attitudeError).toBe(computed.attitudeError);
      // The run had L as its state: measured 2e-16.
      expect(played.energyDrift).toBeCloseTo(computed.energyDrift ?? Number.NaN, 14);
    }
    player.seek(301);
    expect(player.report(0)).toEqual({ diverged: "the recording ends" });
    expect(player.past(0, 10)).toHaveLength(10);
    expect("diverged" in player.report(1)).toBe(false);
  });

  it("keeps the frame number when another scenario is loaded, and runs it from its start", () => {
    const player = new Player(scenario);
    player.seek(300);
    const other = parseScenario({ ...scenario, lanes: [{ angular: "momentum" }] });
    player.load(other);
    expect(player.frame).toBe(300);
    expect(player.instant(0)).toEqual(new History(prepare(other), 0).at(300));
  });

  it("stops on a whole frame, steps by whole frames, and stays within the run", () => {
    const player = new Player(scenario);
    player.play();
    player.elapse(0.045);
    expect(player.fraction).toBeGreaterThan(0);
    player.pause();
    expect(player.fraction).toBe(0);
    const { frame } = player;
    player.step(1);
    expect(player.frame).toBe(frame + 1);
    player.step(-5000);
    expect(player.frame).toBe(0);
    player.seek(1e9);
    expect(player.frame).toBe(2000);
    player.play();
    expect(player.frame).toBe(0);
  });

  it("stops at the end of the run", () => {
    const player = new Player(parseScenario({ ...scenario, frames: 3 }));
    player.play();
    player.elapse(0.1);
    expect(player.playing).toBe(false);
    expect(player.frame).toBe(3);
  });
});

describe("the picture between frames", () => {
  const history = new History(prepare(scenario), 1);
  const [now, next] = [history.at(400), history.at(401)];
  if (isDiverged(now) || isDiverged(next)) throw new Error("diverged");

  it("is the frame itself at its start, and the next one in the limit", () => {
    expect(interpolate(now, next, 0)).toBe(now);
    const almost = interpolate(now, next, 1 - 1e-12);
    expectClose(almost.q_WB, next.q_WB);
    expectClose(almost.omega_W, next.omega_W);
  });

  it("takes the shorter way round when q and −q stand for neighbours", () => {
    const [w, x, y, z] = next.q_WB;
    const middle = interpolate(now, next, 0.5);
    const other = interpolate(now, { ...next, q_WB: [-w, -x, -y, -z] }, 0.5);
    expectClose(other.q_WB, middle.q_WB);
  });
});

/** The last 1e-12 of a frame moves a component by less than 1e-11 here; twice that is left for round-off. */
function expectClose(actual: readonly number[], expected: readonly number[]): void {
  const apart = Math.hypot(...actual.map((part, index) => part - (expected[index] ?? Number.NaN)));
  expect(apart).toBeLessThan(2e-11);
}

function strip(row: object): object {
  const { lane: _lane, frame: _frame, t: _t, ...readings } = row as Record<string, unknown>;
  return readings;
}
