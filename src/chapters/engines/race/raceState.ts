import * as v from "valibot";
import type { RecordedLane } from "../../../core/dynamics/lane";
import type { Scenario } from "../../../core/dynamics/scenario";
import type { ScenarioId } from "../../../core/scenario/named";
import { ENGINES, type EngineId } from "../../../engines/registry";
import type { FigureState } from "../../../figures/shell/figureState";
import { type LaneId, laneTitle } from "../../../figures/simulation/laneId";
import type { Moment } from "../../../figures/simulation/moment";
import type { FigureOfLanes, Settings } from "../../../figures/simulation/settings";
import {
  initialSettings,
  scenarioOf,
  settingsWith,
  simulationSchema,
  valuesOf,
} from "../../../figures/simulation/simulationState";
import type { SimulationSpec } from "../../../figures/simulation/spec";
import { choiceText, isSettingId, laneText, SETTING_IDS, type SettingId, settingOf } from "../engineText";
import { strings } from "../strings/en";
import { type EngineRun, exactRecording } from "./engineRuns";

const RULES = [
  "none",
  "explicit",
  "implicit-body",
  "rescaled-momentum",
  "rescaled-momentum/quaternion/4-substeps",
  "rk4-body",
  "splitting",
] as const satisfies readonly LaneId[];

export type RacerId = SettingId | (typeof RULES)[number];

export const NOBODY = "nobody";

export const RACERS: readonly RacerId[] = [...SETTING_IDS, ...RULES];

function isRacer(text: string): text is RacerId {
  return (RACERS as readonly string[]).includes(text);
}

export function engineOf(racer: RacerId): EngineId | null {
  return isSettingId(racer) ? settingOf(racer).engine : null;
}

export function racerText(racer: RacerId): string {
  return isSettingId(racer) ? choiceText(racer) : strings.race.rules(laneTitle(racer));
}

export interface RaceProps {
  readonly id: string;
  readonly scenario: ScenarioId;
  readonly racers: readonly RacerId[];
  readonly frame: number;
}

export interface Race {
  readonly racers: readonly RacerId[];
  /** Their lanes are the racers', and are none. */
  readonly settings: Settings;
}

export function firstRace({ racers }: RaceProps, figure: FigureOfLanes): Race {
  return { racers, settings: { ...initialSettings(figure), lanes: [] } };
}

/** Their fields in links: one for each of the engines. After the first that is nobody's, nobody follows. */
const LANES = ["a", "b", "c", "d", "e", "f", "g"] as const;

export const MOST_RACERS = LANES.length;

type RacerField = RacerId | typeof NOBODY;

export interface RaceValues
  extends Moment,
    Readonly<Partial<Record<(typeof LANES)[number], RacerField | undefined>>> {}

const racerField = v.custom<RacerField>(
  (input) => input === NOBODY || (typeof input === "string" && isRacer(input)),
  strings.race.laneRefused,
);

export function figureOf({ scenario, racers }: RaceProps, spec: SimulationSpec): FigureOfLanes {
  return { props: { scenario, lanes: racers.map(() => "exact") }, spec };
}

export function raceSchema(figure: FigureOfLanes): FigureState<RaceValues>["schema"] {
  return simulationSchema(figure, Object.fromEntries(LANES.map((lane) => [lane, racerField])));
}

export function raceWith({ racers, settings }: Race, values: RaceValues, figure: FigureOfLanes): Race {
  const asked = LANES.map((lane, index) => values[lane] ?? racers[index] ?? NOBODY);
  const count = [...asked, NOBODY].indexOf(NOBODY);
  return {
    racers: asked.slice(0, count) as RacerId[],
    settings: settingsWith(settings, values, figure),
  };
}

export function raceValues({ racers, settings }: Race, frame: number, figure: FigureOfLanes): RaceValues {
  const lanes = LANES.slice(0, racers.length + 1).map((lane, index) => [lane, racers[index] ?? NOBODY]);
  return { ...valuesOf(settings, frame, figure), ...Object.fromEntries(lanes) };
}

export function runKey(racer: RacerId, scenario: ScenarioId, rate: number | null): string {
  return [racer, scenario, rate].join(" ");
}

export type Runs = ReadonlyMap<string, EngineRun>;

export function runOf({ settings }: Race, racer: RacerId, runs: Runs): EngineRun | undefined {
  return runs.get(runKey(racer, settings.scenario, settings.rate));
}

/** A rule of this notebook always has. */
export function hasRun(race: Race, racer: RacerId, runs: Runs): boolean {
  return !isSettingId(racer) || runOf(race, racer, runs) !== undefined;
}

/** Where nobody races, it has the picture to itself. */
export function showsExact({ racers, settings }: Race): boolean {
  return settings.exact || racers.length === 0;
}

export function raceScenario(race: Race, runs: Runs, spec: SimulationSpec): Scenario {
  const { racers, settings } = race;
  const lanes = racers.map((one): LaneId => (isSettingId(one) ? "exact" : one));
  const scenario = scenarioOf({ ...settings, lanes, exact: true }, spec);
  const played = scenario.lanes.map((lane, index) => {
    const one = racers[index];
    return one !== undefined && isSettingId(one) ? engineLane(race, one, runs, scenario) : lane;
  });
  return { ...scenario, lanes: showsExact(race) ? played : played.slice(0, -1) };
}

function engineLane(race: Race, racer: SettingId, runs: Runs, scenario: Scenario): RecordedLane {
  const name = laneName(race, racer, runs);
  const recording = runOf(race, racer, runs)?.recording ?? exactRecording(scenario);
  return { recording: { ...recording, name } };
}

function laneName(race: Race, racer: SettingId, runs: Runs): string {
  if (runOf(race, racer, runs)) return laneText(racer);
  return strings.race.standsIn(ENGINES[settingOf(racer).engine].name);
}

export function laneIds(race: Race, runs: Runs): LaneId[] {
  return race.racers.map((one): LaneId => (isSettingId(one) ? `titled:${laneName(race, one, runs)}` : one));
}
