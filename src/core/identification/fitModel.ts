import type { MassProperties } from "../bodies/massProperties.ts";
import type { Lane } from "../dynamics/lane.ts";
import { norm, zeroVec } from "../math/vec3.ts";
import type { Acting } from "./acting.ts";
import {
  dampedStep,
  forwardDifferences,
  normalEquations,
  solveLinear,
  sumOfSquares,
} from "./leastSquares.ts";
import { differencesFrom, noise, type Start } from "./misfit.ts";
import type { Recording } from "./recording.ts";

/** What a lane is run with. */
export interface Model {
  readonly body: MassProperties;
  readonly acting: Acting | null;
}

export interface Fitted {
  readonly parameters: readonly number[];
  readonly model: Model;
  /** standard deviations of the parameters; Infinity where the recording leaves one open */
  readonly deviations: readonly number[];
}

const MOST_ITERATIONS = 12;

/**
 * Fits the parameters of a model to a recording: the differences between a lane and the recording, each as a multiple of its noise,
 * have the least sum of squares. The steps are those of {@link dampedStep}, since a spin about one axis leaves entries of the tensor open.
 *
 * @param starts  the frames from which the lane is run
 * @param first   the parameters to begin with
 * @param modelOf null for parameters that no body has
 * @returns null where the lane diverges
 */
export function fitModel(
  recording: Recording,
  lane: Lane,
  starts: readonly Start[],
  first: readonly number[],
  modelOf: (parameters: readonly number[]) => Model | null,
): Fitted | null {
  const differencesWith = (parameters: readonly number[]) => {
    const model = modelOf(parameters);
    return model && weighted(recording, lane, starts, model);
  };
  let parameters = first;
  let differences = differencesWith(parameters);
  if (differences === null) return null;
  let damping = 1e-6;
  let matrix: number[][] = [];
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const columns = forwardDifferences(differencesWith, parameters, differences);
    if (columns === null) return null;
    const equations = normalEquations(columns, differences);
    matrix = equations.matrix;
    const next = dampedStep(parameters, equations, damping);
    if (next === null) break;
    const after = differencesWith(next);
    if (after === null || !(sumOfSquares(after) < sumOfSquares(differences))) {
      if (damping > 1e4) break;
      damping *= 30;
      continue;
    }
    const gain = sumOfSquares(after) / sumOfSquares(differences);
    parameters = next;
    differences = after;
    damping = Math.max(1e-12, damping / 30);
    if (gain > 0.98) break;
  }
  const model = modelOf(parameters);
  return model && { parameters, model, deviations: deviations(matrix) };
}

function weighted(
  recording: Recording,
  lane: Lane,
  starts: readonly Start[],
  { body, acting }: Model,
): number[] | null {
  const list: number[] = [];
  for (const start of starts) {
    const found = differencesFrom(recording, body, lane, start, acting);
    if (found.length < start.horizon) return null;
    const speed = norm(recording.frames[start.at]?.omega_W ?? zeroVec);
    for (const [index, { q, omega }] of found.entries()) {
      const explained = noise(recording.precision, recording.dt, speed, index + 1);
      for (const component of q) list.push(component / explained.q);
      if (recording.hasOmega) for (const component of omega) list.push(component / explained.omega);
    }
  }
  return list.every(Number.isFinite) ? list : null;
}

/** Standard deviations of the parameters, the roots of the diagonal of (JᵀJ)⁻¹; Infinity where the recording leaves an entry open. */
function deviations(matrix: readonly (readonly number[])[]): readonly number[] {
  return matrix.map((_, index) => {
    const unit = matrix.map((_, other) => (other === index ? 1 : 0));
    const variance = solveLinear(matrix, unit)?.[index] ?? Number.POSITIVE_INFINITY;
    return variance >= 0 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY;
  });
}
