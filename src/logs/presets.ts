import { CONVENTIONS, type Conventions } from "../engines/facts/conventions";
import type { Said } from "./conventions";

export type { Conventions as Preset, Handedness, UpAxis } from "../engines/facts/conventions";

export type PresetId = keyof typeof CONVENTIONS;

export const PRESETS: Readonly<Record<PresetId, Conventions>> = CONVENTIONS;
export const PRESET_IDS = Object.keys(CONVENTIONS) as PresetId[];

export function isPresetId(text: string): text is PresetId {
  return (PRESET_IDS as readonly string[]).includes(text);
}

/** The conventions of a program that matter for reading its log; handedness and the axis that is up change its picture alone. */
export function saidBy({ order, omega, unit }: Conventions): Said {
  return { order, omega, unit };
}
