import { bytesToFetch } from "../../engines/download";
import type { SettingFacts } from "../../engines/facts/schema";
import packages from "../../engines/packages.json";
import { ENGINES, type EngineId } from "../../engines/registry";
import { megabytes } from "../../format/numbers";
import { strings } from "./strings/en";

const words = strings.engines;

export type SettingId = `${EngineId}:${string}`;

export const SETTING_IDS: readonly SettingId[] = Object.entries(ENGINES).flatMap(([id, { settings }]) =>
  settings.map((setting): SettingId => `${id as EngineId}:${setting.id}`),
);

export const settingsOf = (engine: EngineId): readonly SettingId[] =>
  SETTING_IDS.filter((id) => settingOf(id).engine === engine);

export function isSettingId(text: string): text is SettingId {
  return (SETTING_IDS as readonly string[]).includes(text);
}

export function settingOf(id: SettingId): { readonly engine: EngineId; readonly setting: SettingFacts } {
  const [name, settingId] = id.split(":");
  const engine = name as EngineId;
  const setting = ENGINES[engine].settings.find((one) => one.id === settingId);
  if (!setting) throw new Error(`no setting named ${id}`);
  return { engine, setting };
}

export function packageText(engine: EngineId): string {
  const { name, version } = packages[engine];
  return `${name} ${version}`;
}

export function settingText(id: SettingId): string {
  return words.settings[id as keyof typeof words.settings];
}

export function choiceText(id: SettingId): string {
  return words.choice(ENGINES[settingOf(id).engine].name, settingText(id));
}

/** At most eighty characters, as a recording's name. */
export function laneText(id: SettingId): string {
  const { engine, setting } = settingOf(id);
  const { name, precision } = ENGINES[engine];
  return words.lane(
    `${name} (npm ${packages[engine].version})`,
    settingText(id),
    words.precision[precision],
    words.substeps(setting.follows.substeps ?? 1),
  );
}

export function sizeText(engine: EngineId): string {
  return `${megabytes(bytesToFetch(engine))} MB`;
}
