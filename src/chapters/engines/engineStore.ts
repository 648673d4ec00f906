import {
  EngineUnavailable,
  type OpenEngine,
  openEngine,
  type TimedRecording,
  type UnavailableReason,
} from "../../engines/client";
import type { EngineJob } from "../../engines/recording";
import { ENGINE_IDS, type EngineId } from "../../engines/registry";

export type EngineStatus =
  | { readonly kind: "idle" }
  /** @property bytes of its wasm so far, unpacked */
  | { readonly kind: "loading"; readonly bytes: number }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly reason: Exclude<UnavailableReason, "closed"> };

export type Statuses = Readonly<Record<EngineId, EngineStatus>>;

const IDLE: EngineStatus = { kind: "idle" };

/** As the built page: hydration must agree with it. */
export const ALL_IDLE = Object.fromEntries(ENGINE_IDS.map((id) => [id, IDLE])) as Statuses;

/** An engine that has aborted must not be called again. */
const STOPPED = /^the engine stopped/;

/** Each engine is fetched when a reader asks, once for all figures; a failure ends it and no other. */
class EngineStore {
  statuses: Statuses = ALL_IDLE;
  private readonly engines = new Map<EngineId, OpenEngine>();
  private readonly fetches = new Map<EngineId, AbortController>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async fetch(id: EngineId): Promise<void> {
    if (["ready", "loading"].includes(this.statuses[id].kind)) return;
    const fetching = new AbortController();
    this.fetches.set(id, fetching);
    this.set(id, { kind: "loading", bytes: 0 });
    try {
      const engine = await openEngine(id, fetching.signal, (bytes) =>
        this.set(id, { kind: "loading", bytes }),
      );
      this.engines.set(id, engine);
      this.set(id, { kind: "ready" });
    } catch (error) {
      this.end(id, error);
    }
  }

  cancel(id: EngineId): void {
    this.fetches.get(id)?.abort();
  }

  /** Of an engine that is ready; null where it fails before it has an answer. */
  async run(id: EngineId, job: EngineJob): Promise<TimedRecording | null> {
    try {
      const recording = (await this.engines.get(id)?.run(job)) ?? null;
      if (recording?.ended && STOPPED.test(recording.ended.reason)) {
        this.engines.get(id)?.close();
        this.end(id, new EngineUnavailable("aborted"));
      }
      return recording;
    } catch (error) {
      this.end(id, error);
      return null;
    }
  }

  private end(id: EngineId, error: unknown): void {
    this.engines.delete(id);
    const reason = error instanceof EngineUnavailable ? error.reason : "not started";
    this.set(id, reason === "closed" ? IDLE : { kind: "failed", reason });
  }

  private set(id: EngineId, status: EngineStatus): void {
    this.statuses = { ...this.statuses, [id]: status };
    for (const listener of this.listeners) listener();
  }
}

export const engineStore = new EngineStore();
