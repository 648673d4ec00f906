import { beyondHalfATurn } from "./aliasing";
import { ANGLE_ORDERS, ANGLE_UNITS, type AngleUnit, quatOfAngles } from "./angles";
import { axesCost } from "./axes";
import { type Direction, type Motion, type Order, type Reading, readings, type Said } from "./conventions";
import type { AngleOrder } from "./findings";
import { type Rounding, roundingOf } from "./precision";
import { type Log, type ReadOptions, readLog } from "./readLog";
import { type Orientations, omegaRounding, orientationsOf } from "./recordings";
import { stepsOfClock, type Timeline, timelineOf, usualStep, withoutJumps } from "./timeline";
import { TIME_UNITS } from "./units";

export type Source = "said" | "motion" | "kinematics" | "names" | "assumed";

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

export interface ConventionOptions extends ReadOptions {
  readonly said?: Said | undefined;
  /** in place of the log's own times [Hz] */
  readonly rate?: number | undefined;
}

export interface LogConventions {
  readonly log: Log;
  readonly timeline: Timeline;
  readonly orientations: Orientations | null;
  /** of q and ω as one motion, the plainest first */
  readonly readings: readonly Reading[];
  /** the plainest of all ways, whatever the reader has said; null where there is none */
  readonly freely: Reading | null;
  readonly sources: Readonly<Record<ConventionKey, Source>>;
  readonly said: Said;
  /** null where there is an ω */
  readonly withoutOmega: { readonly order: Order; readonly direction: Direction; readonly dt: number } | null;
  /** null for a log without angles */
  readonly angles: Angles | null;
  /** in a frame, where beyond half a turn [rad]; else null */
  readonly turn: number | null;
  readonly remarks: readonly Remark[];
  readonly trouble: Extract<Remark, "no-orientation" | "at-rest" | "not-one-motion"> | null;
}

/** Where a log has neither time nor ω [Hz]. */
const ASSUMED_RATE = 60;

/** @throws LogError in one sentence, where the text is no log */
export function readConventions(text: string, options: ConventionOptions = {}): LogConventions {
  const { said = {}, rate } = options;
  const { log, angles } = withAngles(readLog(text, options), rate);
  const orientations = orientationsOf(log, angles?.rounding);
  const written = timelineWith(log, rate);
  const clock = orientations && written.isUneven ? stepsOfClock(log, orientations.quaternions) : null;
  const { timeline, jumps } = withoutJumps(clock ?? written, orientations?.quaternions ?? []);
  const remarks = [
    ...remarksOn(log, timeline, orientations, angles !== null),
    ...(jumps > 0 ? ["jumps" as const] : []),
  ];
  const asSaid: Said = rate === undefined ? said : { ...said, timeUnit: "s" };
  const common = { log, timeline, orientations, said: asSaid, remarks, angles, turn: null };
  const nothing = { ...common, readings: [], freely: null, sources: assumedBut(asSaid), withoutOmega: null };
  if (orientations === null) return { ...nothing, trouble: "no-orientation" };
  if (log.omegas === null) return { ...nothing, ...orientationsAlone(common), trouble: null };
  if (log.omegas.every((row) => row.every((component) => component === 0)))
    return { ...nothing, trouble: "at-rest" };
  const motion = motionOf(log, timeline, orientations);
  const usual = (said: Said) => readings({ ...motion, said }).map((each) => withUsualStep(each, timeline));
  const allowed = usual(asSaid);
  const coarse = allowed[0] && isSimple(allowed[0]) ? null : beyondHalfATurn({ ...motion, said: asSaid });
  const { reading: plain = null, turn = null } = coarse ?? {};
  if (plain !== null) return { ...nothing, readings: [plain], freely: plain, turn, trouble: null };
  if (allowed.length === 0) return { ...nothing, turn, trouble: "not-one-motion" };
  const isFree = Object.values(asSaid).every((one) => one === undefined);
  const freely = (isFree ? allowed : usual({ timeUnit: asSaid.timeUnit }))[0] ?? null;
  const sources = sourcesOf(allowed, log, asSaid);
  return {
    ...nothing,
    readings: allowed,
    freely,
    sources,
    trouble: null,
  };
}

/** Hides no turns beyond half of one. */
function isSimple({ isUnitKnown, axes, disagreement }: Reading): boolean {
  return isUnitKnown && axesCost(axes) === 0 && disagreement < 0.1;
}

interface Angles {
  readonly order: AngleOrder;
  readonly unit: AngleUnit;
  readonly rounding: Rounding;
}

/**
 * A log of three angles as quaternions of the order and unit in which q turns most nearly as ω says. Without ω nothing tells the order:
 * they are taken for yaw, pitch and roll, in degrees if one is past a whole turn in radians.
 */
function withAngles(
  log: Log,
  rate: number | undefined,
): { readonly log: Log; readonly angles: Angles | null } {
  const { angles, omegas } = log;
  if (angles === null) return { log, angles: null };
  if (omegas === null) {
    const isPastATurn = angles.flat().some((angle) => Math.abs(angle) > 2 * Math.PI);
    return readAs(log, angles, "zyx", isPastATurn ? "deg" : "rad");
  }
  const tried = ANGLE_ORDERS.flatMap((order) =>
    (["deg", "rad"] as const).map((unit) => {
      const read = readAs(log, angles, order, unit);
      const timeline = timelineWith(log, rate);
      const orientations = orientationsOf(read.log, read.angles.rounding);
      const [best] = orientations === null ? [] : readings(motionOf(read.log, timeline, orientations));
      return { ...read, off: (best?.slips ?? 9) > 6 ? 1 : (best?.disagreement ?? 1) };
    }),
  );
  const nearest = tried.reduce((found, each) => (each.off < found.off ? each : found));
  return nearest.off < 1 ? nearest : { log, angles: null };
}

function readAs(log: Log, angles: readonly (readonly number[])[], order: AngleOrder, unit: AngleUnit) {
  const written = roundingOf(angles.flat());
  const rounding = { ...written, absolute: 0.5 * ANGLE_UNITS[unit] * written.absolute };
  const columns = { ...log.columns, named: { ...log.columns.named, order: "wxyz" as const } };
  const quaternions = angles.map((row) => quatOfAngles(order, unit, row));
  return { log: { ...log, columns, quaternions }, angles: { order, unit, rounding } };
}

function timelineWith(log: Log, rate: number | undefined): Timeline {
  if (rate === undefined) return timelineOf(log);
  return { ...timelineOf({ ...log, times: null }), step: 1 / rate };
}

function assumedBut(said: Said): LogConventions["sources"] {
  return sourcesBy((key) => (said[key] === undefined ? "assumed" : "said"));
}

function sourcesBy(sourceOf: (key: ConventionKey) => Source): LogConventions["sources"] {
  const entries = CONVENTION_KEYS.map((key) => [key, sourceOf(key)]);
  return Object.fromEntries(entries) as LogConventions["sources"];
}

function motionOf(log: Log, timeline: Timeline, orientations: Orientations): Motion {
  const ofOmega = omegaRounding(log, orientations);
  const { rounding } = orientations;
  const largest = (log.omegas ?? []).flat().reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return {
    frames: timeline.frames,
    quaternions: orientations.quaternions,
    omegas: log.omegas ?? [],
    step: timeline.step,
    named: log.quaternions === null ? { ...log.columns.named, order: "wxyz" } : log.columns.named,
    rounding: {
      q: rounding.absolute + rounding.relative,
      omega: ofOmega.absolute + ofOmega.relative * largest,
    },
  };
}

/** Without a time the step is as uncertain as a rule's error of angle. */
const FOUND_STEP_UNCERTAINTY = 0.02;

/** Readings with so many mistakes more than the plainest are not considered. */
const FAR_FETCHED = 2;

function withUsualStep(reading: Reading, { step, uncertainty }: Timeline): Reading {
  return { ...reading, dt: usualStep(reading.dt, step === null ? FOUND_STEP_UNCERTAINTY : uncertainty) };
}

/** What all readings but far-fetched ones agree on is known from the data. */
function sourcesOf(all: readonly Reading[], { columns }: Log, said: Said): LogConventions["sources"] {
  const [plainest] = all;
  const { named } = columns;
  const allowed = all.filter(({ slips }) => slips < (plainest?.slips ?? 0) + FAR_FETCHED);
  return sourcesBy((key) => {
    if (said[key] !== undefined) return "said";
    if (plainest === undefined) return "assumed";
    if (key === "unit" && !plainest.isUnitKnown) return named.unit === null ? "assumed" : "names";
    if (allowed.every((reading) => reading[key] === plainest[key])) return "kinematics";
    return key !== "direction" && named[key] !== null && named[key] === plainest[key] ? "names" : "assumed";
  });
}

function remarksOn(
  log: Log,
  timeline: Timeline,
  orientations: Orientations | null,
  isOfAngles: boolean,
): readonly Remark[] {
  const noticed: readonly (readonly [Remark, boolean])[] = [
    ["uneven-times", timeline.isUneven],
    ["missing-frames", timeline.missing > 0],
    ["sign-flips", !isOfAngles && (orientations?.signFlips ?? 0) > 0],
    ["several-bodies", log.bodies.length > 1],
    ["no-time", timeline.step === null],
    ["no-omega", log.omegas === null],
  ];
  return noticed.filter(([, holds]) => holds).map(([remark]) => remark);
}

/** Without ω: the order as said or named, body to world if nothing else is said. */
function orientationsAlone({
  log,
  timeline,
  said,
}: Pick<LogConventions, "log" | "timeline" | "said">): Pick<LogConventions, "withoutOmega" | "sources"> {
  const { named } = log.columns;
  const unit = TIME_UNITS[said.timeUnit ?? named.timeUnit ?? "s"].si;
  const dt =
    timeline.step === null ? 1 / ASSUMED_RATE : usualStep(timeline.step * unit, timeline.uncertainty);
  const order = log.quaternions === null ? "wxyz" : (said.order ?? named.order ?? "wxyz");
  const sources = assumedBut(said);
  const isNamed = said.order === undefined && named.order !== null;
  return {
    withoutOmega: { order, direction: said.direction ?? "body-to-world", dt },
    sources: isNamed ? { ...sources, order: "names" } : sources,
  };
}
