import * as v from "valibot";
import type { RecordedLane } from "../../../core/dynamics/lane";
import type { Scenario } from "../../../core/dynamics/scenario";
import type { ScenarioId } from "../../../core/scenario/named";
import { ENGINES } from "../../../engines/registry";
import type { FigureState } from "../../../figures/frame/figureState";
import type { LaneId } from "../../../figures/simulation/laneId";
import type { Moment } from "../../../figures/simulation/moment";
import type { FigureOfLanes, Settings } from "../../../figures/simulation/settings";
import {
  scenarioOf,
  settingsWith,
  simulationSchema,
  valuesOf,
} from "../../../figures/simulation/simulationState";
import type { SimulationSpec } from "../../../figures/simulation/spec";
import { isSettingId, laneText } from "../engineText";
import { strings } from "../strings/en";
import { type EngineRun, exactRecording } from "./engineRuns";
import { engineOf, isRacer, NOBODY, type RacerId } from "./racers";

/** What a chapter's text says of a race. */
export interface RaceProps {
  readonly id: string;
  readonly scenario: ScenarioId;
  readonly racers: readonly RacerId[];
  /** The frame that it opens on. */
  readonly frame: number;
}

/** What the reader has chosen in the race. */
export interface Race {
  readonly racers: readonly RacerId[];
  /** The rest, as every figure of lanes has it; its lanes follow from the racers. */
  readonly settings: Settings;
}

/** As links have it: racers by their ids, the third possibly nobody. */
export interface RaceValues extends Moment {
  readonly a?: RacerId | undefined;
  readonly b?: RacerId | undefined;
  readonly c?: RacerId | typeof NOBODY | undefined;
}

const racer = v.custom<RacerId>(
  (input) => typeof input === "string" && isRacer(input),
  strings.race.laneRefused,
);
const third = v.custom<RacerId | typeof NOBODY>(
  (input) => input === NOBODY || (typeof input === "string" && isRacer(input)),
  strings.race.laneRefused,
);

/** The race as settings see it. Its lanes say only how many there are. */
export function figureOf({ scenario, racers }: RaceProps, spec: SimulationSpec): FigureOfLanes {
  return { props: { scenario, lanes: racers.map(() => "exact") }, spec };
}

/** What links and prose may set: only what the controls can show. */
export function raceSchema(figure: FigureOfLanes): FigureState<RaceValues>["schema"] {
  return simulationSchema(figure, { a: racer, b: racer, c: third });
}

/** The race with a state's values taken over. */
export function raceWith({ racers, settings }: Race, values: RaceValues, figure: FigureOfLanes): Race {
  const { a = racers[0], b = racers[1], c = racers[2] ?? NOBODY, ...others } = values;
  return {
    racers: [a, b, c].filter((one): one is RacerId => one !== undefined && one !== NOBODY),
    settings: settingsWith(settings, others, figure),
  };
}

/** The values that bring a fresh race here. */
export function raceValues({ racers, settings }: Race, frame: number, figure: FigureOfLanes): RaceValues {
  const [a, b, c = NOBODY] = racers;
  const { a: _a, b: _b, c: _c, ...others } = valuesOf(settings, frame, figure);
  return { ...others, a, b, c };
}

/** The key of an engine's run. */
export function runKey(racer: RacerId, scenario: ScenarioId, rate: number | null): string {
  return [racer, scenario, rate].join(" ");
}

export type Runs = ReadonlyMap<string, EngineRun>;

/** The run of a lane; undefined for a rule of this book, and where its engine has not run yet. */
export function runOf({ settings }: Race, racer: RacerId, runs: Runs): EngineRun | undefined {
  return runs.get(runKey(racer, settings.scenario, settings.rate));
}

/** The throw as the core takes it: engines' lanes are recordings, or the exact solution until there is one. */
export function raceScenario(race: Race, runs: Runs, spec: SimulationSpec): Scenario {
  const { racers, settings } = race;
  const lanes = racers.map((one): LaneId => (isSettingId(one) ? "exact" : one));
  const scenario = scenarioOf({ ...settings, lanes, exact: true }, spec);
  const played = scenario.lanes.map((lane, index) => {
    const one = racers[index];
    return one !== undefined && isSettingId(one) ? engineLane(race, one, runs, scenario) : lane;
  });
  return { ...scenario, lanes: settings.exact ? played : played.slice(0, -1) };
}

function engineLane(race: Race, racer: RacerId, runs: Runs, scenario: Scenario): RecordedLane {
  const name = laneName(race, racer, runs);
  const recording = runOf(race, racer, runs)?.recording ?? exactRecording(scenario);
  return { recording: { ...recording, name } };
}

/** Engine, version, setting, precision and substeps; of an engine without a run, that the exact solution is shown. */
function laneName(race: Race, racer: RacerId, runs: Runs): string {
  const engine = engineOf(racer);
  if (engine === null || !isSettingId(racer)) return "";
  return runOf(race, racer, runs) ? laneText(racer) : strings.race.standsIn(ENGINES[engine].name);
}

/** The lanes as headings name them. */
export function laneIds(race: Race, runs: Runs): LaneId[] {
  return race.racers.map((one): LaneId => (isSettingId(one) ? `titled:${laneName(race, one, runs)}` : one));
}
