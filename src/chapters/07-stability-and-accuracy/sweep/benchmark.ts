import type { AngularId } from "../../../core/dynamics/ids";
import type { Errors, RuleFound } from "./sweep";

/** Whether the worker is at it, and how it came to rest. */
export type BenchmarkStage = "idle" | "working" | "stopped" | "done" | "failed";

/** What the reader's own machine has found out so far. */
export interface BenchmarkResults {
  readonly stage: BenchmarkStage;
  /** What a step of each rule costs [ns]; of those that have been timed. */
  readonly costs: Readonly<Partial<Record<AngularId, number>>>;
  /** The errors that this visit has worked out again. */
  readonly errors: Readonly<Partial<Record<AngularId, Errors>>>;
}

/** What a built page has: the first rendering in the browser must agree with it, whatever has been found by then. */
export const NO_RESULTS: BenchmarkResults = { stage: "idle", costs: {}, errors: {} };

/**
 * The sweep's one worker, and what it has found. It is started when asked, ended at once when asked, and never
 * outlives the page: whoever leaves ends it, and what it has found stays.
 */
class SweepBenchmark {
  findings: BenchmarkResults = NO_RESULTS;
  private worker: Worker | null = null;
  private readonly listeners = new Set<() => void>();

  /** Calls back after every change of the findings, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts on the rules that have no cost yet, or on all of them over again. */
  start(rules: readonly AngularId[]): void {
    this.end();
    const todo = rules.filter((rule) => this.findings.costs[rule] === undefined);
    const again = todo.length === 0;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<RuleFound | null>) => this.hear(data);
    worker.onerror = () => this.stop("failed");
    worker.postMessage(again ? rules : todo);
    this.worker = worker;
    this.set({ ...(again ? NO_RESULTS : this.findings), stage: "working" });
  }

  /** Ends the worker, if there is one, and says why. */
  stop(stage: "stopped" | "failed" = "stopped"): void {
    if (this.worker === null) return;
    this.end();
    this.set({ ...this.findings, stage });
  }

  /** Takes over what an earlier visit found, unless there is something newer. */
  restore(costs: BenchmarkResults["costs"], complete: boolean): void {
    if (this.findings.stage !== "idle") return;
    this.set({ ...NO_RESULTS, costs, stage: complete ? "done" : "stopped" });
  }

  private hear(found: RuleFound | null): void {
    if (found === null) {
      this.end();
      this.set({ ...this.findings, stage: "done" });
      return;
    }
    const { rule, nanoseconds, errors } = found;
    this.set({
      ...this.findings,
      costs: { ...this.findings.costs, [rule]: nanoseconds },
      errors: { ...this.findings.errors, [rule]: errors },
    });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private set(findings: BenchmarkResults): void {
    this.findings = findings;
    for (const listener of this.listeners) listener();
  }
}

/** The page's bench: the sweep drives it, and the table of rules reads what it costs here. */
export const benchmark = new SweepBenchmark();
