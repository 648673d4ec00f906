import { startTransition, useEffect, useRef, useState } from "react";
import type { Preview } from "../../logs/preview";
import type { FromWorker, Job, ToWorker } from "./messages";
import type { Summary } from "./summary";

export interface Examined {
  readonly stage: "idle" | "reading" | "searching" | "done" | "refused" | "ended" | "failed";
  readonly preview: Preview | null;
  readonly summary: Summary | null;
  /** of the search that is done */
  readonly share: number | null;
  readonly sentence: string;
}

const IDLE: Examined = { stage: "idle", preview: null, summary: null, share: null, sentence: "" };

export function useExamination() {
  const [examined, setExamined] = useState(IDLE);
  const running = useRef<Running | null>(null);
  useEffect(() => () => running.current?.end(), []);
  return {
    examined,
    run: (job: Job, isOtherLog: boolean) => {
      running.current?.end();
      setExamined((before) => ({ ...(isOtherLog ? IDLE : before), stage: "reading", share: null }));
      // React renders long findings in pieces between frames.
      running.current = start(job, (message) =>
        startTransition(() => setExamined((before) => after(before, message))),
      );
    },
    cancel: () => running.current?.cancel(),
  };
}

function after(before: Examined, message: Message): Examined {
  switch (message.kind) {
    case "preview":
      return { ...before, preview: message.preview };
    case "conventions":
      return { ...before, stage: "searching", summary: message.summary };
    case "progress":
      return { ...before, share: message.share };
    case "found":
      return { ...before, stage: "done", summary: message.summary, share: null };
    case "refused":
      return { ...before, stage: "refused", summary: null, sentence: message.sentence };
    case "done":
      return { ...before, stage: before.summary === null ? "idle" : "done" };
    case "failed":
    case "ended":
      return { ...before, stage: message.kind, share: null };
  }
}

/** A cancelled worker must stop by itself within [ms]: it reads a large log in one task. */
const GRACE_MS = 2000;

interface Running {
  /** Ends the search, keeping what was found, or the reading of the log. */
  cancel(): void;
  end(): void;
}

type Message = FromWorker | { readonly kind: "failed" | "ended" };

/** A browser's policy may refuse one. */
function workerOrNull(): Worker | null {
  try {
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

function start(job: Job, onMessage: (message: Message) => void): Running {
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
