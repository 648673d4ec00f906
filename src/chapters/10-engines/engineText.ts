import { bytesToFetch } from "../../engines/download";
import packages from "../../engines/packages.json";
import { ENGINES, type EngineId, type SettingFacts } from "../../engines/registry";
import { megabytes } from "../../format/numbers";
import { strings } from "./strings/en";

const words = strings.engines;

/** A setting of an engine. */
export type SettingId = `${EngineId}:${string}`;

/** Every setting of every engine, in the order of the registry. */
export const SETTING_IDS: readonly SettingId[] = Object.entries(ENGINES).flatMap(([id, { settings }]) =>
  settings.map((setting): SettingId => `${id as EngineId}:${setting.id}`),
);

export function isSettingId(text: string): text is SettingId {
  return (SETTING_IDS as readonly string[]).includes(text);
}

/** The engine of a setting, and what the registry knows of the setting. */
export function settingOf(id: SettingId): { readonly engine: EngineId; readonly setting: SettingFacts } {
  const [name, settingId] = id.split(":");
  const engine = name as EngineId;
  const setting = ENGINES[engine].settings.find((one) => one.id === settingId);
  if (!setting) throw new Error(`no setting named ${id}`);
  return { engine, setting };
}

/** What the package of an engine is called and which version this is. */
export function packageText(engine: EngineId): string {
  const { name, version } = packages[engine];
  return `${name} ${version}`;
}

/** The name of a setting where a choice or a row names it. */
export function settingText(id: SettingId): string {
  return words.settings[id as keyof typeof words.settings];
}

/** An engine with its setting, for a choice: "Jolt Physics, gyroscopic force on". */
export function choiceText(id: SettingId): string {
  return words.choice(ENGINES[settingOf(id).engine].name, settingText(id));
}

/** What a lane is called: engine, version, setting, precision and substeps; at most eighty characters, as a recording's name. */
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

/** The size of an engine's download, in megabytes. */
export function sizeText(engine: EngineId): string {
  return `${megabytes(bytesToFetch(engine))} MB`;
}
