import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FigureState } from "../../../figures/shell/figureState";
import { goToMoment, type Moment, repeatOf } from "../../../figures/simulation/moment";
import { openDriver } from "../../../figures/simulation/SimulationDriver";
import type { FigureOfLanes } from "../../../figures/simulation/settings";
import { needsAnotherRun, runSettings } from "../../../figures/simulation/simulationState";
import type { SimulationSpec } from "../../../figures/simulation/spec";
import type { Simulation } from "../../../figures/simulation/useSimulation";
import { Player } from "../../../playback/player";
import { useStatuses } from "../EngineButton";
import { engineStore } from "../engineStore";
import { isSettingId, laneText, settingOf } from "../engineText";
import { engineRun, jobOf } from "./engineRuns";
import {
  engineOf,
  figureOf,
  firstRace,
  laneIds,
  type Race,
  type RaceProps,
  type RacerId,
  type RaceValues,
  type Runs,
  raceScenario,
  raceSchema,
  raceValues,
  raceWith,
  runKey,
  runOf,
  showsExact,
} from "./raceState";

export interface RunningRace {
  readonly simulation: Simulation;
  readonly race: Race;
  readonly runs: Runs;
  readonly choose: (racers: readonly RacerId[]) => void;
  /** Plays from the start once every engine of these that is on its way has come, and has run. */
  readonly startWith: (racers: readonly RacerId[]) => void;
}

export function useRace(props: RaceProps, spec: SimulationSpec): RunningRace {
  const figure = figureOf(props, spec);
  const [race, setRace] = useState<Race>(() => firstRace(props, figure));
  const [runs, setRuns] = useState<Runs>(new Map());
  const [driver] = useState(() =>
    openDriver(
      new Player(raceScenario(race, runs, spec), spec.meshes),
      props.frame,
      spec.camera(props.scenario),
    ),
  );
  const [schema] = useState(() => raceSchema(figure));
  const { player } = driver;

  const take = (next: Race, moment: Moment = {}) => {
    const runsAgain = next.racers !== race.racers || needsAnotherRun(race.settings, next.settings);
    runSettings(player, next.settings, runsAgain ? raceScenario(next, runs, spec) : null, moment);
    setRace(next);
  };
  useMissingRuns(race, runs, player, (found) => {
    const all = new Map([...runs, ...found]);
    setRuns(all);
    player.load(raceScenario(race, all, spec));
  });
  const simulation: Simulation = {
    settings: { ...race.settings, lanes: laneIds(race, runs), exact: showsExact(race) },
    driver,
    lastRule: null,
    setStart: null,
    change: ({ lanes: _, ...changed }) => take({ ...race, settings: { ...race.settings, ...changed } }),
    state: stateOf({ props, figure, race, player, schema, take }),
  };
  const choose = (racers: readonly RacerId[]) => take({ ...race, racers });
  const awaitAll = useStart(race, runs, player);
  const startWith = (racers: readonly RacerId[]) => {
    awaitAll();
    choose(racers);
  };
  return { simulation, race, runs, choose, startWith };
}

/** Not under reduced motion: there the run stands at its start. */
function useStart(race: Race, runs: Runs, player: Player): () => void {
  const statuses = useStatuses();
  const isAwaited = useRef(false);
  useEffect(() => {
    const isComing = (racer: RacerId) => {
      const engine = engineOf(racer);
      const isThere = engine === null || runOf(race, racer, runs) !== undefined;
      return !isThere && ["loading", "ready"].includes(statuses[engine].kind);
    };
    if (!isAwaited.current || race.racers.some(isComing)) return;
    isAwaited.current = false;
    player.reset();
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) player.play();
  }, [race, runs, statuses, player]);
  return () => {
    isAwaited.current = true;
  };
}

interface StateParts {
  readonly props: RaceProps;
  readonly figure: FigureOfLanes;
  readonly race: Race;
  readonly player: Player;
  readonly schema: FigureState<RaceValues>["schema"];
  readonly take: (next: Race, moment: Moment) => void;
}

function stateOf({ props, figure, race, player, schema, take }: StateParts): FigureState<RaceValues> {
  return {
    schema,
    current: () => ({ ...raceValues(race, player.frame, figure), ...repeatOf(player) }),
    apply: (values) => {
      take(raceWith(race, values, figure), values);
      goToMoment(player, values);
    },
    restore: ({ frame = props.frame, repeat, ...values }) => {
      player.setRepeat(null);
      take(raceWith(firstRace(props, figure), values, figure), { frame, repeat });
      goToMoment(player, { frame, repeat });
    },
  };
}

function useMissingRuns(race: Race, runs: Runs, player: Player, take: (found: Runs) => void): void {
  const statuses = useStatuses();
  const takeFound = useEffectEvent(take);
  useEffect(() => {
    let isWanted = true;
    const { scenario, rate } = race.settings;
    for (const racer of race.racers) {
      if (!isSettingId(racer) || runOf(race, racer, runs)) continue;
      const { engine, setting } = settingOf(racer);
      if (statuses[engine].kind !== "ready") continue;
      engineStore.run(engine, jobOf(player.scenario, setting.id)).then((made) => {
        const run = made && engineRun(laneText(racer), player.scenario.dt, made);
        if (isWanted && run) takeFound(new Map([[runKey(racer, scenario, rate), run]]));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [race, runs, statuses, player]);
}
