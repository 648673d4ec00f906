import { useState } from "react";
import { Player } from "../../playback/player";
import type { FigureState, StateValues } from "../frame/figureState";
import { pushHeld } from "../frame/historyEntry";
import { useInitialState } from "../frame/initialState";
import { withView } from "../frame/viewState";
import type { OwnStart } from "./hold/ownStart";
import type { LaneId } from "./laneId";
import { checkFrame, goToMoment } from "./moment";
import { openDriver, type SimulationDriver } from "./SimulationDriver";
import {
  initialSettings,
  type Settings,
  type SimulationValues,
  scenarioOf,
  settingsWith,
  simulationSchema,
  valuesOf,
} from "./simulationState";
import type { SimulationFigureProps, SimulationSpec } from "./spec";

/** A running figure of lanes: what the reader has chosen, and what runs it. */
export interface Simulation {
  readonly settings: Settings;
  readonly driver: SimulationDriver;
  /** Changes settings; a change of scenario or lanes runs again from the start and keeps the frame number. */
  readonly change: (changed: Partial<Settings>) => void;
  /** The rule that lane A last had with the gyroscopic term; null if none yet. */
  readonly lastRule: LaneId | null;
  /** What links, the prose and the Back button set. */
  readonly state: FigureState;
  /**
   * Takes over a start that the reader's hand has given the body; `before` is the figure's state until then. Null where the start
   * is given.
   */
  readonly setStart: ((start: OwnStart, before: StateValues) => void) | null;
}

function repeatOf({ repeat }: Player): Pick<SimulationValues, "repeat"> {
  return repeat ? { repeat: [repeat.from, repeat.to] } : {};
}

/** Settings that cannot change without another run. */
const RUN_AGAIN = ["scenario", "lanes", "rate", "exact", "numbers", "q", "spin"] as const;

/**
 * Has a player run what settings now ask for, from the start where it must.
 * @throws StateError if the run ends before a frame that is asked for; nothing has changed then
 */
function applySettings(
  player: Player,
  spec: SimulationSpec,
  { from, to }: { readonly from: Settings; readonly to: Settings },
  { frame, repeat }: SimulationValues,
): void {
  const runsAgain = RUN_AGAIN.some((field) => to[field] !== from[field]);
  const scenario = runsAgain ? scenarioOf(to, spec) : player.scenario;
  checkFrame("frame", frame, scenario.frames);
  checkFrame("repeat", repeat?.[1], scenario.frames);
  if (runsAgain) player.load(scenario);
  if (repeat) player.setRepeat({ from: repeat[0], to: repeat[1] });
  if (to.speed !== from.speed) player.setSpeed(to.speed);
}

interface StateParts {
  readonly props: SimulationFigureProps;
  readonly spec: SimulationSpec;
  readonly settings: Settings;
  readonly player: Player;
  readonly schema: FigureState<SimulationValues>["schema"];
  readonly take: (next: Settings, moment: SimulationValues) => void;
}

/** What links, the prose and the Back button set: the settings, and the player's frame. */
function stateOf({ props, spec, settings, player, schema, take }: StateParts): FigureState<SimulationValues> {
  return {
    schema,
    current: () => ({ ...valuesOf(settings, player.frame, spec), ...repeatOf(player) }),
    apply: (values) => {
      take(settingsWith(settings, values, spec), values);
      goToMoment(player, values);
    },
    // The scenario brings a time step of its own.
    fresh: () => {
      const opened = settingsWith(initialSettings(props, spec), { scenario: settings.scenario }, spec);
      return { ...valuesOf(opened, props.frame ?? 0, spec), scenario: props.scenario };
    },
    restore: (values) => {
      player.setRepeat(null);
      take(settingsWith(initialSettings(props, spec), values, spec), values);
      player.seek(values.frame ?? props.frame ?? 0);
      player.pause();
    },
  };
}

/** A figure of lanes that runs: its settings, its driver, and its state in links. */
export function useSimulation(props: SimulationFigureProps, spec: SimulationSpec): Simulation {
  const [settings, setSettings] = useState(() => initialSettings(props, spec));
  const [driver] = useState(() => {
    const player = new Player(scenarioOf(settings, spec), spec.meshes);
    return openDriver(player, props.frame ?? 0, spec.camera(props.scenario));
  });
  const [lastRule, setLastRule] = useState<LaneId | null>(null);
  const [schema] = useState(() => simulationSchema(props, spec));
  const { player } = driver;

  const take = (next: Settings, moment: SimulationValues = {}) => {
    applySettings(player, spec, { from: settings, to: next }, moment);
    const [present = "none"] = settings.lanes;
    if (present !== "none" && next.lanes[0] === "none") setLastRule(present);
    setSettings(next);
  };
  const state = stateOf({ props, spec, settings, player, schema, take });
  useInitialState(withView(state, driver));
  return {
    settings,
    driver,
    lastRule,
    change: (changed) => take({ ...settings, ...changed }),
    state,
    setStart: (start, before) => {
      const next = { ...settings, ...start };
      take(next, { frame: 0 });
      pushHeld(props.id, before, { ...before, ...valuesOf(next, 0, spec) });
    },
  };
}
