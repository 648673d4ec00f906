import { PROGRAMS, type ProgramId } from "../../../engines/facts/programs";
import { type EngineId, isEngineId } from "../../../engines/registry";
import { PRESET_IDS, PRESETS, type PresetId } from "../../../logs/presets";
import { packageText } from "../engineText";

export type MeaningRow = ReturnType<typeof rowOf>;

export function rowOf(id: PresetId) {
  const preset = PRESETS[id];
  const program = preset.program ?? id;
  const days = preset.sources.flatMap(({ readOn }) => readOn ?? []);
  return {
    id,
    preset,
    comesWith: Object.hasOwn(PROGRAMS, program) ? PROGRAMS[program as ProgramId].comesWith : undefined,
    /** The package in which the tests measure it; null for what documents say. */
    measuredIn: isEngineId(program) ? packageText(program as EngineId) : null,
    /** ISO 8601, the latest. */
    readOn: days.sort().at(-1) ?? null,
  };
}

const ALL = PRESET_IDS.map(rowOf);

/** What is measured stands before what is told. */
export const MEANING_ROWS: readonly MeaningRow[] = [
  ...ALL.filter(({ measuredIn }) => measuredIn !== null),
  ...ALL.filter(({ measuredIn }) => measuredIn === null),
];

/** Those that say how q is written, and so can be converted. */
export const CONVERTIBLE: readonly PresetId[] = MEANING_ROWS.filter(({ preset }) => preset.order).map(
  ({ id }) => id,
);

/** Those of them that also say along which axes ω is. */
export const TURNING: readonly PresetId[] = CONVERTIBLE.filter((id) => PRESETS[id].omega);
