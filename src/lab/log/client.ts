import type { FromWorker, Job, ToWorker } from "./messages";

/** A log that is being read or searched. */
export interface Running {
  /** Ends the search and has what was found until then; while the log is being read, ends all. */
  cancel(): void;
  /** Ends the worker, and with it all that it holds. */
  end(): void;
}

/** Starts a worker for one job. It ends by itself. */
export function start(
  job: Job,
  hear: (message: FromWorker | { readonly kind: "failed" | "ended" }) => void,
): Running {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  let isSearching = false;
  const post = (message: ToWorker) => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    isSearching = data.kind === "looked" || data.kind === "progress";
    hear(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    hear({ kind: "failed" });
  };
  post({ kind: "job", job });
  return {
    cancel: () => {
      if (isSearching) {
        post({ kind: "cancel" });
        return;
      }
      worker.terminate();
      hear({ kind: "ended" });
    },
    end: () => worker.terminate(),
  };
}
