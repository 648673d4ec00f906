import { faultFrom } from "../../../judge/faults";
import { COMPONENTS, timeFor } from "../rule";
import type { EndReason, FirstMessage, FrameAnswer, FrameRequest, JobReply } from "../worker/protocol";
import type { RuleRun, Thrown } from "../worker/run";
import { validEvents } from "../worker/validEvents";

/*
 * The script of the frame in which readers' programs run. The frame is of no origin; its policy allows this script and workers made of
 * text, which have the same policy, and no loading. A worker answers one job within its time, and is ended then as for anything else.
 */

/** [ms], before the reader's program runs */
const START_TIME = 10_000;

const MOST_MESSAGE = 500;

if (self.origin !== "null") throw new Error("this page works in a sandboxed frame alone");

let worker: Worker | null = null;
let due: number | null = null;
let isReady = false;
let clock = 0;
let port: MessagePort;

function tell(answer: FrameAnswer, transfer: Transferable[] = []): void {
  port.postMessage(answer, transfer);
}

function end(reason: EndReason | null): void {
  clearTimeout(clock);
  worker?.terminate();
  worker = null;
  due = null;
  isReady = false;
  if (reason) tell({ kind: "ended", reason });
}

function start(text: string): void {
  end(null);
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const own = new Worker(address);
  worker = own;
  clock = window.setTimeout(() => end("not started"), START_TIME);
  own.onmessage = ({ data }) => {
    if (worker === own) handleSafely(data);
  };
  own.onmessageerror = () => worker === own && end("protocol");
  own.onerror = (event) => {
    event.preventDefault();
    if (worker === own) end(isReady ? "protocol" : "not started");
  };
}

/** Reading a message may throw: a circular list has no JSON. */
function handleSafely(data: unknown): void {
  try {
    handle(data);
  } catch {
    end("protocol");
  }
}

function handle(data: unknown): void {
  if (!isReady) {
    const first = (data as FirstMessage | null)?.kind;
    clearTimeout(clock);
    isReady = first === "ready";
    if (isReady) tell({ kind: "ready" });
    else end(first === "no sandbox" ? "no sandbox" : "protocol");
    return;
  }
  const reply = due === null ? null : replyTo(due, data);
  if (reply === null) {
    end("protocol");
    return;
  }
  end(null);
  tell({ kind: "reply", reply }, reply.kind === "run" ? [reply.run.states.buffer] : []);
}

function replyTo(id: number, data: unknown): JobReply | null {
  const given = data as JobReply | null;
  if (given?.id !== id) return null;
  if (given.kind === "run") {
    const { states, ended } = given.run ?? {};
    if (!(states instanceof Float64Array) || states.length > mostNumbers) return null;
    // A view of a few numbers can have a gigabyte behind it.
    if (states.buffer.byteLength !== states.byteLength) return null;
    const end = endIn(ended ?? null);
    return end === undefined ? null : { id, kind: "run", run: { states, ended: end } };
  }
  if (given.kind === "traced") {
    const events = validEvents(given.events);
    return events && { id, kind: "traced", events };
  }
  const thrown = given.kind === "threw" ? thrownIn(given.thrown) : null;
  return thrown && { id, kind: "threw", thrown };
}

/** Rebuilt, since a reply could bring any memory along. */
function endIn(ended: RuleRun["ended"]): RuleRun["ended"] | undefined {
  if (ended === null) return null;
  const { frame } = ended;
  if (!Number.isSafeInteger(frame)) return undefined;
  if ("thrown" in ended) {
    const thrown = thrownIn(ended.thrown);
    return thrown ? { frame, thrown } : undefined;
  }
  const fault = faultFrom(ended.fault);
  return fault && JSON.stringify(fault).length <= MOST_MESSAGE ? { frame, fault } : undefined;
}

function thrownIn(given: Partial<Thrown> | undefined): Thrown | null {
  const { name, message, line, column } = given ?? {};
  if (!isShort(name) || !isShort(message)) return null;
  return { name, message, line: placed(line), column: placed(column) };
}

function isShort(text: unknown): text is string {
  return typeof text === "string" && text.length <= MOST_MESSAGE;
}

function placed(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}

let mostNumbers = 0;

function asked({ data }: MessageEvent<FrameRequest>): void {
  if (data.kind === "start") start(data.text);
  else if (worker === null || !isReady || due !== null) tell({ kind: "ended", reason: "protocol" });
  else {
    due = data.id;
    mostNumbers = COMPONENTS * (data.job.frames + 1);
    clock = window.setTimeout(() => end("time"), timeFor(data.job.frames));
    worker.postMessage({ id: data.id, job: data.job, isTraced: data.isTraced });
  }
}

addEventListener(
  "message",
  ({ source, ports: [given] }) => {
    if (source !== parent || !given) return;
    port = given;
    port.onmessage = asked;
    tell({ kind: "here" });
  },
  { once: true },
);
