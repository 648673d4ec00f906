import type { CSSProperties, ReactNode } from "react";
import { bytesToFetch, shareReceived } from "../../../engines/download";
import { ENGINE_IDS, ENGINES, type EngineId } from "../../../engines/registry";
import { megabytes } from "../../../format/numbers";
import { useStatuses } from "../EngineButton";
import { engineStore, type Statuses } from "../engineStore";
import { sizeText } from "../engineText";
import { strings } from "../strings/en";
import { engineOf, MOST_RACERS, type RacerId } from "./raceState";
import type { RunningRace } from "./useRace";

const words = strings.race;

interface ChipsProps {
  readonly running: RunningRace;
  /** Offered where nobody races. */
  readonly offered: readonly RacerId[];
}

/** An engine that is pressed races, or is on its way; no other is ever fetched. */
export function Chips({ running, offered }: ChipsProps): ReactNode {
  return (
    <div className="race-chips" role="group" aria-label={words.lineUp}>
      {ENGINE_IDS.map((engine) => (
        <Chip key={engine} running={running} engine={engine} />
      ))}
      <StartButton running={running} offered={offered} />
    </div>
  );
}

interface ChipProps {
  readonly running: RunningRace;
  readonly engine: EngineId;
}

function Chip({ running, engine }: ChipProps): ReactNode {
  const statuses = useStatuses();
  const { racers } = running.race;
  const status = statuses[engine];
  const isOn = racers.some((racer) => engineOf(racer) === engine) && isHere(engine, statuses);
  const share = status.kind === "loading" ? (shareReceived(engine, status.bytes) ?? 0) : isOn ? 1 : 0;
  return (
    <button
      type="button"
      className="race-chip"
      data-engine={engine}
      aria-pressed={isOn}
      style={{ "--share": share } as CSSProperties}
      onClick={() => (isOn ? leave(running, engine) : join(running, engine, statuses))}
    >
      {ENGINES[engine].name} <small>{sizeText(engine)}</small>
    </button>
  );
}

function isHere(engine: EngineId | null, statuses: Statuses): boolean {
  return engine === null || ["loading", "ready"].includes(statuses[engine].kind);
}

function leave({ race, choose }: RunningRace, engine: EngineId): void {
  engineStore.cancel(engine);
  choose(race.racers.filter((racer) => engineOf(racer) !== engine));
}

/** In the settings that it waits in, else as it comes. Others that wait were proposed, and are not what was pressed. */
function join({ race, startWith }: RunningRace, engine: EngineId, statuses: Statuses): void {
  const racers = race.racers.filter(
    (racer) => engineOf(racer) === engine || isHere(engineOf(racer), statuses),
  );
  const asItComes = `${engine}:${ENGINES[engine].byDefault}` as RacerId;
  engineStore.fetch(engine);
  startWith(
    racers.some((racer) => engineOf(racer) === engine) ? racers : [...racers, asItComes].slice(-MOST_RACERS),
  );
}

function StartButton({ running, offered }: ChipsProps): ReactNode {
  const statuses = useStatuses();
  const { race, choose, startWith } = running;
  const racers = race.racers.length > 0 ? race.racers : offered;
  const engines = [...new Set(racers.map(engineOf))].filter((engine) => engine !== null);
  const loading = engines.filter((engine) => statuses[engine].kind === "loading");
  const waiting = engines.filter((engine) => !isHere(engine, statuses));
  const start = () => {
    for (const engine of waiting) engineStore.fetch(engine);
    startWith(racers);
  };
  const stop = () => {
    for (const engine of loading) engineStore.cancel(engine);
    choose(race.racers);
  };
  return (
    <button type="button" className="race-start" onClick={loading.length > 0 ? stop : start}>
      {loading.length > 0 ? strings.engineStore.stop : startText(waiting)}
    </button>
  );
}

function startText(waiting: readonly EngineId[]): string {
  if (waiting.length === 0) return words.again;
  const bytes = waiting.reduce((sum, engine) => sum + bytesToFetch(engine), 0);
  return words.start(
    waiting.map((engine) => ENGINES[engine].name),
    `${megabytes(bytes)} MB`,
  );
}
