/** Logs for a reader who has none at hand; samples.ts makes them. */
export const SAMPLE_IDS = ["bullet", "units", "damped"] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];
