import { useState } from "react";
import { Player } from "../../playback/player";
import type { FigureState, StateValues } from "../shell/figureState";
import { pushHeld } from "../shell/historyEntry";
import { useInitialState } from "../shell/initialState";
import { withView } from "../shell/viewState";
import type { OwnStart } from "./hold/ownStart";
import type { LaneId } from "./laneId";
import { goToMoment, type Moment, repeatOf } from "./moment";
import { openDriver, type SimulationDriver } from "./SimulationDriver";
import type { FigureOfLanes, Settings } from "./settings";
import {
  initialSettings,
  needsAnotherRun,
  runSettings,
  scenarioOf,
  settingsWith,
  simulationSchema,
  valuesOf,
} from "./simulationState";
import type { SimulationFigureProps, SimulationSpec } from "./spec";

export interface Simulation {
  readonly settings: Settings;
  readonly driver: SimulationDriver;
  /** Another scenario or other lanes run from the start and keep the frame number. */
  readonly change: (changed: Partial<Settings>) => void;
  /** Of lane A, the last with the gyroscopic term; null if none yet. */
  readonly lastRule: LaneId | null;
  readonly state: FigureState;
  /** `before` is the state until the reader took hold. null where the start is given. */
  readonly setStart: ((start: OwnStart, before: StateValues) => void) | null;
}

interface StateParts {
  readonly figure: FigureOfLanes;
  readonly first: number;
  readonly settings: Settings;
  readonly player: Player;
  readonly schema: FigureState<Moment>["schema"];
  readonly take: (next: Settings, moment: Moment) => void;
}

function stateOf({ figure, first, settings, player, schema, take }: StateParts): FigureState<Moment> {
  return {
    schema,
    current: () => ({ ...valuesOf(settings, player.frame, figure), ...repeatOf(player) }),
    apply: (values) => {
      take(settingsWith(settings, values, figure), values);
      goToMoment(player, values);
    },
    // The scenario brings a time step of its own.
    fresh: () => {
      const opened = settingsWith(initialSettings(figure), { scenario: settings.scenario }, figure);
      return { ...valuesOf(opened, first, figure), scenario: figure.props.scenario };
    },
    restore: ({ frame = first, repeat, ...values }) => {
      player.setRepeat(null);
      take(settingsWith(initialSettings(figure), values, figure), { frame, repeat });
      goToMoment(player, { frame, repeat });
    },
  };
}

export function useSimulation(props: SimulationFigureProps, spec: SimulationSpec): Simulation {
  const figure = { props, spec };
  const first = props.frame ?? 0;
  const [settings, setSettings] = useState(() => initialSettings(figure));
  const [driver] = useState(() =>
    openDriver(new Player(scenarioOf(settings, spec), spec.meshes), first, spec.camera(props.scenario)),
  );
  const [lastRule, setLastRule] = useState<LaneId | null>(null);
  const [schema] = useState(() => simulationSchema(figure));
  const { player } = driver;

  const take = (next: Settings, moment: Moment = {}) => {
    runSettings(player, next, needsAnotherRun(settings, next) ? scenarioOf(next, spec) : null, moment);
    const [present = "none"] = settings.lanes;
    if (present !== "none" && next.lanes[0] === "none") setLastRule(present);
    setSettings(next);
  };
  const state = stateOf({ figure, first, settings, player, schema, take });
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
      pushHeld(props.id, before, { ...before, ...valuesOf(next, 0, figure) });
    },
  };
}
