import type { EngineId } from "../../../engines/registry";
import { type LaneId, laneTitle } from "../../../figures/simulation/laneId";
import { choiceText, isSettingId, SETTING_IDS, type SettingId, settingOf } from "../engineText";
import { strings } from "../strings/en";

/** The rules of this book that engines follow, and two that none does. */
const RULES = [
  "none",
  "explicit",
  "implicit-body",
  "rescaled-momentum",
  "rescaled-momentum/quaternion/4-substeps",
  "rk4-body",
  "splitting",
] as const satisfies readonly LaneId[];

/** Who runs in a lane: an engine with a setting, or a rule of this book. */
export type RacerId = SettingId | (typeof RULES)[number];

/** A third lane may stay empty. */
export const NOBODY = "nobody";

export const RACERS: readonly RacerId[] = [...SETTING_IDS, ...RULES];

export function isRacer(text: string): text is RacerId {
  return (RACERS as readonly string[]).includes(text);
}

/** The engine that a lane needs; null for a rule of this book. */
export function engineOf(racer: RacerId): EngineId | null {
  return isSettingId(racer) ? settingOf(racer).engine : null;
}

export function racerText(racer: RacerId): string {
  return isSettingId(racer) ? choiceText(racer) : strings.race.rules(laneTitle(racer));
}
