import { conventions } from "../engines/facts/conventions.json";
import type { Conventions as Preset } from "../engines/facts/schema";
import type { Said } from "./conventions";

export type { Preset };
export type PresetId = keyof typeof conventions;
export type Handedness = Preset["handedness"];
export type UpAxis = Preset["up"];

export const PRESETS: Readonly<Record<PresetId, Preset>> = conventions as Record<PresetId, Preset>;
export const PRESET_IDS = Object.keys(conventions) as PresetId[];

export function isPresetId(text: string): text is PresetId {
  return (PRESET_IDS as readonly string[]).includes(text);
}

/** What matters for reading a program's log; handedness and up change its picture alone. */
export function saidBy({ order, omega, unit }: Preset): Said {
  return { order, omega, unit };
}
