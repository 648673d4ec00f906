import type { SettingId } from "./engineText";
import type { Measured, ThrowId } from "./measure";
import stored from "./measured.json";

/* Written by `npm run measure:engines`; `tests/engines/measured.ts` measures them again. */

interface StoredSetting extends Readonly<Record<ThrowId, readonly Measured[]>> {
  readonly nanoseconds: number;
}

interface StoredParting {
  readonly engine: readonly number[];
  readonly twin?: readonly number[];
}

const { made, settings, partings } = stored as {
  readonly made: { readonly month: string; readonly processor: string; readonly runtime: string };
  readonly settings: Readonly<Record<string, StoredSetting>>;
  readonly partings: Readonly<Record<string, StoredParting>>;
};

/** When, and on what: of the costs, which are that machine's. */
export const MADE = made;

export function storedSetting(id: SettingId): StoredSetting {
  const found = settings[id];
  if (!found) throw new Error(`${id} has not been measured: npm run measure:engines`);
  return found;
}

/** [rad] at a time [s], a whole number of tenths above 0. */
export function storedParting(id: SettingId, run: keyof StoredParting, at: number): number {
  return partings[id]?.[run]?.[Math.round(10 * at) - 1] ?? Number.NaN;
}
