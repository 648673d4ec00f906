import type { MassProperties } from "../core/bodies/massProperties";
import { identify, identifyRare, type Match, type Progress } from "../core/identification/identify";
import { type InvariantChanges, invariantChanges } from "../core/identification/invariantChanges";
import type { Recording } from "../core/identification/recording";
import { bodyOf } from "../core/identification/system";
import { type FittedTensor, tensorFromRates } from "../core/identification/tensor";
import type { Mat3 } from "../core/math/mat3";
import type { Vec3 } from "../core/math/vec3";
import type { Reading } from "./conventions";
import type { Finding } from "./findings";
import {
  CONVENTION_KEYS,
  type ConventionKey,
  type ConventionOptions,
  type LogConventions,
  type Remark,
  readConventions,
  type Source,
} from "./readConventions";
import type { Log } from "./readLog";
import { type Orientations, recordingOf, recordingWithoutOmega } from "./recordings";
import type { Timeline } from "./timeline";

export interface Findings {
  readonly log: Log;
  readonly timeline: Timeline;
  readonly orientations: Orientations | null;
  /** null where the log has no orientation or no ω, or where the two belong to no one motion */
  readonly reading: Reading | null;
  readonly sources: Readonly<Record<ConventionKey, Source>>;
  readonly recording: Recording | null;
  readonly matches: readonly Match[];
  /** the tensor found from the log; null where one was given, or the motion shows none */
  readonly tensor: FoundTensor | null;
  /** what energy and L do, by the tensor given or found; null without one */
  readonly kept: InvariantChanges | null;
  /** what the log shows besides a rule, the weightiest first */
  readonly findings: readonly Finding[];
  readonly remarks: readonly Remark[];
}

/** Up to a factor. */
export interface FoundTensor {
  /** row by row, of trace 1, in the body's axes */
  readonly inertia: Mat3;
  /** its principal moments, ascending, shares of their sum */
  readonly moments: Vec3;
  /** three standard deviations, or the difference between rules that tie; null for a rough one from ω̇ */
  readonly uncertainty: number | null;
}

/** Those beyond need three slips at once. */
const MOST_READINGS = 4;

/**
 * Examines the text of a log: how it was written, and which rules made it.
 *
 * @param body null where the tensor is to be found from the log
 * @yields progress of the search
 * @throws LogError in one sentence, where it is no log
 */
export function* examine(
  text: string,
  body: MassProperties | null,
  options: ConventionOptions = {},
): Generator<Progress, Findings> {
  return yield* search(readConventions(text, options), body);
}

export function* search(
  conventions: LogConventions,
  body: MassProperties | null,
): Generator<Progress, Findings> {
  const { log, timeline, orientations, readings, sources } = conventions;
  const [plainest] = readings;
  if (orientations === null || conventions.trouble !== null) return withoutSearch(conventions, body);
  if (plainest === undefined) return yield* withoutOmega(conventions, orientations, body);
  const toTry = timeline.isUneven ? [] : readingsToTry(conventions);
  const searches = [
    ...toTry.map((reading) => [reading, identify] as const),
    ...toTry.slice(0, 1).map((reading) => [reading, identifyRare] as const),
  ];
  for (const [reading, identified] of searches) {
    const recording = recordingOf(log, timeline, orientations, reading);
    const matches = yield* identified(recording, body);
    if (matches.length === 0) continue;
    const sourcesHere = reading === plainest ? sources : sourcesFromMotion(sources, plainest, reading);
    const noTerm = body === null && isWithoutTerm(matches) ? ["no-gyroscopic-term" as const] : [];
    const remarks = [...conventions.remarks, ...noTerm];
    const common = { log, timeline, orientations, reading, sources: sourcesHere };
    return { ...common, recording, matches, ...keptIn(recording, body, matches), findings: [], remarks };
  }
  const { remarks, ...found } = withoutSearch(conventions, body);
  return { ...found, remarks: [...remarks, "none-fits"] };
}

export function withoutSearch(conventions: LogConventions, body: MassProperties | null): Findings {
  const { log, timeline, orientations, readings, sources, remarks, trouble } = conventions;
  const recording = plainRecording(conventions);
  return {
    log,
    timeline,
    orientations,
    reading: readings[0] ?? null,
    sources,
    recording,
    matches: [],
    ...(recording === null ? { tensor: null, kept: null } : keptIn(recording, body, [])),
    findings: [],
    remarks: trouble === null ? remarks : [...remarks, trouble],
  };
}

function plainRecording({
  log,
  timeline,
  orientations,
  readings,
  withoutOmega,
}: LogConventions): Recording | null {
  const [plainest] = readings;
  if (orientations === null) return null;
  if (plainest !== undefined) return recordingOf(log, timeline, orientations, plainest);
  if (withoutOmega === null) return null;
  const recording = recordingWithoutOmega(timeline, orientations, withoutOmega);
  return recording.frames.length < 3 ? null : recording;
}

/** What the motion keeps, by the tensor given, else by that of the best match, else by a rough one from Euler's equation. */
function keptIn(
  recording: Recording,
  body: MassProperties | null,
  matches: readonly Match[],
): Pick<Findings, "tensor" | "kept"> {
  if (body !== null) return { tensor: null, kept: invariantChanges(recording, body) };
  if (isWithoutTerm(matches)) return { tensor: null, kept: null };
  const fitted = matches[0]?.tensor ?? null;
  const found = fitted?.body ?? bodyOf(tensorFromRates(recording, "diagonal", "rotated"));
  const uncertainty = fitted && uncertaintyOf(fitted, matches);
  const { inertia_B, principal } = found;
  return {
    tensor: { inertia: inertia_B, moments: principal.moments, uncertainty },
    kept: invariantChanges(recording, found),
  };
}

/** The uncertainty of a fitted tensor, or its difference from that of another rule that fits as well if that is larger. */
function uncertaintyOf(fitted: FittedTensor, matches: readonly Match[]): number {
  const spread = matches.flatMap(({ tensor }) =>
    (tensor?.body.inertia_B ?? []).map((entry, k) => Math.abs(entry - (fitted.body.inertia_B[k] ?? 0))),
  );
  const deviations = fitted.uncertainty.map((deviation) => 3 * deviation);
  return [...spread, ...deviations].reduce((most, each) => Math.max(most, each), 0);
}

/** At last the plainest with ω along the other axes: so a program turns that multiplies its ω on the wrong side of q. */
function readingsToTry({ readings, said }: LogConventions): readonly Reading[] {
  const onOtherSide = readings.slice(0, said.omega === undefined ? 1 : 0).map((reading): Reading => {
    return { ...reading, omega: reading.omega === "world" ? "body" : "world" };
  });
  return [...readings.slice(0, MOST_READINGS), ...onOtherSide];
}

function isWithoutTerm(matches: readonly Match[]): boolean {
  return matches[0]?.lane.angular === "none";
}

function sourcesFromMotion(
  sources: Findings["sources"],
  plainest: Reading,
  reading: Reading,
): Findings["sources"] {
  const changed = CONVENTION_KEYS.filter((key) => plainest[key] !== reading[key]);
  return { ...sources, ...Object.fromEntries(changed.map((key) => [key, "motion"])) };
}

/** Orientations alone: ω from their differences. */
function* withoutOmega(
  conventions: LogConventions,
  orientations: Orientations,
  body: MassProperties | null,
): Generator<Progress, Findings> {
  const { log, timeline, sources, remarks } = conventions;
  const recording =
    conventions.withoutOmega && recordingWithoutOmega(timeline, orientations, conventions.withoutOmega);
  const canSearch = recording !== null && recording.frames.length >= 3 && !timeline.isUneven;
  const matches = canSearch ? yield* identify(recording, body) : [];
  return {
    log,
    timeline,
    orientations,
    reading: null,
    sources,
    recording,
    matches,
    ...(recording === null ? { tensor: null, kept: null } : keptIn(recording, body, matches)),
    findings: [],
    remarks: matches.length > 0 ? remarks : [...remarks, "none-fits"],
  };
}
