import type { ReactNode } from "react";
import { prepare } from "../../../core/scenario/prepare";
import { ENGINES, type EngineId } from "../../../engines/registry";
import { limitReached } from "../../../engines/speedLimit";
import { laneName } from "../../../figures/simulation/laneNames";
import { decimals, seconds } from "../../../format/numbers";
import { Select } from "../../../ui/Select";
import { EngineButton, useEngineStatus } from "../EngineButton";
import { strings } from "../strings";
import { engineOf, NOBODY, RACERS, type RacerId, racerText } from "./racers";
import { runOf } from "./raceState";
import type { RunningRace } from "./useRace";

const words = strings.race;

const OPTIONS = RACERS.map((value) => ({ value, text: racerText(value) }));
const OR_NOBODY = [{ value: NOBODY, text: words.nobody } as const, ...OPTIONS];

/** Who runs in each lane, and the button that fetches what a lane lacks. */
export function LineUp({ running }: { readonly running: RunningRace }): ReactNode {
  const { race, choose } = running;
  const [first, second, third] = race.racers;
  if (!first || !second) return null;
  return (
    <fieldset className="line-up">
      <legend>{words.lineUp}</legend>
      <Entrant running={running} lane={0} racer={first}>
        <Select
          label={words.lane(laneName(0))}
          value={first}
          options={OPTIONS}
          onChange={(chosen) => choose([chosen, ...race.racers.slice(1)])}
        />
      </Entrant>
      <Entrant running={running} lane={1} racer={second}>
        <Select
          label={words.lane(laneName(1))}
          value={second}
          options={OPTIONS}
          onChange={(chosen) => choose([first, chosen, ...race.racers.slice(2)])}
        />
      </Entrant>
      <Entrant running={running} lane={2} racer={third}>
        <Select<RacerId | typeof NOBODY>
          label={words.lane(laneName(2))}
          value={third ?? NOBODY}
          options={OR_NOBODY}
          onChange={(chosen) => choose(chosen === NOBODY ? [first, second] : [first, second, chosen])}
        />
      </Entrant>
    </fieldset>
  );
}

interface EntrantProps {
  readonly running: RunningRace;
  readonly lane: number;
  readonly racer: RacerId | undefined;
  readonly children: ReactNode;
}

/** A lane's choice, its engine's button, and what there is to say of its run. */
function Entrant({ running, lane, racer, children }: EntrantProps): ReactNode {
  const engine = racer ? engineOf(racer) : null;
  return (
    <div className="entrant" data-lane={laneName(lane).toLowerCase()}>
      {children}
      {engine ? <EngineButton id={engine} /> : null}
      {racer ? <RunText running={running} racer={racer} /> : null}
    </div>
  );
}

/** The spin above which an engine slows this throw down [rad/s]; null where it does not. */
function limitOf({ simulation }: RunningRace, engine: EngineId): number | null {
  const { scenario } = simulation.driver.player;
  return limitReached(engine, prepare(scenario).body, scenario.initial, scenario.dt);
}

function RunText({ running, racer }: { readonly running: RunningRace; readonly racer: RacerId }): ReactNode {
  const engine = engineOf(racer);
  const status = useEngineStatus(engine);
  if (engine === null) return <p className="entrant-text">{words.book}</p>;
  const { name } = ENGINES[engine];
  const run = runOf(running.race, racer, running.runs);
  if (run?.ended) {
    const { time, reason } = run.ended;
    const said = Object.entries(words.endReasons).find(([known]) => known === reason)?.[1];
    return (
      <p className="entrant-text" role="status">
        {words.ended(name, seconds(time), said ?? words.endReasons.other)}
      </p>
    );
  }
  const slows = limitOf(running, engine);
  if (run && slows !== null) return <p className="entrant-text">{words.slows(name, decimals(slows, 1))}</p>;
  return run || status.kind !== "away" ? null : <p className="entrant-text">{words.missing}</p>;
}
