import packages from "./packages.json";
import type { EngineId } from "./registry";

/** What a reader fetches of an engine: the worker's code and the wasm, packed [bytes]. */
export function bytesToFetch(engine: EngineId): number {
  const { code, wasm } = packages[engine];
  return code.gzip + (wasm?.gzip ?? 0);
}
