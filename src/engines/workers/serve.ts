import type { JobMessage, WorkerMessage } from "../client";
import type { Engine } from "../engine";
import { record } from "../recording";

/** A worker's global scope, typed as a page's but for `postMessage`. */
const scope = self as unknown as {
  postMessage(message: WorkerMessage, transfer?: readonly Transferable[]): void;
  onmessage: ((event: MessageEvent<JobMessage>) => void) | null;
};

/** Loads this worker's engine, says so, and runs whatever it is sent. */
export async function serve(load: () => Promise<Engine> | Engine): Promise<void> {
  try {
    const engine = await load();
    scope.onmessage = ({ data: { id, job } }) => {
      const start = performance.now();
      const recording = record(engine, job);
      const milliseconds = performance.now() - start;
      scope.postMessage({ kind: "recorded", id, recording, milliseconds }, [recording.states.buffer]);
    };
    scope.postMessage({ kind: "ready" });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const reason = error instanceof NotFetched ? "not fetched" : "not started";
    scope.postMessage({ kind: "unavailable", reason, detail });
  }
}

/**
 * Engines' own glue would fetch the wasm too, each with its own idea of a failure.
 *
 * @throws NotFetched where it cannot be had, breaks off, or is something else
 */
export async function fetchWasm(url: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const bytes = await new Response(response.body?.pipeThrough(reported())).arrayBuffer();
    if (!isWasm(bytes)) throw new Error("something else came");
    return bytes;
  } catch (error) {
    throw new NotFetched(error instanceof Error ? error.message : String(error));
  }
}

/** How every wasm begins. A network with a log-in answers with its own page and status 200. */
const MAGIC = [0, 0x61, 0x73, 0x6d];

function isWasm(bytes: ArrayBuffer): boolean {
  const start = new Uint8Array(bytes, 0, Math.min(MAGIC.length, bytes.byteLength));
  return MAGIC.every((byte, index) => start[index] === byte);
}

function reported(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      scope.postMessage({ kind: "received", bytes });
      controller.enqueue(chunk);
    },
  });
}

class NotFetched extends Error {}
