import { loadEngine } from "../../src/engines/node";
import { ENGINE_IDS, type EngineId } from "../../src/engines/registry";

const memories = new Map<EngineId, WebAssembly.Memory[]>();

/** Loads every engine, one after another, and notes the memory of each instance of wasm. */
export async function loadAll(): Promise<void> {
  const { instantiate } = WebAssembly;
  for (const id of ENGINE_IDS) {
    WebAssembly.instantiate = (async (source: BufferSource, imports?: WebAssembly.Imports) => {
      const result = await instantiate(source, imports);
      const instance = result instanceof WebAssembly.Instance ? result : result.instance;
      const exported = Object.values(instance.exports).filter((each) => each instanceof WebAssembly.Memory);
      memories.set(id, [...(memories.get(id) ?? []), ...exported]);
      return result;
    }) as typeof instantiate;
    await loadEngine(id);
  }
  WebAssembly.instantiate = instantiate;
}

/** The bytes that an engine's memory takes; 0 for one without wasm. */
export function bytesOf(id: EngineId): number {
  return (memories.get(id) ?? []).reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}
