import * as v from "valibot";
import type { Scenario } from "../../core/dynamics/scenario";
import { ScenarioError } from "../../core/scenario/errors";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import type { Player } from "../../playback/player";
import {
  type FigureState,
  numberWithin,
  optionalFields,
  StateError,
  type StateValues,
} from "../shell/figureState";
import { strings } from "../strings/en";
import { NO_OWN_START } from "./hold/ownStart";
import { isLaneId, type LaneId, laneOf } from "./laneId";
import { checkMoment, MOMENT_FIELDS, type Moment } from "./moment";
import { FIELDS, type FigureOfLanes, type Settings, startsOf } from "./settings";
import type { SimulationSpec } from "./spec";

const words = strings.refused;

const LANE_FIELDS = ["a", "b", "c"] as const;

const lane = v.custom<LaneId>(
  (input) => typeof input === "string" && isLaneId(input),
  words.formulation("implicit-body", "none/matrix"),
);

/**
 * Accepts what the figure's controls can show, nothing else.
 * @param own schemas of further fields, or others of the same; null for a field that this figure has not
 */
export function simulationSchema<Values extends Moment = Moment>(
  figure: FigureOfLanes,
  own: Readonly<Record<string, v.GenericSchema | null>> = {},
): FigureState<Values>["schema"] {
  const { lanes, rate } = figure.props;
  const { rates, sliders = [] } = figure.spec.choices;
  const asWritten = startsOf(figure).map((id) => 1 / SCENARIOS[id].scenario.dt);
  const all = {
    ...MOMENT_FIELDS,
    ...Object.fromEntries(Object.entries(FIELDS).map(([name, { schema }]) => [name, schema(figure)])),
    ...Object.fromEntries(LANE_FIELDS.slice(0, lanes.length).map((field) => [field, lane])),
    ...(rates && { rate: rateAmong([...rates, ...(rate ? [rate] : []), ...asWritten]) }),
    ...Object.fromEntries(sliders.map(({ id, min, max }) => [id, numberWithin(min, max)])),
    ...own,
  };
  return optionalFields(Object.fromEntries(Object.entries(all).filter(([, schema]) => schema !== null)));
}

function rateAmong(rates: readonly number[]) {
  const isRate = (input: number) => rates.some((rate) => isSameRate(rate, input));
  const names = [...new Set(rates.map((rate) => Number(rate.toPrecision(4))))].sort((a, b) => a - b);
  const message = words.rates(names);
  return v.pipe(v.number(message), v.check(isRate, message));
}

/** To a thousandth: a link carries no more digits. */
export function isSameRate(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-3 * Math.max(a, b);
}

/** null for the scenario's own rate, whose time step stays as written */
export function rateSetting(rate: number, scenario: ScenarioId): number | null {
  return Math.abs(rate * SCENARIOS[scenario].scenario.dt - 1) < 1e-6 ? null : rate;
}

export function initialSettings(figure: FigureOfLanes): Settings {
  const { lanes, rate = null } = figure.props;
  const fields = Object.entries(FIELDS).map(([name, { initial }]) => [name, initial(figure)]);
  return { ...(Object.fromEntries(fields) as Settings), lanes, rate, numbers: {} };
}

export function settingsWith(settings: Settings, values: StateValues, { spec }: FigureOfLanes): Settings {
  const { scenario, rate } = values as { readonly scenario?: ScenarioId; readonly rate?: number };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const sliders = (spec.choices.sliders ?? []).map(({ id }) => id);
  return {
    ...settings,
    // A scenario named without a start comes as it is.
    ...(scenario && NO_OWN_START),
    ...Object.fromEntries(given.filter(([name]) => name in FIELDS)),
    lanes: settings.lanes.map((present, index) => {
      const field = LANE_FIELDS[index];
      return (field && (values[field] as LaneId | undefined)) ?? present;
    }),
    rate: rate === undefined ? settings.rate : rateSetting(rate, scenario ?? settings.scenario),
    numbers: {
      ...settings.numbers,
      ...(Object.fromEntries(given.filter(([name]) => sliders.includes(name))) as Settings["numbers"]),
    },
  };
}

export function valuesOf(settings: Settings, frame: number, figure: FigureOfLanes): Moment {
  const { scenario, lanes, rate, numbers } = settings;
  const changed = Object.entries(FIELDS).flatMap(([name, { initial, schema }]) => {
    const value = settings[name as keyof typeof FIELDS];
    const isAsAtFirst = value === null || String(value) === String(initial(figure));
    return isAsAtFirst || schema(figure) === null ? [] : [[name, value]];
  });
  return {
    scenario,
    ...Object.fromEntries(LANE_FIELDS.slice(0, lanes.length).map((field, index) => [field, lanes[index]])),
    ...(figure.spec.choices.rates && { rate: rate ?? 1 / SCENARIOS[scenario].scenario.dt }),
    ...numbers,
    frame,
    ...Object.fromEntries(changed),
  };
}

const RUN_AGAIN = ["scenario", "lanes", "rate", "exact", "numbers", "q", "spin"] as const;

export function needsAnotherRun(from: Settings, to: Settings): boolean {
  return RUN_AGAIN.some((name) => from[name] !== to[name]);
}

/**
 * @param scenario to be run from its start; null lets the present run stand
 * @throws StateError if the run ends before a frame asked for, with nothing changed
 */
export function runSettings(
  player: Player,
  { speed }: Pick<Settings, "speed">,
  scenario: Scenario | null,
  moment: Moment,
): void {
  checkMoment(moment, (scenario ?? player.scenario).frames);
  if (scenario) player.load(scenario);
  if (speed !== player.speed) player.setSpeed(speed);
}

/**
 * Another time step runs over the same span of time.
 * @throws StateError where the values do not go together
 */
export function scenarioOf(
  { scenario, lanes, exact, rate, numbers, q, spin }: Settings,
  { meshes, choices }: SimulationSpec,
): Scenario {
  const named = (choices.sliders ?? []).reduce<ScenarioInput>((input, { id, into }) => {
    const value = numbers[id];
    return value === undefined ? input : into(input, value);
  }, SCENARIOS[scenario].scenario);
  const timing = rate === null ? {} : { dt: 1 / rate, frames: Math.round(named.dt * named.frames * rate) };
  const initial = {
    ...named.initial,
    ...(q && { orientation: [...q] as [number, number, number, number] }),
    ...(spin && { angularVelocity: [...spin] as [number, number, number] }),
  };
  const shown: LaneId[] = exact ? [...lanes, "exact"] : [...lanes];
  try {
    return parseScenario({ ...named, ...timing, initial, lanes: shown.map(laneOf) }, meshes);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const exactLane = shown.indexOf("exact");
    throw new StateError(error.field, exactLane < 0 ? words.another : words.noneBesideExact(exactLane));
  }
}
