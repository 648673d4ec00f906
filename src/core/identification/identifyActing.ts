import type { MassProperties } from "../bodies/massProperties.ts";
import { ANGULAR } from "../dynamics/angular/index.ts";
import type { Lane } from "../dynamics/lane.ts";
import type { Mat3 } from "../math/mat3.ts";
import { type Acting, actingOf, type Cause, NOTHING, termsOf, unknownsOf, whens } from "./acting.ts";
import { candidates } from "./candidates.ts";
import { type Fitted, fitModel, type Model } from "./fitModel.ts";
import {
  fitsWithin,
  isDiagonal,
  isNear,
  type Match,
  ofTraceOne,
  type Progress,
  ranked,
  startsFor,
  type Tried,
} from "./identify.ts";
import { canTurn, type Misfit, misfitOf } from "./misfit.ts";
import type { Recording } from "./recording.ts";
import { bodyOf, SPHERE } from "./system.ts";
import { isPositiveDefinite, parametersOf, solvedFromRates, type TensorShape, tensorOf } from "./tensor.ts";

/* Where no rule alone makes a recording: the rules under what turns the body besides, fitted with the tensor. */

export interface Acted {
  readonly cause: Cause;
  /** torque and rotor of a body whose tensor has trace 1 */
  readonly acting: Acting;
  /** of trace 1; null where the motion shows none */
  readonly body: MassProperties | null;
  /** standard deviation of the damping's factor, or of a component */
  readonly deviation: number;
  /** those that follow the recording to its digits; none where they only come far nearer under the cause */
  readonly matches: readonly Match[];
}

const FEW = 7;
const MANY = 20;

/** A cause without a rule that fits is believed where it leaves at most this share of the misfit. */
const NEARER = 0.1;

/** @param body null where the tensor is to be found too */
export function* identifyActing(
  recording: Recording,
  body: MassProperties | null,
): Generator<Progress, Acted | null> {
  const lanes = turningLanes(recording, 1);
  const free = yield* withoutTerm(recording, body, lanes, "damping", 1);
  if (free !== null) return free;
  const given = body && ofTraceOne(body.inertia_B);
  return yield* underCauses(recording, given, lanes, CAUSES);
}

/** The rules that fit where q turns by about `factor` times ω. */
export function* identifyTurning(
  recording: Recording,
  body: MassProperties | null,
  factor: number,
): Generator<Progress, Acted | null> {
  const lanes = turningLanes(recording, factor).filter(
    ({ angular }) => ANGULAR[angular].state === "velocity",
  );
  const free = yield* withoutTerm(recording, body, lanes, "turning", factor);
  if (free !== null) return free;
  const given = body && ofTraceOne(body.inertia_B);
  return yield* underCauses(recording, given, lanes, ["turning"], factor);
}

function hasTerm({ angular }: Lane): boolean {
  return angular !== "none";
}

/** A rule without the term shows no tensor; where one fits, every rule does with three equal moments. */
function* withoutTerm(
  recording: Recording,
  body: MassProperties | null,
  lanes: readonly Lane[],
  cause: Cause,
  factor: number,
): Generator<Progress, Acted | null> {
  const known = body === null ? SPHERE.inertia_B : ofTraceOne(body.inertia_B);
  const trials = trialsOf(
    lanes.filter((lane) => !hasTerm(lane)),
    [cause],
    false,
  );
  const found = bestOf(recording, yield* tryAll(recording, trials, { known }, factor), [cause]);
  if (found === null || found.matches.length === 0) return null;
  return { ...found, body: body && found.body, matches: found.matches.map(withoutTensor) };
}

function* underCauses(
  recording: Recording,
  given: Mat3 | null,
  lanes: readonly Lane[],
  causes: readonly Cause[],
  factor = 1,
): Generator<Progress, Acted | null> {
  const [tensor, other] = tensorsToTry(given);
  const attempts = yield* tryAll(recording, trialsOf(lanes, causes, given === null), tensor, factor);
  const found = bestOf(recording, attempts, causes);
  if (found === null || found.matches.length > 0) return found;
  const nearest = attempts.slice(0, NEAREST);
  const again = bestOf(recording, yield* tryAll(recording, nearest, other, factor), causes);
  if (again !== null && again.matches.length > 0) return again;
  const plain = yield* tryAll(recording, trialsOf(lanes, [null], given === null), tensor);
  const without = plain.reduce((least, { inNoise }) => Math.min(least, inNoise), Number.POSITIVE_INFINITY);
  return found.inNoise <= NEARER * without ? found : null;
}

/** So many of the nearest are tried with the other shape of the tensor. */
const NEAREST = 12;

const CAUSES = ["damping", "rotor", "torque-world", "torque-body"] as const;

/** Known, or fitted, from a first one or from ω̇. */
type Tensor = { readonly known: Mat3 } | { readonly shape: TensorShape; readonly near: Mat3 | null };

/** A tensor that is given may be rounded. */
function tensorsToTry(given: Mat3 | null): readonly [Tensor, Tensor] {
  if (given === null)
    return [
      { shape: "diagonal", near: null },
      { shape: "full", near: null },
    ];
  return [{ known: given }, { shape: isDiagonal(given) ? "diagonal" : "full", near: given }];
}

function withoutTensor(match: Match): Match {
  return { ...match, tensor: null };
}

/** Lanes of one step a frame whose way of turning agrees with q and ω. */
function turningLanes(recording: Recording, factor: number): readonly Lane[] {
  const isMatrix = recording.frames[0]?.rawAttitude?.form === "matrix";
  return candidates().filter(
    (lane) =>
      (lane.orientation !== "matrix" || isMatrix) &&
      (lane.substeps ?? 1) === 1 &&
      lane.inertia !== "frozen" &&
      canTurn(recording, lane, startsFor(recording, lane, MANY, 1), fitsWithin(recording), factor),
  );
}

interface Trial {
  /** among the trials, the plainest first */
  readonly place: number;
  readonly cause: Cause | null;
  readonly when: Acting["when"];
  readonly lane: Lane;
}

interface Attempt extends Misfit, Trial {
  readonly fitted: Fitted;
  readonly tensor: Tensor;
}

function trialsOf(
  lanes: readonly Lane[],
  causes: readonly (Cause | null)[],
  isFound: boolean,
): readonly Trial[] {
  const trials = causes.flatMap((cause) =>
    lanes
      .filter(({ angular }) => angular !== "exact" || cause !== "damping")
      // Without the term only a torque shows the tensor.
      .filter((lane) => !isFound || hasTerm(lane) || cause?.startsWith("torque"))
      .flatMap((lane) => whens(cause, lane).map((when) => ({ cause, when, lane }))),
  );
  return trials.map((trial, place) => ({ ...trial, place }));
}

function* tryAll(
  recording: Recording,
  trials: readonly Trial[],
  tensor: Tensor,
  factor = 1,
): Generator<Progress, readonly Attempt[]> {
  const attempts: Attempt[] = [];
  const first = new Map<Cause | null, readonly number[]>();
  for (const [done, trial] of trials.entries()) {
    yield { done, of: trials.length };
    const { cause } = trial;
    const parameters = first.get(cause) ?? firstParameters(recording, tensor, cause, factor);
    first.set(cause, parameters);
    const attempt = tryUnder(recording, tensor, trial, FEW, parameters);
    if (attempt !== null) attempts.push(attempt);
  }
  return attempts.sort((a, b) => a.inNoise - b.inNoise);
}

/** The first cause under which a rule follows the recording to its digits, else the nearest. */
function bestOf(
  recording: Recording,
  attempts: readonly Attempt[],
  causes: readonly Cause[],
): (Acted & { readonly inNoise: number }) | null {
  const [nearest] = attempts;
  const fits = fitsWithin(recording);
  const inDigits = attempts
    .filter(({ inNoise }) => inNoise <= 2 * fits)
    .flatMap((attempt) => tryUnder(recording, attempt.tensor, attempt, MANY, attempt.fitted.parameters) ?? [])
    .filter(({ inNoise }) => inNoise <= fits);
  const cause = causes.find((each) => inDigits.some((attempt) => attempt.cause === each));
  const ofCause = inDigits.filter((attempt) => attempt.cause === cause).sort((a, b) => a.place - b.place);
  const least = ofCause.reduce<Attempt | undefined>(
    (found, each) => (found && found.inNoise <= each.inNoise ? found : each),
    undefined,
  );
  const chosen = least ?? nearest;
  if (chosen === undefined || chosen.cause === null) return null;
  const { model, deviations } = chosen.fitted;
  return {
    cause: chosen.cause,
    acting: model.acting ?? NOTHING,
    body: model.body,
    deviation: deviations.slice(-unknownsOf(chosen.cause)).reduce((most, each) => Math.max(most, each), 0),
    inNoise: chosen.inNoise,
    matches: ranked(ofCause.map(triedOf)),
  };
}

function triedOf({ cause, lane, inNoise, fitted, residual }: Attempt): Tried {
  const uncertainty = fitted.deviations.slice(0, -unknownsOf(cause));
  return { lane, inNoise, residual, tensor: { body: fitted.model.body, uncertainty } };
}

/** Fits a cause's unknowns, and the tensor's where that is to be found, with a lane. */
function tryUnder(
  recording: Recording,
  tensor: Tensor,
  trial: Trial,
  count: number,
  first: readonly number[],
): Attempt | null {
  const { cause, when, lane } = trial;
  const entries = "known" in tensor ? 0 : tensor.shape === "diagonal" ? 2 : 5;
  const modelOf = (all: readonly number[]): Model | null => {
    const inertia = "known" in tensor ? tensor.known : tensorOf(all.slice(0, entries));
    if (!isPositiveDefinite(inertia)) return null;
    return { body: bodyOf(inertia), acting: actingOf(cause, when, all.slice(entries)) };
  };
  const starts = startsFor(recording, lane, count, count === FEW ? 2 : undefined);
  const fitted = fitModel(recording, lane, starts, first, modelOf);
  if (fitted === null) return null;
  const near = "known" in tensor ? null : tensor.near;
  const [least, , greatest] = fitted.model.body.principal.moments;
  if (near !== null && !isNear(fitted.model.body.inertia_B, near)) return null;
  // Under three equal moments every rule is the one without the term.
  if (!("known" in tensor) && near === null && greatest - least < ROUND) return null;
  const { body, acting } = fitted.model;
  const misfit = misfitOf(recording, body, lane, starts, Number.POSITIVE_INFINITY, acting);
  return { ...trial, fitted, tensor, ...misfit };
}

/** A tensor whose moments differ by less, as shares of their sum, is a ball’s. */
const ROUND = 1e-3;

function firstParameters(
  recording: Recording,
  tensor: Tensor,
  cause: Cause | null,
  factor: number,
): readonly number[] {
  const shape = "known" in tensor ? tensor.known : (tensor.near ?? tensor.shape);
  const { tensor: first, unknowns } = solvedFromRates(recording, shape, "rotated", termsOf(cause));
  const entries = "known" in tensor ? [] : parametersOf(first, tensor.shape);
  return [...entries, ...(cause === "damping" || cause === "turning" ? [factor] : unknowns)];
}
