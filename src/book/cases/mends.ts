import * as v from "valibot";
import { parse } from "yaml";
import sharedLines from "../../../content/cases/shared.yaml?raw";
import { SWITCHES, type Switch } from "../../engines/facts";
import { ENGINES, isEngineId } from "../../engines/registry";

/** Not in the registry of engines; as their makers spell them. */
const OTHERS = {
  unity: "Unity",
  unreal: "Unreal Engine",
  godot: "Godot",
  bepu: "bepuphysics2",
  three: "three.js",
} as const;

/** The program that lines are for; `own` is a program of the reader's. */
export type MendPlace = Switch["engine"] | keyof typeof OTHERS | "own";

export interface Mend {
  readonly place: MendPlace;
  readonly code: string;
  readonly documented?: string | undefined;
}

export function placeName(place: MendPlace): string | null {
  if (place === "own") return null;
  return isEngineId(place) ? ENGINES[place].name : OTHERS[place];
}

/** Lines of code: written out, or those that choose a setting of an engine, or a list that several cases share. */
export const MendSchema = v.union([
  v.strictObject({
    place: v.picklist([
      "own",
      ...Object.keys(OTHERS),
      ...SWITCHES.map(({ engine }) => engine),
      ...Object.keys(ENGINES),
    ] as MendPlace[]),
    code: v.pipe(v.string(), v.minLength(8)),
    documented: v.optional(v.pipe(v.string(), v.url())),
  }),
  v.strictObject({ engine: v.string(), setting: v.nullable(v.string()) }),
  v.strictObject({
    shared: v.string(),
    only: v.optional(v.array(v.string())),
  }),
]);

export function mendsOf(entry: v.InferOutput<typeof MendSchema>): readonly Mend[] {
  if ("code" in entry) return [entry];
  if ("engine" in entry) return [switched(entry.engine, entry.setting)];
  const { shared, only } = entry;
  const lines = SHARED[shared];
  if (!lines) throw new Error(`content/cases/shared.yaml has no ${shared}`);
  return lines.flatMap(mendsOf).filter(({ place }) => only?.includes(place) ?? true);
}

/** @throws if the notebook's engines have no such setting */
function switched(engine: string, setting: string | null): Mend {
  const found = SWITCHES.find((one) => one.engine === engine && one.setting === setting);
  if (!found) throw new Error(`no lines for ${engine}: ${setting}`);
  return { place: found.engine, code: found.code };
}

const SHARED = v.parse(v.record(v.string(), v.array(MendSchema)), parse(sharedLines));
