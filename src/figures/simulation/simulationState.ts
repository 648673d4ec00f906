import * as v from "valibot";
import type { Scenario } from "../../core/dynamics/scenario";
import type { Quat } from "../../core/math/quat";
import { norm, type Vec3 } from "../../core/math/vec3";
import { ScenarioError } from "../../core/scenario/errors";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import { SPEEDS } from "../../ui/Transport";
import {
  boolean,
  frameUpTo,
  numberWithin,
  oneOf,
  optionalFields,
  StateError,
  someOf,
} from "../frame/figureState";
import { strings } from "../strings/en";
import { anySpin, attitude, NO_OWN_START, spin } from "./hold/ownStart";
import { isLaneId, type LaneId, laneOf } from "./laneId";
import type { SimulationFigureProps, SimulationSpec } from "./spec";

/** What the reader has chosen in a figure of lanes; the frame, and whether it plays, belong to the player. */
export interface Settings {
  readonly scenario: ScenarioId;
  readonly lanes: readonly LaneId[];
  /** Whether the exact solution runs beside the lanes, as the last of the player's. */
  readonly exact: boolean;
  /** Frames a second; null for the scenario's own time step. */
  readonly rate: number | null;
  /** The numbers that the reader has set, by the ids of their sliders. */
  readonly numbers: Readonly<Record<string, number>>;
  /** How the body stands at the start, and its angular velocity there, where the reader has set them; null as the scenario has it. */
  readonly q: Quat | null;
  readonly spin: Vec3 | null;
  /** Whether playing stops at impacts. */
  readonly stops: boolean;
  readonly layout: "side-by-side" | "overlaid";
  readonly speed: number;
  /** The stage that the inspector shows, by its row's id; null while the inspector is closed. */
  readonly stage: string | null;
  /** Whether the inspector lists every line, not only the steps of the derivation. */
  readonly allLines: boolean;
  /** Which layers the pictures show. */
  readonly shown: ReadonlySet<string>;
}

/** A figure's state as links, prose and history entries carry it: what is left out stays. Slider ids are further fields. */
export interface SimulationValues {
  readonly scenario?: ScenarioId | undefined;
  readonly a?: LaneId | undefined;
  readonly b?: LaneId | undefined;
  readonly c?: LaneId | undefined;
  readonly exact?: boolean | undefined;
  readonly rate?: number | undefined;
  readonly q?: Quat | undefined;
  readonly spin?: Vec3 | undefined;
  readonly frame?: number | undefined;
  readonly speed?: number | undefined;
  readonly layout?: Settings["layout"] | undefined;
  readonly stage?: string | undefined;
  readonly lines?: "steps" | "all" | undefined;
  readonly stops?: boolean | undefined;
  readonly layers?: readonly string[] | undefined;
  /** The frames that playing repeats. */
  readonly repeat?: readonly [number, number] | undefined;
  readonly play?: boolean | undefined;
  readonly [slider: string]: unknown;
}

const words = strings.refused;

const LANE_FIELDS = ["a", "b", "c"] as const;

/** A lane and a stage of its frame, or "first". */
const STAGE = /^(first|[a-c]\.[A-Za-z]\w{0,60}(\.\w{1,60}){1,2}(~\d{1,4})?)$/;

const lane = v.custom<LaneId>(
  (input) => typeof input === "string" && isLaneId(input),
  words.formulation("implicit-body", "none/matrix"),
);
/** The last frame depends on the run, and is checked with it. */
const frame = frameUpTo(1e9);
const range = v.pipe(
  v.strictTuple([frame, frame], words.range),
  v.check(([from, to]) => from < to, words.range),
  v.readonly(),
);
const stage = v.pipe(v.string(words.stage), v.regex(STAGE, words.stageSuchAs("a.implicitBody.jacobian")));

/** What a figure's links and prose may set: only what its controls can show. */
export function simulationSchema(
  { lanes, scenario, rate }: SimulationFigureProps,
  { layers, choices }: SimulationSpec,
): v.GenericSchema<unknown, SimulationValues> {
  const { starts = [], rates, exact, sliders = [], launches, startByHand } = choices;
  const fields: v.ObjectEntries = {
    frame,
    speed: oneOf(SPEEDS),
    stage,
    lines: oneOf(["steps", "all"]),
    layers: someOf(layers.map(({ id }) => id)),
    repeat: range,
    play: boolean,
    scenario: oneOf([...new Set([scenario, ...starts.map(({ value }) => value)])]),
    ...Object.fromEntries(LANE_FIELDS.slice(0, lanes.length).map((field) => [field, lane])),
    ...(lanes.length > 1 && { layout: oneOf(["side-by-side", "overlaid"]) }),
    ...(rates && { rate: rateAmong([...rates, ...(rate ? [rate] : []), ...ownRates(scenario, starts)]) }),
    ...(exact && { exact: boolean }),
    ...(launches && { stops: boolean }),
    ...(startByHand && { q: attitude, spin: spinLike([scenario, ...starts.map(({ value }) => value)]) }),
    ...Object.fromEntries(sliders.map(({ id, min, max }) => [id, numberWithin(min, max)])),
  };
  return optionalFields(fields);
}

/** A spin that a hand may give where these are the other starts: rest, too, where one of them is at rest. */
function spinLike(starts: readonly ScenarioId[]) {
  const isAtRest = (id: ScenarioId) => norm(SCENARIOS[id].scenario.initial.angularVelocity) === 0;
  return starts.some(isAtRest) ? anySpin : spin;
}

/** Frames a second of the scenarios themselves. */
function ownRates(scenario: ScenarioId, starts: readonly { readonly value: ScenarioId }[]): number[] {
  return [scenario, ...starts.map(({ value }) => value)].map((id) => 1 / SCENARIOS[id].scenario.dt);
}

/** One of some rates; a link may carry fewer digits than the rate has. */
function rateAmong(rates: readonly number[]) {
  const isRate = (input: number) => rates.some((rate) => isSameRate(rate, input));
  const names = [...new Set(rates.map((rate) => Number(rate.toPrecision(4))))].sort((a, b) => a - b);
  const message = words.rates(names);
  return v.pipe(v.number(message), v.check(isRate, message));
}

/** Whether two rates agree to a thousandth: a link carries no more digits. */
export function isSameRate(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-3 * Math.max(a, b);
}

/** The rate as settings hold it: null for the scenario's own, whose time step then stays as it was written. */
export function rateSetting(rate: number, scenario: ScenarioId): number | null {
  return Math.abs(rate * SCENARIOS[scenario].scenario.dt - 1) < 1e-6 ? null : rate;
}

/** The settings that a figure opens with. */
export function initialSettings(props: SimulationFigureProps, { layers, choices }: SimulationSpec): Settings {
  return {
    scenario: props.scenario,
    lanes: props.lanes,
    exact: choices.exact === "on",
    rate: props.rate ?? null,
    numbers: {},
    q: null,
    spin: null,
    stops: false,
    layout: "side-by-side",
    speed: 1,
    stage: null,
    allLines: false,
    shown: new Set(layers.filter(({ shownAtFirst }) => shownAtFirst).map(({ id }) => id)),
  };
}

/** Settings with a state's values taken over. */
export function settingsWith(settings: Settings, values: SimulationValues, spec: SimulationSpec): Settings {
  const { scenario = settings.scenario, rate, q, spin } = values;
  // A scenario that is named comes as it is, unless a start is named with it.
  const { q: ownQ, spin: ownSpin } = values.scenario ? NO_OWN_START : settings;
  const sliders = (spec.choices.sliders ?? []).map(({ id }) => id);
  const numbers = Object.entries(values).filter(
    ([field, value]) => sliders.includes(field) && value !== undefined,
  );
  return {
    scenario,
    lanes: settings.lanes.map((present, index) => {
      const field = LANE_FIELDS[index];
      return (field && values[field]) ?? present;
    }),
    exact: values.exact ?? settings.exact,
    rate: rate === undefined ? settings.rate : rateSetting(rate, scenario),
    numbers: { ...settings.numbers, ...(Object.fromEntries(numbers) as Record<string, number>) },
    q: q ?? ownQ,
    spin: spin ?? ownSpin,
    stops: values.stops ?? settings.stops,
    layout: values.layout ?? settings.layout,
    speed: values.speed ?? settings.speed,
    stage: values.stage ?? settings.stage,
    allLines: values.lines ? values.lines === "all" : settings.allLines,
    shown: values.layers ? new Set(values.layers) : settings.shown,
  };
}

/** The values that bring a fresh figure to these settings and this frame. */
export function valuesOf(settings: Settings, presentFrame: number, spec: SimulationSpec): SimulationValues {
  const { scenario, lanes, exact, rate, numbers, q, spin } = settings;
  const { stops, speed, layout, stage, allLines, shown } = settings;
  const { choices, layers } = spec;
  const isAsAtFirst = layers.every(({ id, shownAtFirst }) => shown.has(id) === shownAtFirst);
  return {
    scenario,
    ...Object.fromEntries(lanes.map((id, index) => [LANE_FIELDS[index], id])),
    ...(choices.exact && { exact }),
    ...(choices.rates && { rate: rate ?? 1 / SCENARIOS[scenario].scenario.dt }),
    ...numbers,
    ...(q && { q }),
    ...(spin && { spin }),
    ...(stops && { stops }),
    frame: presentFrame,
    speed,
    ...(lanes.length > 1 && { layout }),
    ...(stage && { stage }),
    ...(allLines && { lines: "all" as const }),
    ...(!isAsAtFirst && { layers: layers.filter(({ id }) => shown.has(id)).map(({ id }) => id) }),
  };
}

/**
 * A named scenario with the reader's lanes and numbers and, if asked for, another time step over the same span of time.
 * @throws StateError where the values do not go together
 */
export function scenarioOf(settings: Settings, { meshes, choices }: SimulationSpec): Scenario {
  const { scenario, lanes, exact, rate, numbers, q, spin } = settings;
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
