import type { EngineJob, EngineRecording } from "./recording";
import type { EngineId } from "./registry";

/** Pages have their own words for each. */
export type UnavailableReason = "not fetched" | "not started" | "aborted" | "closed";

export interface JobMessage {
  readonly id: number;
  readonly job: EngineJob;
}

/** How much of an engine has come, whether it has started, then an answer to each job. */
export type WorkerMessage =
  /** Bytes of the wasm so far, unpacked. */
  | { readonly kind: "received"; readonly bytes: number }
  | { readonly kind: "ready" }
  | { readonly kind: "unavailable"; readonly reason: UnavailableReason; readonly detail: string }
  | {
      readonly kind: "recorded";
      readonly id: number;
      readonly recording: EngineRecording;
      readonly milliseconds: number;
    };

/** In the file of the engine's id; none is fetched before it is made. */
const WORKERS = import.meta.glob<new () => Worker>("./workers/*.worker.ts", {
  query: "?worker",
  import: "default",
  eager: true,
});

/** The engine could not be loaded, or has aborted; it may be opened again. */
export class EngineUnavailable extends Error {
  readonly reason: UnavailableReason;

  /** @param detail the browser's or the engine's words, in English; empty where there are none */
  constructor(reason: UnavailableReason, detail = "") {
    super(detail === "" ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}

export interface TimedRecording extends EngineRecording {
  readonly milliseconds: number;
}

export interface OpenEngine {
  /** @throws EngineUnavailable where the worker ends before its answer */
  run(job: EngineJob): Promise<TimedRecording>;
  /** Ends the worker, and with it all that the engine holds. */
  close(): void;
}

/**
 * Fetches an engine and starts it in its own worker.
 *
 * @param signal   ends the download, and the engine
 * @param received is told how many bytes of the wasm have come, unpacked
 * @throws EngineUnavailable where the engine cannot be fetched or does not start
 */
export function openEngine(
  id: EngineId,
  signal?: AbortSignal,
  received?: (bytes: number) => void,
): Promise<OpenEngine> {
  const EngineWorker = WORKERS[`./workers/${id}.worker.ts`];
  if (!EngineWorker) throw new Error(`${id} has no worker`);
  const worker = new EngineWorker();
  const waiting = new Map<number, PromiseWithResolvers<TimedRecording>>();
  const opened = withResolvers<OpenEngine>();
  let end: EngineUnavailable | null = null;
  let isReady = false;
  const close = (reason: UnavailableReason, detail?: string) => {
    if (end !== null) return;
    end = new EngineUnavailable(reason, detail);
    worker.terminate();
    opened.reject(end);
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  const run = (job: EngineJob) => {
    if (end !== null) return Promise.reject(end);
    const answer = withResolvers<TimedRecording>();
    const message: JobMessage = { id: nextId++, job };
    waiting.set(message.id, answer);
    worker.postMessage(message);
    return answer.promise;
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === "ready") {
      isReady = true;
      opened.resolve({ run, close: () => close("closed") });
    } else if (data.kind === "received") received?.(data.bytes);
    else if (data.kind === "unavailable") close(data.reason, data.detail);
    else {
      waiting.get(data.id)?.resolve({ ...data.recording, milliseconds: data.milliseconds });
      waiting.delete(data.id);
    }
  };
  // Until the engine is there, an error without a message is a failed fetch.
  worker.onerror = ({ message }) =>
    close(isReady ? "aborted" : message ? "not started" : "not fetched", message);
  signal?.addEventListener("abort", () => close("closed"), { once: true });
  if (signal?.aborted) close("closed");
  return opened.promise;
}

let nextId = 0;

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: Error) => void;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}
