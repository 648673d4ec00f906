import type { TraceEvent } from "../../../trace/recorder";
import type { RuleJob } from "../rule";
import type { RuleRun, Thrown } from "./run";

/** The message that asks a worker for a run. */
export interface JobMessage {
  readonly id: number;
  readonly job: RuleJob;
  /** Whether the events of the job's last frame are wanted, of a worker with a traced program. */
  readonly isTraced: boolean;
}

/** The one answer to a job; `threw` where the program has no rule to run, or no trace. */
export type JobReply =
  | { readonly id: number; readonly kind: "run"; readonly run: RuleRun }
  | { readonly id: number; readonly kind: "traced"; readonly events: readonly TraceEvent[] }
  | { readonly id: number; readonly kind: "threw"; readonly thrown: Thrown };

/** The message that a worker sends before the reader's code runs: it is ready for jobs, or the sandbox around it is incomplete. */
export type FirstMessage = { readonly kind: "ready" } | { readonly kind: "no sandbox" };

/** A message from the page to the frame. */
export type FrameRequest =
  | { readonly kind: "start"; readonly text: string }
  | ({ readonly kind: "job" } & JobMessage)
  | { readonly kind: "end" };

/** The reason why a worker was ended, or never ran anything. */
export type EndReason = "time" | "protocol" | "not started" | "no sandbox";

/** A message from the frame to the page. */
export type FrameAnswer =
  | { readonly kind: "here" }
  | { readonly kind: "ready" }
  | { readonly kind: "reply"; readonly reply: JobReply }
  | { readonly kind: "ended"; readonly reason: EndReason };
