import { EngineUnavailable, type OpenEngine, openEngine, type TimedRecording } from "../../engines/client";
import type { UnavailableReason } from "../../engines/messages";
import type { EngineJob } from "../../engines/recording";
import { ENGINE_IDS, type EngineId } from "../../engines/registry";

/** Where an engine is: not asked for, on its way, here, or not to be had. */
export type EngineStatus =
  | { readonly kind: "away" }
  /** @property bytes of its wasm so far, unpacked */
  | { readonly kind: "coming"; readonly bytes: number }
  | { readonly kind: "here" }
  | { readonly kind: "failed"; readonly reason: Exclude<UnavailableReason, "closed"> };

export type Statuses = Readonly<Record<EngineId, EngineStatus>>;

const AWAY: EngineStatus = { kind: "away" };

/** What the built page shows; the first rendering in the browser must agree with it. */
export const ALL_AWAY = Object.fromEntries(ENGINE_IDS.map((id) => [id, AWAY])) as Statuses;

/** How the lane says that its engine has stopped; after that the engine cannot be asked for anything. */
const STOPPED = /^the engine stopped/;

/** The page's engines. Each is fetched when it is asked for, once for all figures; a failure ends that engine and no other. */
class EngineShelf {
  statuses: Statuses = ALL_AWAY;
  private readonly engines = new Map<EngineId, OpenEngine>();
  private readonly fetches = new Map<EngineId, AbortController>();
  private readonly listeners = new Set<() => void>();

  /** Calls back after every change of a status, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fetches an engine, unless it is here or on its way. */
  async fetch(id: EngineId): Promise<void> {
    if (["here", "coming"].includes(this.statuses[id].kind)) return;
    const fetching = new AbortController();
    this.fetches.set(id, fetching);
    this.set(id, { kind: "coming", bytes: 0 });
    try {
      const engine = await openEngine(id, fetching.signal, (bytes) =>
        this.set(id, { kind: "coming", bytes }),
      );
      this.engines.set(id, engine);
      this.set(id, { kind: "here" });
    } catch (error) {
      this.end(id, error);
    }
  }

  /** Ends a download. */
  cancel(id: EngineId): void {
    this.fetches.get(id)?.abort();
  }

  /** A run of an engine that is here; null where the engine fails before it has an answer. */
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
    this.set(id, reason === "closed" ? AWAY : { kind: "failed", reason });
  }

  private set(id: EngineId, status: EngineStatus): void {
    this.statuses = { ...this.statuses, [id]: status };
    for (const listener of this.listeners) listener();
  }
}

export const shelf = new EngineShelf();
