import type { Progress } from "../../core/identification/identify";
import { bodyOf } from "../../core/identification/system";
import type { Mat3 } from "../../core/math/mat3";
import { type Findings, search, withoutSearch } from "../../logs/examine";
import { LogError } from "../../logs/logError";
import { previewOf } from "../../logs/preview";
import { readConventions } from "../../logs/readConventions";
import { MOST_CHARACTERS } from "../../logs/readLog";
import type { FromWorker, Job, LogSource } from "./messages";
import { sampleLog, tensorOfSample } from "./samples";
import { summaryOf } from "./summary";

/** The longest task before the worker handles messages [ms]. */
const TURN_MS = 60;

export interface Listener {
  tell(message: FromWorker): void;
  rest(): Promise<void>;
  isCancelled(): boolean;
  now(): number;
}

/** Throws only this program's own faults, whatever the log holds. */
export async function run(job: Job, listener: Listener): Promise<void> {
  try {
    await examined(job, listener);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    listener.tell({ kind: "refused", sentence: error.message });
  }
}

async function examined({ source, inertia, options, isExamined }: Job, listener: Listener): Promise<void> {
  const text = await textOf(source);
  listener.tell({ kind: "preview", preview: previewOf(text) });
  if (!isExamined) {
    listener.tell({ kind: "done" });
    return;
  }
  const tensor = inertia === "sample" ? sampleTensor(source) : inertia;
  const body = tensor && bodyOf(tensor);
  const conventions = readConventions(text, options);
  listener.tell({
    kind: "conventions",
    summary: summaryOf(conventions, withoutSearch(conventions, body), body, "running"),
  });
  const found = await searched(search(conventions, body), listener);
  const findings = found ?? withoutSearch(conventions, body);
  listener.tell({
    kind: "found",
    summary: summaryOf(conventions, findings, body, found === null ? "cancelled" : "done"),
  });
}

async function searched(steps: ReturnType<typeof search>, listener: Listener): Promise<Findings | null> {
  let rested = listener.now();
  const shareOf = wholeSearch();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const share = shareOf(step.value);
    if (listener.now() - rested < TURN_MS) continue;
    listener.tell({ kind: "progress", share });
    await listener.rest();
    if (listener.isCancelled()) return null;
    rested = listener.now();
  }
}

/**
 * The share of a search that is done, from those of its parts. How many parts follow depends on what they find, so each takes half of
 * what the parts before it have left.
 */
export function wholeSearch(): (progress: Progress) => number {
  let [left, last] = [1, 0];
  return ({ done, of }) => {
    const share = done / of;
    if (share < last) left /= 2;
    last = share;
    return 1 - left * (1 - share / 2);
  };
}

function sampleTensor(source: LogSource): Mat3 | null {
  return source.kind === "sample" ? tensorOfSample(source.id) : null;
}

async function textOf(source: LogSource): Promise<string> {
  if (source.kind === "text") return source.text;
  if (source.kind === "sample") return sampleLog(source.id);
  if (source.file.size > MOST_CHARACTERS) throw new LogError("log: expected at most 50 MB");
  const bytes = await source.file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new LogError("log: expected text in UTF-8, got binary data");
  }
}
