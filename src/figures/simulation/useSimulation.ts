import { type RefObject, useEffect, useRef, useState } from "react";
import type { Scenario } from "../../core/dynamics/scenario";
import { ScenarioError } from "../../core/scenario/errors";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import { unreadable } from "../frame/permalink";
import { type LaneId, laneOf } from "./laneId";
import { restoreState } from "./restoreState";
import { SimulationDriver } from "./SimulationDriver";
import { DIALS, readLink, readWish, type Wish, type WishReading } from "./simulationState";
import type { SimulationFigureProps, SimulationSpec } from "./spec";

type Dials = Readonly<Partial<Record<(typeof DIALS)[number], number>>>;

/** What the reader has chosen in a figure of lanes; the frame and whether it plays are the player's. */
export interface Settings {
  readonly scenario: ScenarioId;
  readonly lanes: readonly LaneId[];
  /** Whether the exact solution runs beside the lanes, as the last of the player's. */
  readonly exact: boolean;
  /** Frames a second; null for the scenario's own time step. */
  readonly rate: number | null;
  /** The numbers that the reader has set, by the ids of their sliders. */
  readonly dials: Dials;
  /** Whether playing stops wherever a body is struck. */
  readonly stops: boolean;
  readonly layout: "side-by-side" | "overlaid";
  readonly speed: number;
  /** The stage inside the frame that is looked at, by its row's id; null while no frame is looked into. */
  readonly stage: string | null;
  /** Which layers the pictures show. */
  readonly shown: ReadonlySet<string>;
}

export interface Simulation {
  readonly settings: Settings;
  readonly driver: SimulationDriver;
  /** Changes settings; a change of scenario or lanes runs again from the start and keeps the frame number. */
  readonly change: (changed: Partial<Settings>) => void;
  /** Does what a link or a phrase in the prose asks, or says what was not understood. */
  readonly follow: (reading: WishReading) => void;
  /** Why a link could not be followed; empty if all is well. */
  readonly trouble: string;
}

/** A named scenario with other lanes and numbers and, if asked for, another time step over the same span of time. */
export function scenarioOf(
  { scenario, lanes, exact, rate, dials }: Pick<Settings, "scenario" | "lanes" | "exact" | "rate" | "dials">,
  { sliders = [], meshes }: SimulationSpec,
): Scenario {
  const named = sliders.reduce<ScenarioInput>((input, { id, into }) => {
    const value = dials[id];
    return value === undefined ? input : into(input, value);
  }, SCENARIOS[scenario].scenario);
  const timing = rate === null ? {} : { dt: 1 / rate, frames: Math.round(named.dt * named.frames * rate) };
  const shown: LaneId[] = exact ? [...lanes, "exact"] : [...lanes];
  return parseScenario({ ...named, ...timing, lanes: shown.map(laneOf) }, meshes);
}

/** The settings of a figure of lanes and the driver that runs them. */
export function useSimulation(props: SimulationFigureProps, kind: SimulationSpec): Simulation {
  const [settings, setSettings] = useState<Settings>(() => ({
    scenario: props.scenario,
    lanes: props.lanes,
    exact: kind.exact === "on",
    rate: props.rate ?? null,
    dials: {},
    stops: false,
    layout: "side-by-side",
    speed: 1,
    stage: null,
    shown: new Set(kind.layers.filter((layer) => layer.shownAtFirst).map((layer) => layer.id)),
  }));
  const [driver] = useState(
    () =>
      new SimulationDriver(
        scenarioOf(settings, kind),
        kind.camera(props.scenario),
        props.frame ?? 0,
        kind.meshes,
      ),
  );
  const [trouble, setTrouble] = useState("");

  const change = (changed: Partial<Settings>) => {
    const next = { ...settings, ...changed };
    const runsAgain = RUN_AGAIN.some((field) => changed[field] !== undefined);
    if (runsAgain) driver.player.load(scenarioOf(next, kind));
    setSettings(next);
    if (changed.speed) driver.player.setSpeed(changed.speed);
  };
  const follow = (reading: WishReading) => {
    if ("trouble" in reading) {
      setTrouble(unreadable(reading.trouble));
      return;
    }
    const foreign = foreignDial(reading.wish, kind);
    if (foreign !== null) {
      setTrouble(`This link could not be followed. ${foreign}: it is not a number of this figure.`);
      return;
    }
    setTrouble("");
    try {
      change(settingsIn(reading.wish, settings, kind));
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      setTrouble(`This link could not be followed. ${error.message}.`);
      return;
    }
    if (reading.wish.frame !== undefined) driver.player.seek(reading.wish.frame);
    if (reading.wish.play) driver.player.play();
  };

  useEffect(() => driver.invalidate());
  return { settings, driver, change, follow, trouble };
}

/** A number that a wish would set and the figure has no slider for; null if there is none. */
export function foreignDial(wish: Wish, { sliders = [] }: SimulationSpec): string | null {
  const foreign = DIALS.find((id) => wish[id] !== undefined && !sliders.some((slider) => slider.id === id));
  return foreign ?? null;
}

/** What cannot change without another run. */
const RUN_AGAIN = ["scenario", "lanes", "rate", "exact", "dials"] as const;

function settingsIn(wish: Wish, { lanes, dials }: Settings, kind: SimulationSpec): Partial<Settings> {
  const { a, b, c, exact, scenario, rate, layout, speed, stage, stops } = wish;
  const wished = [a, b, c];
  const set = (kind.sliders ?? []).flatMap(({ id, min, max }) => {
    const value = wish[id];
    return value === undefined ? [] : [[id, Math.max(min, Math.min(max, value))] as const];
  });
  return {
    ...(exact !== undefined && { exact }),
    ...((a || b || c) && { lanes: lanes.map((rule, lane) => wished[lane] ?? rule) }),
    ...(scenario && { scenario }),
    ...(rate && { rate }),
    ...(set.length > 0 && { dials: { ...dials, ...Object.fromEntries(set) } }),
    ...(stops !== undefined && { stops }),
    ...(layout && { layout }),
    ...(speed && { speed }),
    ...(stage && { stage }),
  };
}

/** How a figure stands now, as a wish that would bring it there. */
export function presentWish({ settings, driver }: Pick<Simulation, "settings" | "driver">): Wish {
  const [a, b, c] = settings.lanes;
  const { scenario, rate, exact, dials, stops, speed, layout, stage } = settings;
  const { frame } = driver.player;
  return {
    scenario,
    ...(a && { a }),
    ...(b && { b }),
    ...(c && { c }),
    ...(exact && { exact }),
    ...(rate && { rate }),
    ...dials,
    ...(stops && { stops }),
    frame,
    speed,
    layout,
    ...(stage && { stage }),
  };
}

/**
 * Follows the wishes of the page: at first what it was left as, or else what its address asks, then those of the prose. Tells the page that the
 * figure is alive once it listens.
 */
export function useWishes(
  figure: RefObject<HTMLElement | null>,
  id: string,
  follow: Simulation["follow"],
): void {
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    const onWish = (event: Event) => latest.current(readWish((event as CustomEvent).detail));
    element.addEventListener("figure:set", onWish);
    const first = restoreState(id) ?? readLink(id, window.location.search);
    if (first) latest.current(first);
    element.dispatchEvent(new Event("figure:alive", { bubbles: true }));
    return () => element.removeEventListener("figure:set", onWish);
  }, [figure, id]);
}
