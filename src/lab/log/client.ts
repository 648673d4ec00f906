import type { FromWorker, Job, ToWorker } from "./messages";

/** The time in which a cancelled worker must stop by itself [ms]: it reads a large log in one task. */
const GRACE_MS = 2000;

export interface Running {
  /** Ends the search and has what was found until then; where the log is still being read, ends that. */
  cancel(): void;
  end(): void;
}

/** A browser may refuse one, by its policy for instance. */
function workerOrNull(): Worker | null {
  try {
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

export function start(
  job: Job,
  onMessage: (message: FromWorker | { readonly kind: "failed" | "ended" }) => void,
): Running {
  const worker = workerOrNull();
  if (worker === null) {
    onMessage({ kind: "failed" });
    return { cancel: () => {}, end: () => {} };
  }
  let isSearching = false;
  let isOver = false;
  const post = (message: ToWorker) => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    isSearching = data.kind === "conventions" || data.kind === "progress";
    isOver ||= data.kind === "found" || data.kind === "refused" || data.kind === "done";
    onMessage(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    onMessage({ kind: "failed" });
  };
  post({ kind: "job", job });
  const stop = () => {
    if (isSearching || isOver) return;
    isOver = true;
    worker.terminate();
    onMessage({ kind: "ended" });
  };
  return {
    cancel: () => {
      post({ kind: "cancel" });
      if (!isSearching) setTimeout(stop, GRACE_MS);
    },
    end: () => {
      isOver = true;
      worker.terminate();
    },
  };
}
