import type { MassProperties } from "../core/bodies/massProperties";
import { identify, type Match, type Progress } from "../core/identification/identify";
import { type Kept, keptBy } from "../core/identification/kept";
import type { Recording } from "../core/identification/recording";
import { bodyOf } from "../core/identification/system";
import { type FittedTensor, tensorFromRates } from "../core/identification/tensor";
import type { Mat3 } from "../core/math/mat3";
import type { Vec3 } from "../core/math/vec3";
import { type Motion, type Reading, readings } from "./conventions";
import { withoutJumps } from "./jumps";
import { type Log, type ReadOptions, readLog } from "./readLog";
import {
  type Orientations,
  omegaRounding,
  orientationsOf,
  recordingOf,
  recordingWithoutOmega,
} from "./recordings";
import { type Timeline, timelineOf, usualStep } from "./timeline";

/** How a convention is known. */
export type Source = "motion" | "kinematics" | "names" | "assumed";

/** What a log was found to be. */
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
  readonly kept: Kept | null;
  /** what the reader of the findings must know, by name; the pages and the command line have the sentences */
  readonly remarks: readonly Remark[];
}

/** A tensor but for its size. */
export interface FoundTensor {
  /** row by row, of trace 1, in the body's axes */
  readonly inertia: Mat3;
  /** its principal moments, ascending, shares of their sum */
  readonly moments: Vec3;
  /** how far an entry may be off: three standard deviations of the fit, or as far as the rules that tie differ; null where no rule fits and it is a rough one from ω̇ */
  readonly uncertainty: number | null;
}

export const CONVENTION_KEYS = ["order", "omega", "unit", "direction"] as const;
export type ConventionKey = (typeof CONVENTION_KEYS)[number];

export type Remark =
  | "no-orientation"
  | "no-omega"
  | "not-one-motion"
  | "uneven-times"
  | "missing-frames"
  | "sign-flips"
  | "several-bodies"
  | "jumps"
  | "no-time"
  | "at-rest"
  | "no-gyroscopic-term"
  | "none-fits";

/** The readings tried, from the plainest; those beyond need three slips at once. */
const MOST_READINGS = 4;

/** A rate assumed where a log has neither time nor ω. */
const ASSUMED_RATE = 60;

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
  options: ReadOptions = {},
): Generator<Progress, Findings> {
  const log = readLog(text, options);
  const orientations = orientationsOf(log);
  const { timeline, jumps } = withoutJumps(timelineOf(log), orientations?.quaternions ?? []);
  const common = { log, timeline, orientations };
  const noticed = [...remarksOn(log, timeline, orientations), ...(jumps > 0 ? ["jumps" as const] : [])];
  const nothing = {
    ...common,
    reading: null,
    sources: ASSUMED,
    recording: null,
    matches: [],
    tensor: null,
    kept: null,
  };
  if (orientations === null) return { ...nothing, remarks: [...noticed, "no-orientation"] };
  if (log.omegas === null) return yield* withoutOmega({ ...nothing, orientations }, body, noticed);
  if (log.omegas.every((row) => row.every((component) => component === 0))) {
    return { ...nothing, remarks: [...noticed, "at-rest"] };
  }
  const allowed = readings(motionOf(log, timeline, orientations)).map((each) =>
    withUsualStep(each, timeline),
  );
  const [plainest] = allowed;
  if (plainest === undefined) return { ...nothing, remarks: [...noticed, "not-one-motion"] };
  const sources = sourcesOf(allowed, log);
  for (const reading of timeline.isUneven ? [] : readingsToTry(allowed)) {
    const recording = recordingOf(log, timeline, orientations, reading);
    const matches = yield* identify(recording, body);
    if (matches.length === 0) continue;
    const told = reading === plainest ? sources : toldByMotion(sources, plainest, reading);
    const remarks =
      body === null && isWithoutTerm(matches) ? [...noticed, "no-gyroscopic-term" as const] : noticed;
    return {
      ...common,
      reading,
      sources: told,
      recording,
      matches,
      ...keptIn(recording, body, matches),
      remarks,
    };
  }
  const recording = recordingOf(log, timeline, orientations, plainest);
  const remarks = [...noticed, "none-fits" as const];
  return {
    ...common,
    reading: plainest,
    sources,
    recording,
    matches: [],
    ...keptIn(recording, body, []),
    remarks,
  };
}

/** What the motion keeps, by the tensor given, else by that of the best match, else by a rough one from Euler's equation. */
function keptIn(
  recording: Recording,
  body: MassProperties | null,
  matches: readonly Match[],
): Pick<Findings, "tensor" | "kept"> {
  if (body !== null) return { tensor: null, kept: keptBy(recording, body) };
  if (isWithoutTerm(matches)) return { tensor: null, kept: null };
  const fitted = matches[0]?.tensor ?? null;
  const found = fitted?.body ?? bodyOf(tensorFromRates(recording, "diagonal"));
  const uncertainty = fitted && uncertaintyOf(fitted, matches);
  const { inertia_B, principal } = found;
  return {
    tensor: { inertia: inertia_B, moments: principal.moments, uncertainty },
    kept: keptBy(recording, found),
  };
}

/** Another rule that fits as well takes another tensor. */
function uncertaintyOf(fitted: FittedTensor, matches: readonly Match[]): number {
  const spread = matches.flatMap(({ tensor }) =>
    (tensor?.body.inertia_B ?? []).map((entry, k) => Math.abs(entry - (fitted.body.inertia_B[k] ?? 0))),
  );
  const deviations = fitted.uncertainty.map((deviation) => 3 * deviation);
  return [...spread, ...deviations].reduce((most, each) => Math.max(most, each), 0);
}

/**
 * The plainest readings, and at last the plainest with ω along the other axes: a program that multiplies its ω on the wrong side of q
 * turns its body as if that were so.
 */
function readingsToTry(allowed: readonly Reading[]): readonly Reading[] {
  const onOtherSide = allowed.slice(0, 1).map((reading): Reading => {
    return { ...reading, omega: reading.omega === "world" ? "body" : "world" };
  });
  return [...allowed.slice(0, MOST_READINGS), ...onOtherSide];
}

function isWithoutTerm(matches: readonly Match[]): boolean {
  return matches[0]?.lane.angular === "none";
}

const ASSUMED = { order: "assumed", omega: "assumed", unit: "assumed", direction: "assumed" } as const;

function motionOf(log: Log, timeline: Timeline, orientations: Orientations): Motion {
  const ofOmega = omegaRounding(log, orientations);
  const { rounding } = orientations;
  const largest = (log.omegas ?? []).flat().reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return {
    frames: timeline.frames,
    quaternions: orientations.quaternions,
    omegas: log.omegas ?? [],
    step: timeline.step,
    told: log.quaternions === null ? { ...log.columns.told, order: "wxyz" } : log.columns.told,
    rounding: {
      q: rounding.absolute + rounding.relative,
      omega: ofOmega.absolute + ofOmega.relative * largest,
    },
  };
}

/** Without a time the step is as uncertain as a rule's error of angle. */
const FOUND_STEP_UNCERTAINTY = 0.02;

/** Slips more than those of the plainest reading: two people would have to have made one each. */
const FAR_FETCHED = 2;

function withUsualStep(reading: Reading, { step, uncertainty }: Timeline): Reading {
  return { ...reading, dt: usualStep(reading.dt, step === null ? FOUND_STEP_UNCERTAINTY : uncertainty) };
}

/** A convention on which all readings agree but far-fetched ones is told by the data; else names or the plainest reading decide. */
function sourcesOf(all: readonly Reading[], { columns }: Log): Findings["sources"] {
  const [plainest] = all;
  const { told } = columns;
  const allowed = all.filter(({ slips }) => slips < (plainest?.slips ?? 0) + FAR_FETCHED);
  const sourceOf = (key: ConventionKey): Source => {
    if (key === "unit" && !plainest?.isUnitTold) return told.unit === null ? "assumed" : "names";
    if (allowed.every((reading) => reading[key] === plainest?.[key])) return "kinematics";
    return key !== "direction" && told[key] !== null && told[key] === plainest?.[key] ? "names" : "assumed";
  };
  return {
    order: sourceOf("order"),
    omega: sourceOf("omega"),
    unit: sourceOf("unit"),
    direction: sourceOf("direction"),
  };
}

/** A reading that only a rule's fit speaks for, against one that is plainer. */
function toldByMotion(
  sources: Findings["sources"],
  plainest: Reading,
  reading: Reading,
): Findings["sources"] {
  const changed = CONVENTION_KEYS.filter((key) => plainest[key] !== reading[key]);
  return { ...sources, ...Object.fromEntries(changed.map((key) => [key, "motion"])) };
}

function remarksOn(log: Log, timeline: Timeline, orientations: Orientations | null): readonly Remark[] {
  const noticed: readonly (readonly [Remark, boolean])[] = [
    ["uneven-times", timeline.isUneven],
    ["missing-frames", timeline.missing > 0],
    ["sign-flips", (orientations?.signFlips ?? 0) > 0],
    ["several-bodies", log.bodies.length > 1],
    ["no-time", timeline.step === null],
    ["no-omega", log.omegas === null],
  ];
  return noticed.filter(([, holds]) => holds).map(([remark]) => remark);
}

/** Orientations alone: the order as named, body to world, and ω from the differences. */
function* withoutOmega(
  nothing: Omit<Findings, "remarks"> & { readonly orientations: Orientations },
  body: MassProperties | null,
  noticed: readonly Remark[],
): Generator<Progress, Findings> {
  const { log, timeline, orientations } = nothing;
  const unit = { ms: 1e-3, us: 1e-6, ns: 1e-9, s: 1 }[log.columns.told.timeUnit ?? "s"];
  const dt =
    timeline.step === null ? 1 / ASSUMED_RATE : usualStep(timeline.step * unit, timeline.uncertainty);
  const order = log.quaternions === null ? "wxyz" : (log.columns.told.order ?? "wxyz");
  const told = { ...ASSUMED, order: log.columns.told.order === null ? "assumed" : "names" } as const;
  const recording = recordingWithoutOmega(timeline, orientations, { order, direction: "body-to-world", dt });
  const matches = timeline.isUneven || recording.frames.length < 3 ? [] : yield* identify(recording, body);
  const remarks = matches.length > 0 ? noticed : [...noticed, "none-fits" as const];
  return { ...nothing, sources: told, recording, matches, ...keptIn(recording, body, matches), remarks };
}
