import { type ReactNode, useRef } from "react";
import { ENGINES, type EngineId } from "../../../engines/registry";
import { limitReached } from "../../../engines/speedLimit";
import { WithMore } from "../../../figures/shell/More";
import { laneName } from "../../../figures/simulation/laneNames";
import { decimals, seconds } from "../../../format/numbers";
import { setText, useFrameListener } from "../../../ui/liveElements";
import { Select } from "../../../ui/Select";
import { statusText, useStatuses } from "../EngineButton";
import { strings } from "../strings/en";
import { finishText } from "./finish";
import { engineOf, MOST_RACERS, NOBODY, RACERS, type RacerId, racerText, runOf } from "./raceState";
import type { RunningRace } from "./useRace";

const words = strings.race;

const OPTIONS = [
  { value: NOBODY, text: words.nobody } as const,
  ...RACERS.map((value) => ({ value, text: racerText(value) })),
];

interface LineUpProps {
  readonly running: RunningRace;
}

/** Below the pictures: how the race ends, what befell an engine, and every choice of every lane. */
export function LineUp({ running }: LineUpProps): ReactNode {
  const engines = [...new Set(running.race.racers.map(engineOf))].filter((engine) => engine !== null);
  return (
    <div className="line-up">
      <Finish running={running} />
      {engines.map((engine) => (
        <Entrant key={engine} running={running} engine={engine} />
      ))}
      <WithMore>
        <LaneChoices running={running} />
      </WithMore>
    </div>
  );
}

function Finish({ running }: LineUpProps): ReactNode {
  const element = useRef<HTMLParagraphElement>(null);
  const { race, runs, simulation } = running;
  useFrameListener(() => {
    setText(element.current, finishText(race, runs, simulation.driver.player) ?? "");
  });
  return <p ref={element} className="race-finish" role="status" />;
}

/** One more than race, so that another can be added. */
function LaneChoices({ running }: LineUpProps): ReactNode {
  const { racers } = running.race;
  const choose = (lane: number, chosen: RacerId | typeof NOBODY) => {
    const others = chosen === NOBODY ? [] : [chosen];
    running.choose([...racers.slice(0, lane), ...others, ...racers.slice(lane + 1)]);
  };
  return (
    <fieldset>
      <legend>{words.lineUp}</legend>
      {[...racers, NOBODY].slice(0, MOST_RACERS).map((racer, lane) => (
        <Select<RacerId | typeof NOBODY>
          key={laneName(lane)}
          label={words.lane(laneName(lane))}
          value={racer as RacerId | typeof NOBODY}
          options={OPTIONS}
          onChange={(chosen) => choose(lane, chosen)}
        />
      ))}
    </fieldset>
  );
}

interface EntrantProps extends LineUpProps {
  readonly engine: EngineId;
}

function Entrant({ running, engine }: EntrantProps): ReactNode {
  const status = useStatuses()[engine];
  const racers = running.race.racers.filter((racer) => engineOf(racer) === engine);
  return (
    <div className="entrant" data-engine={engine}>
      {/* What is on its way fills its chip. */}
      <p className={status.kind === "failed" ? "entrant-text" : "visually-hidden"} role="status">
        {status.kind === "ready" ? "" : statusText(engine, status)}
      </p>
      {racers.map((racer) => (
        <RunText key={racer} running={running} racer={racer} engine={engine} />
      ))}
    </div>
  );
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
  const { body, scenario } = running.simulation.driver.player.system;
  const slows = limitReached(engine, body, scenario.initial, scenario.dt);
  if (!run || slows === null) return null;
  return <p className="entrant-text">{words.slows(name, decimals(slows, 1))}</p>;
}
