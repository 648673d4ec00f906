import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { laneText, SETTING_IDS, settingOf } from "../../../src/chapters/engines/engineText";
import { throwJob, throwScenario, throwSystem } from "../../../src/chapters/engines/measure";
import { angleText } from "../../../src/chapters/engines/numbers";
import { engineRun, exactRecording } from "../../../src/chapters/engines/race/engineRuns";
import { finishText } from "../../../src/chapters/engines/race/finish";
import { MOST_IN_LAB } from "../../../src/chapters/engines/race/Race";
import {
  figureOf,
  firstRace,
  MOST_RACERS,
  type RacerId,
  raceScenario,
  raceSchema,
  raceValues,
  raceWith,
  runKey,
} from "../../../src/chapters/engines/race/raceState";
import { storedSetting } from "../../../src/chapters/engines/storedMeasurements";
import { racketSpec } from "../../../src/chapters/shared/racketPicture";
import { OBJECT_MESHES } from "../../../src/core/bodies/objects/index";
import { exactErrors } from "../../../src/core/diagnostics/errors";
import type { State } from "../../../src/core/dynamics/state";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { loadEngine } from "../../../src/engines/node";
import { record } from "../../../src/engines/recording";
import { MOST_LANES } from "../../../src/lab/document/bench";
import { Player } from "../../../src/playback/player";
import { statesOf } from "../states";

const scenario = throwScenario("thrownRacketCrooked");

describe("a lane of the race", () => {
  it("has a name that says engine, version, setting, precision and substeps, short enough for a recording", () => {
    for (const id of SETTING_IDS) {
      expect(laneText(id)).toMatch(
        /^\S.* \(npm \d+\.\d+\.\d+\), .+, (single|double) precision, \d substeps?$/,
      );
      expect(laneText(id)).not.toMatch(/undefined/);
      expect(laneText(id).length).toBeLessThanOrEqual(80);
    }
    expect(new Set(SETTING_IDS.map(laneText)).size).toBe(SETTING_IDS.length);
  });

  it("stands on the exact solution until its engine is there", () => {
    const system = throwSystem("thrownRacketCrooked", { recording: exactRecording(scenario) });
    const last = statesOf(system, 300).at(-1) as State;
    // Round-off of the interpolation's end points alone.
    expect(exactErrors(system, last).attitudeError).toBeLessThan(1e-12);
  });

  it("plays what the engine did, frame by frame, and its scenario can be taken to the command line", async () => {
    const made = record(await loadEngine("cannon-es"), throwJob("thrownRacketCrooked", "none"));
    const run = engineRun("cannon-es", scenario.dt, made);
    if (run === null) throw new Error("no run");
    const lanes = [{ recording: run.recording }];
    const taken = JSON.parse(JSON.stringify({ ...scenario, lanes }));
    expect(parseScenario(taken, OBJECT_MESHES).lanes).toHaveLength(1);
    const system = throwSystem("thrownRacketCrooked", { recording: run.recording });
    const [, second] = statesOf(system, 1);
    expect(second?.omega_W).toEqual([...made.states.slice(23, 26)]);
    expect(second?.position_W).toEqual([...made.states.slice(13, 16)]);
  });

  it("ends where the engine ended, and says when; an engine without a first step has no run", () => {
    const states = new Float64Array(39).fill(0);
    for (const frame of [0, 1, 2]) states[13 * frame + 6] = 1;
    const ended = { frame: 3, reason: "the engine stopped: aborted" };
    const run = engineRun("test", scenario.dt, { states, ended });
    expect(run?.ended).toEqual({ time: 3 * scenario.dt, reason: ended.reason });
    expect(run?.recording.orientation).toHaveLength(3);
    expect(engineRun("test", scenario.dt, { states: states.slice(0, 13), ended })).toBeNull();
  });
});

const SPEC = racketSpec({ measures: [], choices: { formulations: [], exact: "on" } });

describe("the state of a race", () => {
  const props = {
    id: "race",
    scenario: "thrownRacketCrooked",
    racers: ["rk4-body", "none", "splitting"],
    frame: 0,
  } as const;
  const figure = figureOf(props, SPEC);
  const first = firstRace(props, figure);
  const read = (values: object) => raceWith(first, v.parse(raceSchema(figure), values), figure);

  it("is taken back as it was saved, with the stage that the inspector shows", () => {
    const settings = { ...first.settings, exact: false, stage: "a.rk4.omega_W", lines: "all" as const };
    const all: readonly RacerId[] = [...SETTING_IDS.slice(0, MOST_RACERS)];
    for (const racers of [[], all.slice(0, 2), all]) {
      const race = { racers, settings };
      expect(read(raceValues(race, 12, figure))).toEqual(race);
    }
  });

  it("has nobody after the first lane that a link leaves empty, and the chapter's racers where it names none", () => {
    expect(read({ a: "jolt:gyroscopic", b: "rapier:always-on", c: "nobody" }).racers).toEqual([
      "jolt:gyroscopic",
      "rapier:always-on",
    ]);
    expect(read({ b: "havok:none" }).racers).toEqual(["rk4-body", "havok:none", "splitting"]);
    expect(() => read({ a: "havok" })).toThrow();
  });
});

describe("the finish of a race", () => {
  it("is read off the runs after five seconds, the nearest first, and not before", async () => {
    const props = {
      id: "race",
      scenario: "thrownRacket",
      racers: ["mujoco:euler", "mujoco:rk4", "cannon-es:none"],
      frame: 0,
    } as const;
    const race = firstRace(props, figureOf(props, SPEC));
    const made = await Promise.all(
      props.racers.map(async (racer) => {
        const { engine, setting } = settingOf(racer);
        const job = throwJob(props.scenario, setting.id);
        return [
          runKey(racer, props.scenario, null),
          engineRun(racer, job.dt, record(await loadEngine(engine), job)),
        ] as const;
      }),
    );
    const runs = new Map(made.flatMap(([key, run]) => (run ? [[key, run] as const] : [])));
    const player = new Player(raceScenario(race, runs, SPEC), OBJECT_MESHES);
    player.seek(299);
    expect(finishText(race, runs, player)).toBeNull();
    player.seek(300);
    expect(finishText(race, new Map(), player)).toBeNull();
    const [euler, cannon] = (["mujoco:euler", "cannon-es:none"] as const).map((id) =>
      angleText(storedSetting(id)[props.scenario][1]?.attitude ?? Number.NaN),
    );
    expect(finishText(race, runs, player)).toBe(
      `After 5 s within 10°: MuJoCo (RK4). Farther off: MuJoCo (Euler) ${euler}; cannon-es ${cannon}.`,
    );
  });
});

it("no more lanes are taken to the lab than it has room for", () => {
  expect(MOST_IN_LAB).toBe(MOST_LANES);
});
