import type { Engine } from "../engine";
import type { JobMessage, WorkerMessage } from "../messages";
import { record } from "../recording";

/** What a worker has of its global scope; the types of a page's hold here too, but for `postMessage`. */
const scope = self as unknown as {
  postMessage(message: WorkerMessage, transfer?: readonly Transferable[]): void;
  onmessage: ((event: MessageEvent<JobMessage>) => void) | null;
};

/** Makes this worker that of an engine: loads it, says so, and runs whatever it is sent. */
export async function serve(load: () => Promise<Engine> | Engine): Promise<void> {
  try {
    const engine = await load();
    scope.onmessage = ({ data: { id, job } }) => {
      const recording = record(engine, job);
      scope.postMessage({ kind: "recorded", id, recording }, [recording.states.buffer]);
    };
    scope.postMessage({ kind: "ready" });
  } catch (error) {
    scope.postMessage({
      kind: "unavailable",
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}

/**
 * An engine's wasm. Its own glue would fetch it too, each in its own way and with its own idea of a failure.
 *
 * @throws Error where it cannot be had
 */
export async function fetchWasm(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}
