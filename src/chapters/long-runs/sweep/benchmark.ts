import type { Errors, SweptRule } from "../../../core/runs/workPrecision";
import type { RuleResults } from "./sweep";

type BenchmarkStage = "idle" | "working" | "stopped" | "done" | "failed";

export interface BenchmarkResults {
  readonly stage: BenchmarkStage;
  /** Of a step of each rule timed so far [ns]. */
  readonly costs: Readonly<Partial<Record<SweptRule, number>>>;
  readonly errors: Readonly<Partial<Record<SweptRule, Errors>>>;
}

/** The built page's: hydration must agree with it. */
export const NO_RESULTS: BenchmarkResults = { stage: "idle", costs: {}, errors: {} };

/** The worker never outlives the page; its results stay when it is ended. */
class SweepBenchmark {
  results: BenchmarkResults = NO_RESULTS;
  private worker: Worker | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(rules: readonly SweptRule[]): void {
    this.end();
    const todo = rules.filter((rule) => this.results.costs[rule] === undefined);
    const again = todo.length === 0;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<RuleResults | null>) => this.receive(data);
    worker.onerror = () => this.stop("failed");
    worker.postMessage(again ? rules : todo);
    this.worker = worker;
    this.set({ ...(again ? NO_RESULTS : this.results), stage: "working" });
  }

  stop(stage: "stopped" | "failed" = "stopped"): void {
    if (this.worker === null) return;
    this.end();
    this.set({ ...this.results, stage });
  }

  restore(costs: BenchmarkResults["costs"], complete: boolean): void {
    if (this.results.stage !== "idle") return;
    this.set({ ...NO_RESULTS, costs, stage: complete ? "done" : "stopped" });
  }

  private receive(found: RuleResults | null): void {
    if (found === null) {
      this.end();
      this.set({ ...this.results, stage: "done" });
      return;
    }
    const { rule, nanoseconds, errors } = found;
    this.set({
      ...this.results,
      costs: { ...this.results.costs, [rule]: nanoseconds },
      errors: { ...this.results.errors, [rule]: errors },
    });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private set(results: BenchmarkResults): void {
    this.results = results;
    for (const listener of this.listeners) listener();
  }
}

export const benchmark = new SweepBenchmark();
