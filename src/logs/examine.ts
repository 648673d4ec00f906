import type { MassProperties } from "../core/bodies/massProperties";
import { identify, type Match, type Progress } from "../core/identification/identify";
import { type InvariantChanges, invariantChanges } from "../core/identification/invariantChanges";
import type { Recording } from "../core/identification/recording";
import { bodyOf } from "../core/identification/system";
import { type FittedTensor, tensorFromRates } from "../core/identification/tensor";
import type { Mat3 } from "../core/math/mat3";
import type { Vec3 } from "../core/math/vec3";
import { axesCost, isLeftHanded } from "./axes";
import type { Reading } from "./conventions";
import {
  type Explained,
  explainedByActing,
  explainedByGiven,
  explainedByKinematics,
  explainedByRareRule,
  explainedByRule,
  explainedInPart,
} from "./explained";
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
import { TIME_UNITS } from "./units";

export interface Findings {
  readonly log: Log;
  readonly timeline: Timeline;
  readonly orientations: Orientations | null;
  /** null where the log has no orientation or no ω, or they belong to no one motion */
  readonly reading: Reading | null;
  readonly sources: Readonly<Record<ConventionKey, Source>>;
  readonly recording: Recording | null;
  readonly matches: readonly Match[];
  /** found from the log; null where one was given, or the motion shows none */
  readonly tensor: FoundTensor | null;
  /** by the tensor given or found; null without one */
  readonly kept: InvariantChanges | null;
  /** the weightiest first */
  readonly findings: readonly Finding[];
  readonly remarks: readonly Remark[];
}

/** Up to a factor. */
export interface FoundTensor {
  /** row by row, of trace 1, in the body's axes */
  readonly inertia: Mat3;
  /** ascending, shares of their sum */
  readonly moments: Vec3;
  /** three standard deviations, or the difference between rules that tie; null for a rough one from ω̇ */
  readonly uncertainty: number | null;
}

/** Those beyond need three slips at once. */
const MOST_READINGS = 4;

/**
 * Finds how a log was written, and which rules made it.
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

export function examined(...given: Parameters<typeof examine>): Findings {
  const running = examine(...given);
  let step = running.next();
  while (!step.done) step = running.next();
  return step.value;
}

export function* search(
  conventions: LogConventions,
  body: MassProperties | null,
): Generator<Progress, Findings> {
  const { log, timeline, orientations, readings, sources } = conventions;
  const [plainest] = readings;
  if (orientations === null || conventions.trouble !== null) return withoutSearch(conventions, body);
  if (plainest === undefined) return yield* withoutOmega(conventions, body);
  if (conventions.turn !== null) {
    return { ...withoutSearch(conventions, body), ...(body === null && UNJUDGED) };
  }
  if (timeline.isUneven) return withoutSearch(conventions, body);
  for (const attempt of attemptsAt(conventions, body)) {
    const recording = recordingOf(log, timeline, orientations, attempt.reading);
    const explained = yield* attempt.search(recording);
    if (explained === null) continue;
    const { matches, findings } = explained;
    const { reading } = attempt;
    const judged = explained.body === null ? UNJUDGED : keptIn(recording, body, matches);
    const isActedOn = findings.some(({ code }) => code === "torque" || code === "damping");
    const isSteady = body === null && !isActedOn && explained.body === undefined && isWithoutTerm(matches);
    return {
      log,
      timeline,
      orientations,
      reading,
      sources: reading === plainest ? sources : sourcesFromMotion(sources, plainest, reading),
      recording,
      matches,
      ...judged,
      findings: [...findingsOfReading(conventions, reading), ...findings],
      remarks: [
        ...conventions.remarks,
        ...(isSteady ? ["no-gyroscopic-term" as const] : []),
        ...(matches.length === 0 ? ["none-fits" as const] : []),
      ],
    };
  }
  return withoutSearch(conventions, body);
}

interface Attempt {
  readonly reading: Reading;
  readonly search: (recording: Recording) => Generator<Progress, Explained | null>;
}

/** Rules alone before anything besides, the plainest reading first; the last attempt always has something to say. */
function attemptsAt(conventions: LogConventions, body: MassProperties | null): readonly Attempt[] {
  const [plainest, ...others] = readingsToTry(conventions);
  if (plainest === undefined) return [];
  const by = (
    search: (recording: Recording, body: MassProperties | null) => ReturnType<Attempt["search"]>,
  ) => ({
    reading: plainest,
    search: (recording: Recording) => search(recording, body),
  });
  const isPlain = plainest.direction === "body-to-world" && axesCost(plainest.axes) === 0;
  const rules = (recording: Recording) => explainedByRule(recording, body);
  return [
    by(explainedByRule),
    ...(body === null ? [] : [by((recording) => explainedByGiven(recording, body, isPlain))]),
    by(explainedByKinematics),
    by(explainedByRareRule),
    by(explainedByActing),
    ...others.map((reading) => ({ reading, search: rules })),
    by(explainedInPart),
  ];
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
    ...(recording === null ? UNJUDGED : keptIn(recording, body, [])),
    findings: findingsWithout(conventions),
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

const UNJUDGED = { tensor: null, kept: null };

/** By the tensor given, else the best match's, else a rough one from Euler's equation. */
function keptIn(
  recording: Recording,
  body: MassProperties | null,
  matches: readonly Match[],
): Pick<Findings, "tensor" | "kept"> {
  if (body !== null) return { tensor: null, kept: invariantChanges(recording, body) };
  if (isWithoutTerm(matches)) return UNJUDGED;
  const fitted = matches[0]?.tensor ?? null;
  const found = fitted?.body ?? bodyOf(tensorFromRates(recording, "diagonal", "rotated"));
  const uncertainty = fitted && uncertaintyOf(fitted, matches);
  const { inertia_B, principal } = found;
  // Euler's equation has no tensor for this motion: a ball's would be made up.
  if (fitted === null && principal.moments[2] - principal.moments[0] < 1e-9) return UNJUDGED;
  return {
    tensor: { inertia: inertia_B, moments: principal.moments, uncertainty },
    kept: invariantChanges(recording, found),
  };
}

function findingsOfReading(
  { log, said, angles, timeline, turn }: LogConventions,
  reading: Reading,
): readonly Finding[] {
  const { named } = log.columns;
  const isOmegaNamed =
    said.omega === undefined && named.omega !== null && reading.direction === "body-to-world";
  const isOrderNamed =
    said.order === undefined && named.order !== null && log.quaternions !== null && angles === null;
  const { jitter, step } = timeline;
  const unit = TIME_UNITS[reading.timeUnit].si;
  return [
    ...(turn === null ? [] : [{ code: "too-coarse", turn } as const]),
    ...(jitter === null || step === null
      ? []
      : [{ code: "clock-times", step: reading.dt, jitter: unit * jitter } as const]),
    ...(angles === null ? [] : [{ code: "angles", order: angles.order, unit: angles.unit } as const]),
    ...(isOmegaNamed && named.omega !== null && named.omega !== reading.omega
      ? [{ code: "heading", about: "omega", says: named.omega, data: reading.omega } as const]
      : []),
    ...(isOrderNamed && named.order !== null && named.order !== reading.order
      ? [{ code: "heading", about: "order", says: named.order, data: reading.order } as const]
      : []),
    ...(isLeftHanded(reading.axes) ? [{ code: "left-handed" } as const] : []),
  ];
}

/** What a log says that was not searched for rules. */
function findingsWithout(conventions: LogConventions): readonly Finding[] {
  const { log, angles, readings, trouble, turn } = conventions;
  const [plainest] = readings;
  if (angles !== null && log.omegas === null)
    return [{ code: "angles-assumed", order: angles.order, unit: angles.unit }];
  if (trouble === "not-one-motion")
    return [turn === null ? { code: "not-the-rate" } : { code: "too-coarse", turn }];
  return plainest === undefined ? [] : findingsOfReading(conventions, plainest);
}

/** Of a fitted tensor, or its difference from another rule's that fits as well, if larger. */
function uncertaintyOf(fitted: FittedTensor, matches: readonly Match[]): number {
  const spread = matches.flatMap(({ tensor }) =>
    (tensor?.body.inertia_B ?? []).map((entry, k) => Math.abs(entry - (fitted.body.inertia_B[k] ?? 0))),
  );
  const deviations = fitted.uncertainty.map((deviation) => 3 * deviation);
  return [...spread, ...deviations].reduce((most, each) => Math.max(most, each), 0);
}

/** Last the plainest with ω along the other axes: so a program turns that multiplies ω on the wrong side of q. */
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
  body: MassProperties | null,
): Generator<Progress, Findings> {
  const { timeline, orientations, withoutOmega: alone, remarks } = conventions;
  const recording = alone && orientations && recordingWithoutOmega(timeline, orientations, alone);
  const canSearch = recording !== null && recording.frames.length >= 3 && !timeline.isUneven;
  const matches = canSearch ? yield* identify(recording, body) : [];
  return {
    ...withoutSearch(conventions, body),
    recording,
    matches,
    ...(recording === null ? UNJUDGED : keptIn(recording, body, matches)),
    remarks: matches.length > 0 ? remarks : [...remarks, "none-fits"],
  };
}
