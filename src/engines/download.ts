import packages from "./packages.json";
import type { EngineId } from "./registry";

/** What a reader fetches of an engine: the worker's code and the wasm, packed [bytes]. */
export function bytesToFetch(engine: EngineId): number {
  const { code, wasm } = packages[engine];
  return code.gzip + (wasm?.gzip ?? 0);
}

/** How much of an engine's wasm has come, from 0 to 1; null where nothing can be said. */
export function shareCome(engine: EngineId, bytes: number): number | null {
  const whole = packages[engine].wasm?.plain;
  return whole === undefined || bytes === 0 ? null : Math.min(1, bytes / whole);
}
