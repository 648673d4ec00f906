import type { MassProperties } from "../../core/bodies/massProperties";
import { type CourseInstant, courseOf, instantsAt } from "../../core/identification/course";
import type { Match } from "../../core/identification/identify";
import type { InvariantChanges } from "../../core/identification/invariantChanges";
import type { Recording } from "../../core/identification/recording";
import { bodyOf } from "../../core/identification/system";
import type { Mat3 } from "../../core/math/mat3";
import type { Vec3 } from "../../core/math/vec3";
import type { Reading } from "../../logs/conventions";
import type { Findings } from "../../logs/examine";
import type { LogConventions, Remark } from "../../logs/readConventions";
import type { Orientations } from "../../logs/recordings";
import { hasSteadyAxis, isExactMotion } from "./digits";

/* Small enough to be sent from the worker, however long the log is. */

export interface JudgingBody {
  readonly inertia: Mat3;
  readonly moments: Vec3;
  /** by the reader; found for a rule; found for what acts; or from ω̇ where nothing fits */
  readonly how: "given" | "found" | "under" | "rough";
  /** of a moment, as a share of their sum */
  readonly uncertainty: number | null;
}

export interface Summary {
  readonly rows: number;
  readonly bodies: readonly string[];
  readonly orientations: Pick<Orientations, "lengthError" | "raw"> | null;
  readonly reading: Reading | null;
  readonly freely: Reading | null;
  readonly sources: LogConventions["sources"];
  readonly remarks: readonly Remark[];
  /** of a frame [s]; null where there is no motion */
  readonly dt: number | null;
  /** [s] */
  readonly duration: number;
  readonly search: "running" | "done" | "cancelled";
  readonly matches: readonly Omit<Match, "tensor">[];
  readonly judging: JudgingBody | null;
  readonly kept: InvariantChanges | null;
  readonly findings: Findings["findings"];
  /** whether ω has one direction in the world */
  readonly hasSteadyAxis: boolean;
  /** whether the log is the exact motion from its first frame, to its digits */
  readonly isExact: boolean;
  readonly course: readonly CourseInstant[];
  readonly milestones: readonly CourseInstant[];
  /** as far as a page can use it: frame number, q and ω, SI units, world axes, eight numbers a frame */
  readonly frames: Float64Array;
}

export const FRAME_SIZE = 8;

const MOST_FRAMES = 20_000;

const DRAWN = 300;

const MILESTONES = [1, 5, 10] as const;

export function summaryOf(
  conventions: LogConventions,
  findings: Findings,
  body: MassProperties | null,
  search: Summary["search"],
): Summary {
  const { log, recording } = findings;
  const isSteady = recording !== null && hasSteadyAxis(recording);
  const judging = judgingOf(findings, body, isSteady);
  const properties = body ?? (judging && bodyOf(judging.inertia));
  const isMotion = recording !== null && properties !== null;
  const course = isMotion ? courseOf(recording, properties, DRAWN) : [];
  return {
    rows: log.lines.length,
    bodies: log.bodies.slice(0, 200),
    orientations: findings.orientations && {
      lengthError: findings.orientations.lengthError,
      raw: findings.orientations.raw,
    },
    reading: findings.reading,
    freely: conventions.freely,
    sources: findings.sources,
    remarks: findings.remarks,
    dt: recording?.dt ?? null,
    duration: recording === null ? 0 : durationOf(recording),
    search,
    matches: findings.matches.map(({ tensor: _, ...match }) => match),
    judging,
    kept: judging && findings.kept,
    findings: findings.findings,
    hasSteadyAxis: isSteady,
    isExact: isMotion && isExactMotion(recording, properties, course, judging?.uncertainty ?? 0),
    course,
    milestones: isMotion ? instantsAt(recording, properties, MILESTONES) : [],
    frames: search === "running" || recording === null ? new Float64Array() : framesOf(recording),
  };
}

/** An ω of one direction shows nothing of the tensor. */
function judgingOf(
  { tensor, recording, matches, findings }: Findings,
  body: MassProperties | null,
  isSteady: boolean,
): JudgingBody | null {
  if (recording === null) return null;
  if (body !== null) {
    const { inertia_B, principal } = body;
    return { inertia: inertia_B, moments: principal.moments, how: "given", uncertainty: null };
  }
  if (tensor === null || (tensor.uncertainty === null && isSteady)) return null;
  const isUnder = matches.length > 0 || findings.some(({ code }) => code === "torque" || code === "wheel");
  return { ...tensor, how: tensor.uncertainty !== null ? "found" : isUnder ? "under" : "rough" };
}

function durationOf({ frames, dt }: Recording): number {
  return ((frames.at(-1)?.frame ?? 0) - (frames[0]?.frame ?? 0)) * dt;
}

function framesOf({ frames }: Recording): Float64Array {
  const kept = frames.slice(0, MOST_FRAMES);
  const numbers = new Float64Array(FRAME_SIZE * kept.length);
  for (const [k, { frame, q_WB, omega_W }] of kept.entries())
    numbers.set([frame, ...q_WB, ...omega_W], FRAME_SIZE * k);
  return numbers;
}
