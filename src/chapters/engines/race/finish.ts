import { ENGINES } from "../../../engines/registry";
import type { Player } from "../../../playback/player";
import { isSettingId, settingOf, settingsOf, settingText } from "../engineText";
import { angleText } from "../numbers";
import { strings } from "../strings/en";
import { hasRun, type Race, type RacerId, type Runs, racerText } from "./raceState";

const words = strings.race;

/** When the order is read off [s], and who counts as near [°]. */
const FINISH = { time: 5, degrees: 10 } as const;

/** Who is where after five seconds, the nearest first; null before, and where nothing has been raced. */
export function finishText(race: Race, runs: Runs, player: Player): string | null {
  const frame = Math.round(FINISH.time / player.scenario.dt);
  if (player.frame < frame || frame > player.lastFrame) return null;
  const finishers = race.racers.flatMap((racer, lane) => {
    const error = hasRun(race, racer, runs) ? player.reportAt(lane, frame)?.attitudeError : null;
    return typeof error === "number" ? [{ name: shortName(racer), error }] : [];
  });
  if (finishers.length === 0) return null;
  finishers.sort((a, b) => a.error - b.error);
  const isNear = ({ error }: Finisher) => error <= (FINISH.degrees * Math.PI) / 180;
  return words.finish(
    FINISH,
    finishers.filter(isNear).map(({ name }) => name),
    alike(finishers.filter((one) => !isNear(one))).map(([angle, names]) => words.off(names, angle)),
  );
}

interface Finisher {
  readonly name: string;
  /** [rad] */
  readonly error: number;
}

/** Those whose errors read alike, together. */
function alike(finishers: readonly Finisher[]): readonly (readonly [angle: string, names: string[]])[] {
  const groups = new Map<string, string[]>();
  for (const { name, error } of finishers) {
    const angle = angleText(error);
    groups.set(angle, [...(groups.get(angle) ?? []), name]);
  }
  return [...groups];
}

/** With its setting, where the engine has others. */
function shortName(racer: RacerId): string {
  if (!isSettingId(racer)) return racerText(racer);
  const { engine } = settingOf(racer);
  const { name } = ENGINES[engine];
  return settingsOf(engine).length > 1 ? words.named(name, settingText(racer)) : name;
}
