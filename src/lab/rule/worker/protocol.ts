import type { TraceEvent } from "../../../trace/recorder";
import type { RuleJob } from "../rule";
import type { RuleRun } from "./run";

/** What a worker is sent. */
export interface JobMessage {
  readonly id: number;
  readonly job: RuleJob;
  /** Whether the events of the job's last frame are wanted, of a worker with a traced program. */
  readonly isTraced: boolean;
}

/** What a program threw, and where in the worker's text. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** The one answer to a job. */
export type JobReply =
  | { readonly id: number; readonly kind: "run"; readonly run: RuleRun }
  | { readonly id: number; readonly kind: "traced"; readonly events: readonly TraceEvent[] }
  | { readonly id: number; readonly kind: "threw"; readonly thrown: Thrown };

/** What a worker says before the reader's code has run: that it can be sent jobs, or that the sandbox around it does not hold. */
export type FirstMessage = { readonly kind: "ready" } | { readonly kind: "no sandbox" };

/** What the page asks of the frame. */
export type FrameRequest =
  | { readonly kind: "start"; readonly text: string }
  | ({ readonly kind: "job" } & JobMessage)
  | { readonly kind: "end" };

/** Why a worker was ended, or never came to run anything. */
export type EndReason = "time" | "protocol" | "not started" | "no sandbox";

/** A message from the frame to the page. */
export type FrameAnswer =
  | { readonly kind: "here" }
  | { readonly kind: "ready" }
  | { readonly kind: "reply"; readonly reply: JobReply }
  | { readonly kind: "ended"; readonly reason: EndReason };
