/*
 * A thread keeps the engines that one of its test files has loaded for all the later ones, so what their memories are has to be
 * noted from the first file on: this is a set-up of the tests of the core.
 */

interface Made {
  /** The files on the stack of whoever asked for the instance. */
  readonly askedBy: string;
  readonly memory: WebAssembly.Memory;
}

const KEPT: { wasmMemories?: Made[] } = globalThis as never;

function noted(): Made[] {
  const made: Made[] = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (async (source: BufferSource, imports?: WebAssembly.Imports) => {
    const askedBy = new Error("who asks").stack ?? "";
    const result = await instantiate(source, imports);
    const instance = result instanceof WebAssembly.Instance ? result : result.instance;
    for (const each of Object.values(instance.exports))
      if (each instanceof WebAssembly.Memory) made.push({ askedBy, memory: each });
    return result;
  }) as typeof instantiate;
  return made;
}

KEPT.wasmMemories ??= noted();

/** The bytes that the memories of a package's wasm take; 0 for one without. */
export function bytesOf(packageName: string): number {
  const own = (KEPT.wasmMemories ?? []).filter(({ askedBy }) =>
    askedBy.includes(`node_modules/${packageName}`),
  );
  return own.reduce((sum, { memory }) => sum + memory.buffer.byteLength, 0);
}
