import { startTransition, useEffect, useRef, useState } from "react";
import type { Preview } from "../../logs/preview";
import { type Running, start } from "./client";
import type { FromWorker, Job } from "./messages";
import type { Summary } from "./summary";

export interface Examined {
  readonly stage: "idle" | "reading" | "searching" | "done" | "refused" | "ended" | "failed";
  readonly preview: Preview | null;
  readonly summary: Summary | null;
  readonly progress: { readonly done: number; readonly of: number } | null;
  readonly sentence: string;
}

const IDLE: Examined = { stage: "idle", preview: null, summary: null, progress: null, sentence: "" };

export function useExamination() {
  const [examined, setExamined] = useState(IDLE);
  const running = useRef<Running | null>(null);
  useEffect(() => () => running.current?.end(), []);
  return {
    examined,
    run: (job: Job, isOtherLog: boolean) => {
      running.current?.end();
      setExamined((before) => ({ ...(isOtherLog ? IDLE : before), stage: "reading", progress: null }));
      // Findings are long: React renders them in pieces between frames.
      running.current = start(job, (message) =>
        startTransition(() => setExamined((before) => after(before, message))),
      );
    },
    cancel: () => running.current?.cancel(),
  };
}

function after(before: Examined, message: FromWorker | { readonly kind: "failed" | "ended" }): Examined {
  switch (message.kind) {
    case "preview":
      return { ...before, preview: message.preview };
    case "conventions":
      return { ...before, stage: "searching", summary: message.summary };
    case "progress":
      return { ...before, progress: message };
    case "found":
      return { ...before, stage: "done", summary: message.summary, progress: null };
    case "refused":
      return { ...before, stage: "refused", summary: null, sentence: message.sentence };
    case "done":
      return { ...before, stage: before.summary === null ? "idle" : "done" };
    case "failed":
    case "ended":
      return { ...before, stage: message.kind, progress: null };
  }
}
