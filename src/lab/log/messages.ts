import type { Mat3 } from "../../core/math/mat3";
import type { Preview } from "../../logs/preview";
import type { ConventionOptions } from "../../logs/readConventions";
import type { Summary } from "./summary";

/** Logs for a reader who has none at hand. */
export const SAMPLE_IDS = ["bullet", "units", "damped"] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

export type LogSource =
  | { readonly kind: "file"; readonly file: File }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "sample"; readonly id: SampleId };

export interface Brought {
  readonly source: LogSource;
  readonly name: string;
  /** counts logs: nothing of one is kept for the next */
  readonly count: number;
}

export interface Job {
  readonly source: LogSource;
  /** row by row, or that of the sample's body; null where it is to be found */
  readonly inertia: Mat3 | "sample" | null;
  readonly options: ConventionOptions;
  readonly isExamined: boolean;
}

export type ToWorker = { readonly kind: "job"; readonly job: Job } | { readonly kind: "cancel" };

/** In this order; a refusal may come in place of any. */
export type FromWorker =
  | { readonly kind: "preview"; readonly preview: Preview }
  | { readonly kind: "conventions"; readonly summary: Summary }
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "found"; readonly summary: Summary }
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "done" };
