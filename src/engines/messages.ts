import type { EngineJob, EngineRecording } from "./recording";

/** The reasons for which an engine is unavailable; pages have their own words for each. */
export type UnavailableReason = "not fetched" | "not started" | "aborted" | "closed";

export interface JobMessage {
  readonly id: number;
  readonly job: EngineJob;
}

/** What an engine's worker says: how much of its engine has come, whether it has it, then an answer to each job. */
export type WorkerMessage =
  /** Bytes of its wasm so far, unpacked. */
  | { readonly kind: "received"; readonly bytes: number }
  | { readonly kind: "ready" }
  | { readonly kind: "unavailable"; readonly reason: UnavailableReason; readonly detail: string }
  | {
      readonly kind: "recorded";
      readonly id: number;
      readonly recording: EngineRecording;
      readonly milliseconds: number;
    };
