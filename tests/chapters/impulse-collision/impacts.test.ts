import { describe, expect, it } from "vitest";
import { runSynchronously } from "../../../src/browser/scheduling";
import { followedBoxMarks } from "../../../src/chapters/impulse-collision/boxOnFloor";
import { contactMarks } from "../../../src/chapters/impulse-collision/contactPicture";
import { TOTAL_ENERGY, totalEnergy } from "../../../src/chapters/impulse-collision/contactPlots";
import { THROW_SLIDERS } from "../../../src/chapters/impulse-collision/sliders";
import { bunny } from "../../../src/core/bodies/bunny";
import { advance } from "../../../src/core/dynamics/advance";
import { isDiverged } from "../../../src/core/dynamics/state";
import { addVec, dot, norm, scaleVec, subVec } from "../../../src/core/math/vec3";
import { rows } from "../../../src/core/runs/rows";
import type { ScenarioId } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { stageMarks } from "../../../src/figures/simulation/inspector/stageMarks";
import type { LaneId } from "../../../src/figures/simulation/laneId";
import { quantitiesOf } from "../../../src/figures/simulation/quantities";
import { readoutColumns } from "../../../src/figures/simulation/readouts";
import { isNearFirstImpact, laneWithImpact } from "../../../src/figures/simulation/runEvents";
import { SimulationDriver } from "../../../src/figures/simulation/SimulationDriver";
import { initialSettings, scenarioOf } from "../../../src/figures/simulation/simulationState";
import type { SimulationSpec } from "../../../src/figures/simulation/spec";
import { Player } from "../../../src/playback/player";
import { plotPicture } from "../../../src/plots/timeSeries/curve";
import { plottedRun } from "../../../src/plots/timeSeries/plottedRun";
import { plotSummary } from "../../../src/plots/timeSeries/summary";
import { traceFrame } from "../../../src/trace/traceStep";
import reference from "../../core/reference/contact.json";

const CAMERA = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 } as const;
const SPEC = {
  layers: [],
  meshes: { bunny },
  choices: { formulations: [], sliders: THROW_SLIDERS },
} as unknown as SimulationSpec;
const ALL = new Set(["touching", "velocities", "impulse", "response", "trail"]);

function settingsOf(scenario: ScenarioId, lanes: readonly LaneId[], numbers = {}) {
  return { ...initialSettings({ props: { scenario, lanes }, spec: SPEC }), numbers };
}

function thrown(lanes: readonly LaneId[], numbers = {}) {
  const scenario = scenarioOf(settingsOf("thrownBunny", lanes, numbers), SPEC);
  return new SimulationDriver(new Player(scenario, SPEC.meshes), CAMERA);
}

const SHARED = ["position", "velocity", "angularVelocity", "orientation"] as const;
const QUANTITIES = quantitiesOf(["position", "velocity"], []);

/** What the Readouts hold of the first lane at a frame, by quantity. */
function readings({ player }: SimulationDriver, frame: number): Record<string, unknown> {
  player.seek(frame);
  const [column] = readoutColumns(player, [""], QUANTITIES);
  return Object.fromEntries(Object.entries(column?.cells ?? {}).map(([key, { value }]) => [key, value]));
}

describe("a figure among planes", () => {
  it.each(Object.keys(reference) as (keyof typeof reference)[])(
    "reads as the reference of %s does, and as the command line to the last digit",
    (id) => {
      const { samples, ...input } = reference[id];
      const driver = new SimulationDriver(new Player(parseScenario(input)), CAMERA);
      const printed = [...rows(parseScenario(input), 1)];
      for (const sample of samples) {
        const shown = readings(driver, sample.frame);
        const row = printed[sample.frame];
        if (!row || "diverged" in row) throw new Error(`no frame ${sample.frame}`);
        for (const key of SHARED) {
          expect(shown[key], `${key} at frame ${sample.frame}`).toEqual(row[key]);
          const [here, there] = [shown[key] as number[], sample[key] as number[]];
          const sign =
            key === "orientation" && here.some((part, k) => part * (there[k] ?? 0) < -0.1) ? -1 : 1;
          // As in the core's own test: round-off of some ten impacts.
          here.forEach((part, k) => {
            expect(Math.abs(part - sign * (there[k] ?? 9))).toBeLessThan(1e-8);
          });
        }
      }
    },
  );

  it("builds the reference's throw from a named start and a lane's name", () => {
    const byName = scenarioOf(settingsOf("launchedBox", ["none/averaged/velocity"]), SPEC);
    const { samples, ...input } = reference["launched-box"];
    const driver = new SimulationDriver(new Player(byName), CAMERA);
    const other = new SimulationDriver(new Player(parseScenario(input)), CAMERA);
    for (const { frame } of samples) expect(readings(driver, frame)).toEqual(readings(other, frame));
  });
});

describe("the sliders of a throw", () => {
  it("change what they are named after, and nothing else", () => {
    const plain = thrown(["none"]).player.scenario;
    for (const { id, of, min, max } of THROW_SLIDERS) {
      const value = min + 0.75 * (max - min);
      const changed = thrown(["none"], { [id]: value }).player.scenario;
      for (const other of THROW_SLIDERS)
        expect(other.of(changed), other.id).toBe(other.id === id ? value : other.of(plain));
      expect(of(plain)).toBeGreaterThanOrEqual(min);
      expect(of(plain)).toBeLessThanOrEqual(max);
    }
  });

  it("leave the scenario as it was written until they are moved", () => {
    expect(thrown(["none"]).player.scenario.initial.velocity).toEqual([5, 2, 0]);
  });
});

describe("playing with a stop at impacts", () => {
  it("stops on the frame that is struck, told once, and goes on from there", () => {
    const { player } = thrown(["none/averaged"]);
    const told: number[] = [];
    player.stops = {
      at: (frame) => laneWithImpact(player, frame) !== null,
      stopped: () => told.push(player.frame),
    };
    player.play();
    for (let k = 0; k < 60 && player.playing; k++) player.elapse(0.05);
    expect(told).toEqual([22]);
    expect(player.playing).toBe(false);
    const state = player.instant(0, 22);
    if (isDiverged(state)) throw new Error(state.diverged);
    expect(advance(player.system, 0, state).impacts.length).toBe(1);
    player.play();
    for (let k = 0; k < 60 && player.playing; k++) player.elapse(0.05);
    expect(told).toEqual([22, 28]);
  });
});

describe("playing slowed at the first impact", () => {
  const { player } = thrown(["none/averaged"]);
  const isNear = (frame: number) => isNearFirstImpact(player, frame);
  const from = 22 - Math.round(0.05 / player.scenario.dt);
  const to = 22 + Math.round(0.12 / player.scenario.dt);

  it("is slow from a twentieth of a second before frame 22 to an eighth after it, and at no other impact", () => {
    const frames = Array.from({ length: player.lastFrame }, (_, frame) => frame).filter(isNear);
    expect(frames).toEqual(Array.from({ length: to - from + 1 }, (_, k) => from + k));
  });

  it("goes at a tenth there, and at the reader’s own speed where that is slower or elsewhere", () => {
    player.slows = { at: isNear, to: 0.1 };
    player.seek(from - 1);
    expect(player.pace).toBe(1);
    player.seek(22);
    expect(player.pace).toBe(0.1);
    player.play();
    player.elapse(0.1);
    expect(player.frame + player.fraction).toBeCloseTo(22 + 0.01 / player.scenario.dt, 9);
    player.setSpeed(0.05);
    expect(player.pace).toBe(0.05);
  });
});

describe("what is drawn of an impact", () => {
  const driver = thrown(["none/averaged"]);
  const marksAt = (frame: number) => {
    driver.player.seek(frame);
    const view = driver.laneView(0);
    if (!view) throw new Error("diverged");
    return contactMarks(view, ALL);
  };

  it("is one list of marks from frame to frame, so that none is made anew while it plays", () => {
    const keys = (frame: number) => marksAt(frame).map(({ kind, key }) => `${kind} ${key}`);
    for (const frame of [1, 22, 23, 30, 60, 200, 400]) expect(keys(frame)).toEqual(keys(0));
  });

  it("has the velocity before end where the impulse and the velocity after start, on the bunny in the wall", () => {
    const arrows = marksAt(22).filter((mark) => mark.kind === "arrow");
    const [before, after, impulse] = ["before", "after", "impulse"].map((key) =>
      arrows.find((arrow) => arrow.key === key),
    );
    if (!before || !after || !impulse) throw new Error("three arrows");
    const tip = addVec(before.tail_W, before.span_W);
    expect(norm(subVec(tip, after.tail_W))).toBeLessThan(1e-15);
    expect(impulse.tail_W).toEqual(after.tail_W);
    expect(impulse.tail_W[0]).toBeGreaterThan(2);
    // The wall's normal is −x: half of the speed comes back.
    expect(after.span_W[0]).toBeCloseTo(-0.5 * before.span_W[0], 14);
    expect(dot(impulse.span_W, [-1, 0, 0])).toBeGreaterThan(0.1);
  });

  it("shows nothing before the first impact", () => {
    for (const mark of marksAt(21)) {
      if (mark.kind === "arrow") expect(norm(mark.span_W)).toBe(0);
      if (mark.kind === "ellipsoid") expect(mark.semiAxes).toEqual(scaleVec(0, [1, 1, 1]));
      if (mark.kind === "curve") expect(mark.paths_W).toEqual([]);
    }
  });
});

describe("a picture that follows the box along the floor", () => {
  const scenario = scenarioOf(settingsOf("launchedBox", ["none/averaged"]), SPEC);
  const driver = new SimulationDriver(new Player(scenario), CAMERA);

  it.each([0, 7, 31, 80])(
    "has the box in its middle at frame %i, and the grid where the floor has it",
    (frame) => {
      driver.player.seek(frame);
      const view = driver.laneView(0);
      if (!view) throw new Error("diverged");
      const marks = followedBoxMarks(view, ALL);
      const body = marks.find((mark) => mark.kind === "body");
      const [floor] = marks.filter((mark) => mark.kind === "plane");
      if (!body || !floor?.panel?.offset) throw new Error("a box, and a floor whose grid moves");
      expect([body.position_W[0], body.position_W[2]]).toEqual([0, 0]);
      const { across_W, along_W, cells, offset } = floor.panel;
      const [x, , z] = view.state.position_W;
      // A line of the grid that stands at x in the world: whole squares from the world's origin.
      const squares = [(2 * across_W[0]) / cells[0], (2 * along_W[2]) / cells[1]] as const;
      const lines = [x / squares[0] + offset[0], z / squares[1] + offset[1]];
      for (const line of lines) expect(Math.abs(line - Math.round(line))).toBeLessThan(1e-12);
    },
  );
});

describe("what is drawn of an impact inside its frame", () => {
  it("is an arrow that ends where the body is struck, wherever the picture has the body", () => {
    const { player } = thrown(["none/averaged"]);
    const state = player.instant(0, 22);
    if (isDiverged(state)) throw new Error(state.diverged);
    const { stages } = traceFrame(player.system, 0, state);
    const [impact] = advance(player.system, 0, state).impacts;
    const at = stages.findIndex(({ id }) => id === "withImpulse.impulse_W");
    const stage = stages[at];
    if (!stage || !impact) throw new Error("an impact in this frame");
    const placed = { q_WB: state.q_WB, reach: 0.5, place_W: [0.7, 0.5, 0] as const };
    const [arrow] = stageMarks(stage, stages.slice(0, at + 1), placed);
    if (arrow?.kind !== "arrow") throw new Error("an arrow");
    const tip = addVec(arrow.tail_W, arrow.span_W);
    expect(norm(subVec(tip, addVec(placed.place_W, impact.arm_W)))).toBeLessThan(1e-14);
    expect(dot(arrow.span_W, impact.impulse_W)).toBeCloseTo(norm(arrow.span_W) * norm(impact.impulse_W), 12);
  });
});

describe("impacts in a plot", () => {
  const { player } = thrown(["none/averaged"]);
  const run = runSynchronously(plottedRun(player.system, [TOTAL_ENERGY]));

  it("stand at the frames that are struck, with what was lost there", () => {
    const picture = plotPicture(TOTAL_ENERGY, run, { from: 0, to: 6 });
    const [first] = picture.curves[0]?.impacts ?? [];
    expect(first?.t).toBeCloseTo(22 * 0.015, 12);
    const [before, after] = [22, 23].map((frame) => {
      player.seek(frame);
      const report = player.report(0);
      if ("diverged" in report) throw new Error(report.diverged);
      return totalEnergy(report, player.system);
    });
    // The loss, and what gravity, decay and the way of one frame change besides.
    expect((before ?? 0) - (after ?? 0)).toBeCloseTo(first?.lost ?? 0, 0);
    expect(plotSummary(picture, run, ["lane A"])).toMatch(
      /impacts marked, the greatest loss 7\.06 J at 0\.33 s/,
    );
  });

  it("are left out where they are too small to be seen", () => {
    const picture = plotPicture(TOTAL_ENERGY, run, { from: 0, to: 6 });
    expect(run.lanes[0]?.impacts.length).toBeGreaterThan(100);
    expect(picture.curves[0]?.impacts.length).toBeLessThan(12);
  });
});
