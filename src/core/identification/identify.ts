import type { MassProperties } from "../bodies/massProperties.ts";
import type { Lane } from "../dynamics/lane.ts";
import { type Mat3, scaleMat } from "../math/mat3.ts";
import { candidates, rareCandidates } from "./candidates.ts";
import { canTurn, type Misfit, misfitOf, type Start, startsIn } from "./misfit.ts";
import type { Recording } from "./recording.ts";
import { SPHERE } from "./system.ts";
import { type FittedTensor, fitTensor, shapesFor, type TensorShape, tensorFromRates } from "./tensor.ts";

export interface Match extends Misfit {
  readonly lane: Lane;
  /** true for every lane but the first */
  readonly tie: boolean;
  /** of trace 1; null where the tensor was given, or plays no part */
  readonly tensor: FittedTensor | null;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** In multiples of the noise: at most 2 was measured for the right rule, and an engine may lose more than assumed. */
export function fitsWithin({ precision }: Recording): number {
  return precision.q > 4 * precision.arithmetic ? 3 : 8;
}

/** Misfits within this factor of the best do not tell two lanes apart. */
const TIE = 2;

const FEW = 5;
const MANY = 20;

export interface Tried extends Misfit {
  readonly lane: Lane;
  readonly tensor: FittedTensor | null;
}

/**
 * A candidate is run from several frames, and matches if its {@link misfitOf} is within the recording's rounding.
 *
 * @param body null where the tensor is to be found from the recording
 * @yields progress, lane by lane
 * @returns the matches, the plainest first
 */
export function* identify(
  recording: Recording,
  body: MassProperties | null,
): Generator<Progress, readonly Match[]> {
  const found = yield* tried(recording, body, candidates());
  const isOpen = ranked(found).some(({ lane }) => (lane.substeps ?? 1) > 1);
  const isExact = found.some(({ lane }) => lane.angular === "exact");
  return ranked(
    isOpen && !isExact ? [...found, ...(yield* tried(recording, body, rareCandidates()))] : found,
  );
}

/** Among {@link rareCandidates}, for a recording that {@link identify} matches with nothing. */
export function* identifyRare(
  recording: Recording,
  body: MassProperties | null,
): Generator<Progress, readonly Match[]> {
  return ranked(yield* tried(recording, body, rareCandidates()));
}

/** A moment that is rounded to three digits is off by less. */
const ROUNDED = 0.006;

/** Whether a tensor is the given one but for rounding, both of trace 1. */
export function isNear(tensor: Mat3, given: Mat3): boolean {
  return given.every((entry, k) => {
    const size = Math.sqrt((given[4 * Math.floor(k / 3)] ?? 1) * (given[4 * (k % 3)] ?? 1));
    return Math.abs(entry - (tensor[k] ?? 0)) <= ROUNDED * size;
  });
}

const NEAREST = 12;

/** With a tensor that may be rounded, of which the motion knows more digits. */
export function* identifyNear(
  recording: Recording,
  body: MassProperties,
): Generator<Progress, readonly Match[]> {
  const given = ofTraceOne(body.inertia_B);
  const lanes = [...candidates(), ...rareCandidates()].filter((lane) => isIdentifiable(recording, lane));
  const misfits = lanes.map((lane) => {
    const starts = startsFor(recording, lane, FEW, 2);
    return { lane, ...misfitOf(recording, body, lane, starts, Number.POSITIVE_INFINITY) };
  });
  const nearest = misfits.sort((a, b) => a.inNoise - b.inNoise).slice(0, NEAREST);
  const shape = isDiagonal(given) ? "diagonal" : "full";
  const found = yield* tryAll(
    nearest.map(({ lane }) => lane),
    (lane) => tryFitted(recording, lane, given, shape),
  );
  return ranked(found.filter(({ tensor }) => tensor !== null && isNear(tensor.body.inertia_B, given)));
}

export function ofTraceOne(tensor: Mat3): Mat3 {
  return scaleMat(1 / (tensor[0] + tensor[4] + tensor[8]), tensor);
}

export function isDiagonal(tensor: Mat3): boolean {
  return [1, 2, 5].every((k) => Math.abs(tensor[k] ?? 0) < 1e-9 * tensor[0]);
}

function* tried(
  recording: Recording,
  body: MassProperties | null,
  candidates: readonly Lane[],
): Generator<Progress, readonly Tried[]> {
  const lanes = candidates.filter((lane) => isIdentifiable(recording, lane));
  if (body !== null) return yield* tryAll(lanes, (lane) => tryWith(recording, lane, body));
  // Where a rule without the gyroscopic term fits, every rule fits with three equal moments.
  const withoutTerm = lanes.filter(({ angular }) => angular === "none");
  const free = yield* tryAll(withoutTerm, (lane) => tryWith(recording, lane, SPHERE));
  if (free.length > 0) return free;
  const withTerm = lanes.filter(({ angular }) => angular !== "none");
  const found: Tried[] = [];
  for (const inertia of ["rotated", "frozen"] as const) {
    const lanes = withTerm.filter((lane) => (lane.inertia ?? "rotated") === inertia);
    for (const shape of lanes.length > 0 ? shapesFor(recording, inertia) : []) {
      const first = tensorFromRates(recording, shape, inertia);
      found.push(...(yield* tryAll(lanes, (lane) => tryFitted(recording, lane, first, shape))));
      if (found.length > 0) break;
    }
  }
  return found;
}

function* tryAll(
  lanes: readonly Lane[],
  attempt: (lane: Lane) => Tried | null,
): Generator<Progress, readonly Tried[]> {
  const found: Tried[] = [];
  for (const [done, lane] of lanes.entries()) {
    yield { done, of: lanes.length };
    const tried = attempt(lane);
    if (tried !== null) found.push(tried);
  }
  return found;
}

/** An ω computed from q is that of the exponential map: no evidence for another way of turning. */
function isIdentifiable({ hasOmega }: Recording, lane: Lane): boolean {
  if (hasOmega) return true;
  return (
    lane.orientation === "exponential-map" && lane.update === "semi-implicit" && (lane.substeps ?? 1) === 1
  );
}

function tryWith(recording: Recording, lane: Lane, body: MassProperties): Tried | null {
  const fits = fitsWithin(recording);
  const misfit = misfitOf(recording, body, lane, startsFor(recording, lane, MANY), fits);
  return misfit.inNoise <= fits ? { ...misfit, lane, tensor: null } : null;
}

function tryFitted(recording: Recording, lane: Lane, first: Mat3, shape: TensorShape): Tried | null {
  const fits = fitsWithin(recording);
  const few = startsFor(recording, lane, FEW, 2);
  if (!canTurn(recording, lane, few, fits)) return null;
  const rough = fitTensor(recording, lane, few, first, shape);
  if (rough === null || misfitOf(recording, rough.body, lane, few, 2 * fits).inNoise > 2 * fits) return null;
  const many = startsFor(recording, lane, MANY);
  const tensor = fitTensor(recording, lane, many, rough.body.inertia_B, shape);
  if (tensor === null) return null;
  const misfit = misfitOf(recording, tensor.body, lane, many, fits);
  return misfit.inNoise <= fits ? { ...misfit, lane, tensor } : null;
}

/** A recording of rotations shows the state of a lane that integrates a matrix at the first frame alone: later ones shear. */
export function startsFor(
  recording: Recording,
  lane: Lane,
  count: number,
  longest?: number,
): readonly Start[] {
  const isKnown = lane.orientation !== "matrix" || recording.frames[0]?.rawAttitude?.form === "matrix";
  return startsIn(recording, isKnown ? count : 1, longest);
}

/** Leaves out lanes that multiply ω on the wrong side of q where that comes to the same as the right side. */
export function ranked(found: readonly Tried[]): readonly Match[] {
  const isWrong = ({ lane }: Tried) => lane.orientation?.endsWith("wrong-side") === true;
  const best = found.reduce((least, { inNoise }) => Math.min(least, inNoise), Number.POSITIVE_INFINITY);
  const fitting = found.filter(({ inNoise }) => inNoise <= Math.max(1, TIE * best));
  const right = fitting.filter((tried) => !isWrong(tried));
  return (right.length > 0 ? right : fitting).map((tried, index) => ({ ...tried, tie: index > 0 }));
}
