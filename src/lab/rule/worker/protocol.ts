import type { TraceEvent } from "../../../trace/recorder";
import type { RuleJob } from "../rule";
import type { RuleRun, Thrown } from "./run";

export interface JobMessage {
  readonly id: number;
  readonly job: RuleJob;
  readonly isTraced: boolean;
}

export type JobReply =
  | { readonly id: number; readonly kind: "run"; readonly run: RuleRun }
  | { readonly id: number; readonly kind: "traced"; readonly events: readonly TraceEvent[] }
  | { readonly id: number; readonly kind: "threw"; readonly thrown: Thrown };

export type FirstMessage = { readonly kind: "ready" } | { readonly kind: "no sandbox" };

export type FrameRequest =
  | { readonly kind: "start"; readonly text: string }
  | ({ readonly kind: "job" } & JobMessage);

export type EndReason = "time" | "protocol" | "not started" | "no sandbox";

export type FrameAnswer =
  | { readonly kind: "here" }
  | { readonly kind: "ready" }
  | { readonly kind: "reply"; readonly reply: JobReply }
  | { readonly kind: "ended"; readonly reason: EndReason };
