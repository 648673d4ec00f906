import { loadEngine } from "../../src/engines/node";
import { ENGINE_IDS } from "../../src/engines/registry";

/** Loads every engine, one after another. */
export async function loadAll(): Promise<void> {
  for (const id of ENGINE_IDS) await loadEngine(id);
}
