import { yieldToMain } from "../../browser/scheduling";
import type { FromWorker, ToWorker } from "./messages";
import { run } from "./run";

/* Reads one log, and ends: with it goes the memory that the log has taken. */

const scope = self as unknown as { postMessage(message: FromWorker): void; close(): void };

let isCancelled = false;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "cancel") {
    isCancelled = true;
    return;
  }
  await run(data.job, {
    tell: (message) => scope.postMessage(message),
    rest: yieldToMain,
    isCancelled: () => isCancelled,
    now: () => performance.now(),
  });
  scope.close();
};
