import packages from "./packages.json";
import type { EngineId } from "./registry";

/** The worker's code and the wasm, compressed [bytes]. */
export function bytesToFetch(engine: EngineId): number {
  const { code, wasm } = packages[engine];
  return code.gzip + (wasm?.gzip ?? 0);
}

/** Of the wasm, from 0 to 1; null where unknown. */
export function shareReceived(engine: EngineId, bytes: number): number | null {
  const whole = packages[engine].wasm?.plain;
  return whole === undefined || bytes === 0 ? null : Math.min(1, bytes / whole);
}
