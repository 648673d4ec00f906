import type { MassProperties } from "../core/bodies/massProperties";
import { SUBSTEPS_TRIED } from "../core/identification/candidates";
import {
  cutBefore,
  decayOf,
  rowsOff,
  sleepIn,
  speedLimitIn,
  suddenRows,
} from "../core/identification/events";
import {
  identify,
  identifyNear,
  identifyRare,
  type Match,
  type Progress,
} from "../core/identification/identify";
import { type Acted, identifyActing, identifyTurning } from "../core/identification/identifyActing";
import { noiseOfOmega, type RateFit, rateFit } from "../core/identification/kinematics";
import type { Recording } from "../core/identification/recording";
import { bodyOf, SPHERE } from "../core/identification/system";
import { ofReversedSign } from "../core/identification/tensor";
import type { Mat3 } from "../core/math/mat3";
import { norm, scaleVec, type Vec3 } from "../core/math/vec3";
import { changingTorque } from "./changingTorque";
import { dampingOf } from "./damping";
import type { Finding } from "./findings";

/* What makes a recording, or what is seen where nothing makes it. */

export interface Explained {
  readonly matches: readonly Match[];
  readonly findings: readonly Finding[];
  /** null where the motion shows no tensor; absent where the matches tell */
  readonly body?: null;
}

type Search = (recording: Recording, body: MassProperties | null) => Generator<Progress, readonly Match[]>;

/** A rule from the candidates, with sleep, a speed limit and blows taken out of the recording. */
export function* explainedByRule(
  recording: Recording,
  body: MassProperties | null,
  search: Search = identify,
): Generator<Progress, Explained | null> {
  const { quiet, findings, limit } = withoutEvents(recording);
  const matches = yield* search(quiet, body);
  const [best] = matches;
  if (best === undefined) return null;
  const judging = best.tensor?.body ?? body ?? SPHERE;
  const isCut =
    limit === null || rowsOff(recording, judging, best.lane, null, 1).length >= 0.2 * limit.rows.size;
  const struck = rowsOff(quiet, judging, best.lane, null);
  return {
    matches,
    findings: [
      ...signFindings(best, body),
      ...(isCut ? findings : findings.filter(({ code }) => code !== "speed-limit")),
      ...(struck.length > 0 ? [{ code: "impulses", frames: struck } as const] : []),
    ],
  };
}

function withoutEvents(recording: Recording) {
  const asleep = sleepIn(recording);
  const awake = asleep === null ? recording : { ...recording, frames: recording.frames.slice(0, asleep) };
  const limit = speedLimitIn(awake);
  // A speed cut once leaves the frames after that as they would be.
  const isOnce = limit !== null && limit.rows.size === awake.frames.length - 1;
  const quiet = limit === null ? awake : cutBefore(awake, isOnce ? new Set([1]) : limit.rows);
  const findings: Finding[] = [
    ...(asleep === null ? [] : [{ code: "sleep", frame: asleep } as const]),
    ...(limit === null
      ? []
      : [{ code: "speed-limit", limit: limit.limit, frames: limit.rows.size } as const]),
  ];
  return { quiet, findings, limit: isOnce ? null : limit };
}

/** A given body, with the term's sign reversed, or with more digits than given. */
export function* explainedByGiven(
  recording: Recording,
  body: MassProperties,
  isPlain: boolean,
): Generator<Progress, Explained | null> {
  // With q read the other way round the right sign looks wrong.
  const reversed = isPlain ? ofReversedSign(body) : null;
  if (reversed !== null) {
    const { quiet, findings } = withoutEvents(recording);
    const matches = (yield* identify(quiet, bodyOf(reversed))).filter(({ lane }) => lane.angular !== "none");
    if (matches.length > 0) {
      const sign = signFinding(body.inertia_B, reversed, true);
      return { matches, findings: [sign, ...findings] };
    }
  }
  return yield* explainedByRule(recording, body, () => identifyNear(recording, body));
}

function signFinding(given: Mat3, otherwise: Mat3, isSure: boolean): Finding {
  return { code: "gyroscopic-sign", moments: sharesOf(given), otherwise: sharesOf(otherwise), isSure };
}

/** About the x, y and z of the body axes. */
function sharesOf(tensor: Mat3): Vec3 {
  const moments: Vec3 = [tensor[0], tensor[4], tensor[8]];
  return scaleVec(1 / (moments[0] + moments[1] + moments[2]), moments);
}

/** The sign is in doubt where the body is so much nearer to a needle than that of the other sign. */
const NEEDLE = 1.5;

/** A tensor that was found is that of either sign. */
function signFindings({ tensor }: Match, body: MassProperties | null): Finding[] {
  if (tensor === null || body !== null) return [];
  const other = ofReversedSign(tensor.body);
  if (other === null) return [];
  const slenderness = ({ principal }: MassProperties) => principal.moments[2] / principal.moments[0];
  const isNeedle = slenderness(tensor.body) > NEEDLE * slenderness(bodyOf(other));
  return isNeedle ? [signFinding(other, tensor.body.inertia_B, false)] : [];
}

/** In multiples of the digits' noise: more is no rounding. */
const NOISY = 8;

/** A bias or a factor is believed where it leaves at most this share of the disagreement of ω and q. */
const LEFT = 0.2;

/** Noise, a factor or a bias between an ω and a q that are not of one motion. */
export function* explainedByKinematics(
  recording: Recording,
  body: MassProperties | null,
): Generator<Progress, Explained | null> {
  const fit = rateFit(recording);
  if (fit === null) return null;
  const noisy = noiseFindings(recording, fit);
  if (noisy.length > 0) return { matches: [], findings: noisy };
  // A way of turning is off by some share of the frame's angle squared: a twelfth for the quaternion step.
  const ofTurning = 0.5 * (fit.speed * recording.dt) ** 2;
  // Of a constant ω both leave the digits alone, and a factor is the plainer. Sums of squares keep half of a double's digits.
  const ofRates = (8 * recording.precision.q) / recording.dt;
  const ofDigits = ofRates / Math.min(1, Math.abs(fit.factor)) + 1e-7 * fit.speed;
  const isScaled = fit.scaled <= LEFT * fit.plain && fit.scaled <= Math.max(1.5 * fit.unbiased, ofDigits);
  if (isScaled && Math.abs(fit.factor - 1) > ofTurning)
    return yield* explainedByFactor(recording, body, fit.factor);
  const isBiased = fit.unbiased <= LEFT * fit.plain && norm(fit.bias_B) > ofTurning * fit.speed;
  return isBiased ? { matches: [], findings: [biasFinding(fit)] } : null;
}

/** Other substeps, or a rule between blows that come too often for a run to miss them. */
export function* explainedByRareRule(
  recording: Recording,
  body: MassProperties | null,
): Generator<Progress, Explained | null> {
  const rare = yield* explainedByRule(recording, body, identifyRare);
  if (rare !== null) return rare;
  const { quiet } = withoutEvents(recording);
  const sudden = suddenRows(quiet);
  if (sudden.size === 0) return null;
  return yield* explainedByRule(recording, body, (_, given) => identify(cutBefore(quiet, sudden), given));
}

/** A rule, to the recording's digits, under something that acts. */
export function* explainedByActing(
  recording: Recording,
  body: MassProperties | null,
): Generator<Progress, Explained | null> {
  const { quiet, findings } = withoutEvents(recording);
  const acted = yield* identifyActing(quiet, body);
  if (acted !== null && acted.matches.length > 0) return explainedUnder(quiet, body, acted, findings);
  const decay = decayOf(quiet);
  if (decay === null) return null;
  const damping = dampingOf(decay.factor, decay.deviation, quiet.dt);
  return { matches: [], findings: [damping, ...findings], ...(body === null && { body: null }) };
}

export function* explainedInPart(
  recording: Recording,
  body: MassProperties | null,
): Generator<Progress, Explained> {
  const { quiet, findings } = withoutEvents(recording);
  const pushed = changingTorque(quiet, body);
  if (pushed !== null)
    return { matches: [], findings: [pushed, ...findings], ...(body === null && { body: null }) };
  const acted = yield* identifyActing(quiet, body);
  if (acted !== null) return explainedUnder(quiet, body, acted, findings);
  return { matches: [], findings: [...findings, { code: "substeps-tried", substeps: SUBSTEPS_TRIED }] };
}

function noiseFindings(recording: Recording, fit: RateFit): Finding[] {
  const { precision, frames } = recording;
  const size = noiseOfOmega(recording);
  const ofDigits =
    precision.omega + (precision.omegaRelative + precision.arithmetic + 2 * precision.q) * fit.speed;
  if (size === null || size < NOISY * ofDigits) return [];
  const open = (5 * size) / Math.sqrt(frames.length) + (5 * fit.plain) / frames.length;
  const noise = { code: "noise", size, axes: "body" } as const;
  return norm(fit.bias_B) > open ? [noise, biasFinding(fit)] : [noise];
}

function biasFinding({ bias_B }: RateFit): Finding {
  return { code: "bias", mean: bias_B, size: norm(bias_B), axes: "body" };
}

/** Ratios that a slip makes. */
const SIMPLE = [2, 1 / 2, 3, 1 / 3, 4, 1 / 4];

/** A way of turning may leave this share of an angle. */
const ROUND = 0.005;

/** A unit of ω that is off by a factor, or a program that turns by a multiple of ω. */
function* explainedByFactor(
  recording: Recording,
  body: MassProperties | null,
  found: number,
): Generator<Progress, Explained> {
  const factor = SIMPLE.find((simple) => Math.abs(found / simple - 1) < ROUND) ?? found;
  const finding = { code: "rate-factor", factor } as const;
  const turned = yield* identifyTurning(recording, body, factor);
  if (turned !== null && turned.matches.length > 0)
    return { matches: turned.matches, findings: [finding], ...bodyShown(turned, body) };
  const frames = recording.frames.map((each) => ({ ...each, omega_W: scaleVec(factor, each.omega_W) }));
  const scaled = yield* explainedByRule({ ...recording, frames }, body);
  return { matches: scaled?.matches ?? [], findings: [finding, ...(scaled?.findings ?? [])] };
}

function bodyShown(acted: Acted, given: MassProperties | null): Pick<Explained, "body"> {
  return given !== null || (acted.body !== null && acted.matches.length > 0) ? {} : { body: null };
}

function explainedUnder(
  recording: Recording,
  body: MassProperties | null,
  acted: Acted,
  events: readonly Finding[],
): Explained {
  const { acting, matches, deviation } = acted;
  const [best] = matches;
  const trace = body === null ? 1 : body.inertia_B[0] + body.inertia_B[4] + body.inertia_B[8];
  const found = actedFinding(acted, recording, trace, body !== null);
  const judging = acted.body ?? SPHERE;
  const struck = best === undefined ? [] : rowsOff(recording, judging, best.lane, acting);
  const isNothing = acted.cause === "damping" && Math.abs(1 - acting.damping) < 5 * deviation;
  return {
    matches,
    findings: [
      ...(found === null || isNothing ? [] : [found]),
      ...events,
      ...(struck.length > 0 ? [{ code: "impulses", frames: struck } as const] : []),
    ],
    ...bodyShown(acted, body),
  };
}

function actedFinding(
  { cause, acting, deviation }: Acted,
  recording: Recording,
  trace: number,
  isGiven: boolean,
): Finding | null {
  switch (cause) {
    case "damping":
      return acting.damping < 1 ? dampingOf(acting.damping, deviation, recording.dt) : null;
    case "rotor": {
      const size = norm(acting.rotor_B);
      const unit = isGiven ? "N m s" : "1/s";
      return { code: "wheel", axis: scaleVec(1 / size, acting.rotor_B), momentum: trace * size, unit };
    }
    case "torque-world":
    case "torque-body": {
      const unit = isGiven ? "N m" : "1/s²";
      return {
        code: "torque",
        axes: acting.axes,
        mean: scaleVec(trace, acting.torque),
        unit,
        isConstant: true,
      };
    }
    case "turning":
      return null;
  }
}
