import type { ReactNode } from "react";
import { ENGINES, type EngineId } from "../../../engines/registry";
import { limitReached } from "../../../engines/speedLimit";
import { WithMore } from "../../../figures/shell/More";
import { laneName } from "../../../figures/simulation/laneNames";
import { decimals, seconds } from "../../../format/numbers";
import { Select } from "../../../ui/Select";
import { EngineButton, useEngineStatus } from "../EngineButton";
import { strings } from "../strings/en";
import { engineOf, NOBODY, RACERS, type RacerId, racerText, runOf } from "./raceState";
import type { RunningRace } from "./useRace";

const words = strings.race;

const OPTIONS = RACERS.map((value) => ({ value, text: racerText(value) }));
const OR_NOBODY = [{ value: NOBODY, text: words.nobody } as const, ...OPTIONS];

export function LineUp({ running }: { readonly running: RunningRace }): ReactNode {
  const engines = [...new Set(running.race.racers.map(engineOf))].filter((engine) => engine !== null);
  return (
    <div className="line-up">
      <WithMore>
        <LaneChoices running={running} />
      </WithMore>
      {engines.map((engine) => (
        <Entrant key={engine} running={running} engine={engine} />
      ))}
    </div>
  );
}

function LaneChoices({ running }: { readonly running: RunningRace }): ReactNode {
  const { race, choose } = running;
  const [first, second, third] = race.racers;
  if (!first || !second) return null;
  return (
    <fieldset>
      <legend>{words.lineUp}</legend>
      <Select
        label={words.lane(laneName(0))}
        value={first}
        options={OPTIONS}
        onChange={(chosen) => choose([chosen, ...race.racers.slice(1)])}
      />
      <Select
        label={words.lane(laneName(1))}
        value={second}
        options={OPTIONS}
        onChange={(chosen) => choose([first, chosen, ...race.racers.slice(2)])}
      />
      <Select<RacerId | typeof NOBODY>
        label={words.lane(laneName(2))}
        value={third ?? NOBODY}
        options={OR_NOBODY}
        onChange={(chosen) => choose(chosen === NOBODY ? [first, second] : [first, second, chosen])}
      />
    </fieldset>
  );
}

interface EntrantProps {
  readonly running: RunningRace;
  readonly engine: EngineId;
}

function Entrant({ running, engine }: EntrantProps): ReactNode {
  const status = useEngineStatus(engine);
  const racers = running.race.racers.filter((racer) => engineOf(racer) === engine);
  return (
    <div className="entrant" data-engine={engine}>
      <EngineButton id={engine} />
      {status.kind === "idle" ? <p className="entrant-text">{words.missing}</p> : null}
      {racers.map((racer) => (
        <RunText key={racer} running={running} racer={racer} engine={engine} />
      ))}
    </div>
  );
}

/** Above this spin an engine slows the throw down [rad/s]; null where it does not. */
function limitOf({ simulation }: RunningRace, engine: EngineId): number | null {
  const { body, scenario } = simulation.driver.player.system;
  return limitReached(engine, body, scenario.initial, scenario.dt);
}

interface RunTextProps extends EntrantProps {
  readonly racer: RacerId;
}

function RunText({ running, racer, engine }: RunTextProps): ReactNode {
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
  if (!run || slows === null) return null;
  return <p className="entrant-text">{words.slows(name, decimals(slows, 1))}</p>;
}
