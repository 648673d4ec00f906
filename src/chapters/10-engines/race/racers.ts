import type { EngineId } from "../../../engines/registry";
import { type LaneId, laneTitle } from "../../../figures/simulation/laneId";
import { choiceText, isSettingId, SETTING_IDS, type SettingId, settingOf } from "../engineText";
import { strings } from "../strings/en";

const RULES = [
  "none",
  "explicit",
  "implicit-body",
  "rescaled-momentum",
  "rescaled-momentum/quaternion/4-substeps",
  "rk4-body",
  "splitting",
] as const satisfies readonly LaneId[];

export type RacerId = SettingId | (typeof RULES)[number];

export const NOBODY = "nobody";

export const RACERS: readonly RacerId[] = [...SETTING_IDS, ...RULES];

export function isRacer(text: string): text is RacerId {
  return (RACERS as readonly string[]).includes(text);
}

export function engineOf(racer: RacerId): EngineId | null {
  return isSettingId(racer) ? settingOf(racer).engine : null;
}

export function racerText(racer: RacerId): string {
  return isSettingId(racer) ? choiceText(racer) : strings.race.rules(laneTitle(racer));
}
