import * as v from "valibot";
import { parse } from "yaml";
import checkedLines from "../../../content/cases/checked.yaml?raw";
import sharedLines from "../../../content/cases/shared.yaml?raw";
import { PROGRAM_IDS, PROGRAMS, type ProgramId } from "../../engines/facts/programs";
import packages from "../../engines/packages.json";
import { ENGINES, isEngineId } from "../../engines/registry";
import { strings as language } from "../../language/strings/en";

/** Not in the registry of engines; spelled as their makers do. */
const OTHERS = {
  box3d: "Box3D",
  ode: "ODE",
  unity: "Unity",
  unreal: "Unreal Engine",
  godot: "Godot",
  bepu: "bepuphysics2",
  three: "three.js",
  pybullet: "PyBullet",
  isaac: "Isaac Lab",
} as const;

/** `own` is a program of the reader's. */
export type MendPlace = ProgramId | keyof typeof OTHERS | "own";

/** ISO 8601 */
const DAY = v.pipe(v.string(), v.isoDate());

/** Where lines were read, or the version that ran them. */
const RecordSchema = v.union([
  v.strictObject({ documents: v.pipe(v.string(), v.url()), read: DAY }),
  v.strictObject({ ran: v.string(), on: DAY }),
]);

const RECORDS = v.parse(v.record(v.string(), RecordSchema), parse(checkedLines));

/**
 * How lines were checked: a compiler took them, with the headers of the version in `PROGRAMS`; they run in the packages of this
 * tree, or as pseudo-code over the core (`tests/book/lines`); or a record of `checked.yaml`.
 */
export type Checked = "compiled" | "run" | v.InferOutput<typeof RecordSchema>;

const CheckedSchema = v.picklist(["compiled", "run", ...Object.keys(RECORDS)]);

export interface Mend {
  readonly place: MendPlace;
  readonly code: string;
  readonly checked: Checked;
}

export function placeName(place: MendPlace): string | null {
  if (place === "own") return null;
  return isEngineId(place) ? ENGINES[place].name : OTHERS[place as keyof typeof OTHERS];
}

/** Null for lines of documents, and for a reader's own. */
export function checkedVersion({ place, checked }: Mend): string | null {
  if (checked === "compiled") return PROGRAMS[place as ProgramId].version;
  if (checked === "run") return isEngineId(place) ? packages[place].version : null;
  return "ran" in checked ? checked.ran : null;
}

/** Lines written out, or those that choose an engine's setting, or a list that several cases share. */
export const MendSchema = v.union([
  v.strictObject({
    place: v.picklist(["own", ...Object.keys(OTHERS), ...PROGRAM_IDS] as MendPlace[]),
    code: v.pipe(v.string(), v.minLength(8)),
    checked: CheckedSchema,
  }),
  v.strictObject({ engine: v.string(), setting: v.nullable(v.string()), checked: CheckedSchema }),
  v.strictObject({
    shared: v.string(),
    only: v.optional(v.array(v.string())),
  }),
]);

export function mendsOf(entry: v.InferOutput<typeof MendSchema>): readonly Mend[] {
  if ("shared" in entry) {
    const { shared, only } = entry;
    const lines = SHARED[shared];
    if (!lines) throw new Error(`content/cases/shared.yaml has no ${shared}`);
    return lines.flatMap(mendsOf).filter(({ place }) => only?.includes(place) ?? true);
  }
  const { place, code } = "code" in entry ? entry : switched(entry.engine, entry.setting);
  const checked = RECORDS[entry.checked] ?? (entry.checked as "compiled" | "run");
  if (checked === "compiled" && !PROGRAMS[place as ProgramId]?.version)
    throw new Error(`no version of ${place} to compile against`);
  return [{ place, code: withComments(code), checked }];
}

const commentFiles = import.meta.glob<string>("../../../content/*/comments.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const COMMENTS: Readonly<Record<string, string>> = parse(
  commentFiles[`../../../content/${language.files}/comments.yaml`] ?? "{}",
);

const withComments = (code: string) =>
  code.replace(/(\/\/|#) (.*)$/gm, (line, sign, comment) =>
    COMMENTS[comment] ? `${sign} ${COMMENTS[comment]}` : line,
  );

/** @throws where the engine has no such setting */
function switched(engine: string, setting: string | null): Omit<Mend, "checked"> {
  const place = engine as ProgramId;
  const found = PROGRAMS[place]?.lines.find((one) => one.setting === setting);
  if (!found) throw new Error(`no lines for ${engine}: ${setting}`);
  return { place, code: found.code.join("\n") };
}

const SHARED = v.parse(v.record(v.string(), v.array(MendSchema)), parse(sharedLines));
