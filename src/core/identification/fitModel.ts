import type { MassProperties } from "../bodies/massProperties.ts";
import type { Lane } from "../dynamics/lane.ts";
import { norm, zeroVec } from "../math/vec3.ts";
import type { Acting } from "./acting.ts";
import { inverseOf, leastSquares } from "./leastSquares.ts";
import { differencesFrom, noise, type Start } from "./misfit.ts";
import type { Recording } from "./recording.ts";

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

/**
 * Fits the parameters of a model to a recording: the least sum of squares of the lane's differences, each as a multiple of its noise.
 * The steps are damped, since a spin about one axis leaves entries of the tensor open.
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
  const found = leastSquares(
    (parameters) => {
      const model = modelOf(parameters);
      return model && weighted(recording, lane, starts, model);
    },
    first,
    { mostIterations: 12, damping: 1e-6, factor: 30, mostDamping: 1e4, lastGain: 0.98 },
  );
  const model = found && modelOf(found.parameters);
  return found && model && { parameters: found.parameters, model, deviations: deviations(found.matrix) };
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

/** Roots of the diagonal of (JᵀJ)⁻¹; Infinity where the recording leaves an entry open. */
function deviations(matrix: readonly (readonly number[])[]): readonly number[] {
  return inverseOf(matrix).map((row, index) => {
    const variance = row[index] ?? Number.POSITIVE_INFINITY;
    return variance >= 0 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY;
  });
}
