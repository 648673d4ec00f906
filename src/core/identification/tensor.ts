import type { MassProperties } from "../bodies/massProperties.ts";
import type { InertiaId } from "../dynamics/ids.ts";
import type { Lane } from "../dynamics/lane.ts";
import { determinant, type Mat3, mulVec } from "../math/mat3.ts";
import { rotateInverse } from "../math/quat.ts";
import { addVec, cross, norm, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3.ts";
import {
  dampedStep,
  forwardDifferences,
  normalEquations,
  solveLinear,
  sumOfSquares,
} from "./leastSquares.ts";
import { differencesFrom, noise, type Start } from "./misfit.ts";
import type { Recording } from "./recording.ts";
import { bodyOf } from "./system.ts";

/* A free motion determines the tensor up to a factor. Of trace 1, two unknowns are left along principal axes, else five. */

export type TensorShape = "diagonal" | "full";

/** xx, yy (zz = 1 − xx − yy), and xy, xz, yz where the axes are not principal. */
type Parameters = readonly number[];

/** The symmetric tensor of trace 1 with these entries; products that are left out are 0. */
export function tensorOf(parameters: Parameters): Mat3 {
  const [xx = 0, yy = 0, xy = 0, xz = 0, yz = 0] = parameters;
  return [xx, xy, xz, xy, yy, yz, xz, yz, 1 - xx - yy];
}

function parametersOf(tensor: Mat3, shape: TensorShape): Parameters {
  const trace = tensor[0] + tensor[4] + tensor[8];
  const [xx, xy, xz, , yy, yz] = tensor;
  const kept = shape === "diagonal" ? [xx, yy] : [xx, yy, xy, xz, yz];
  return kept.map((entry) => entry / trace);
}

const SPHERE: Mat3 = [1 / 3, 0, 0, 0, 1 / 3, 0, 0, 0, 1 / 3];

/**
 * A first tensor from Euler's equation,  I ω̇ + ω × I ω = 0,  by linear least squares: each component at each frame is one linear
 * equation in the entries of I. ω̇ is a central difference of ω, along the axes in which the tensor is constant: the body's or, for
 * a tensor that is never rotated, the world's. The relative error of the result is that of ω̇, about |ω| dt for a rule of order one.
 *
 * @returns tensor of trace 1; that of a sphere where the equations have no positive definite solution
 */
export function tensorFromRates(recording: Recording, shape: TensorShape, inertia: InertiaId): Mat3 {
  const rows = eulerRows(recording, inertia);
  const unknowns = shape === "diagonal" ? [0, 1] : [0, 1, 2, 3, 4];
  const { matrix, right } = normalEquations(
    unknowns.map((unknown) => rows.map((row) => row.entries[unknown] ?? 0)),
    rows.map((row) => row.right),
  );
  const solution = solveLinear(matrix, right);
  const tensor = solution === null ? SPHERE : tensorOf(solution);
  return isPositiveDefinite(tensor) ? tensor : SPHERE;
}

/** The axes are taken not to be principal where a full tensor's residual of Euler's equation is smaller by this factor. */
const BETTER = 4;

/** The simpler first; a diagonal is left out where its residual is far larger than a full tensor's. */
export function shapesFor(recording: Recording, inertia: InertiaId): readonly TensorShape[] {
  const residual = (shape: TensorShape) => {
    const tensor = tensorFromRates(recording, shape, inertia);
    return sumOfSquares(
      recording.frames.flatMap((_, at) => {
        const rates = ratesAt(recording, at, inertia);
        return rates === null ? [] : eulerTorque(tensor, rates.omega, rates.rate);
      }),
    );
  };
  return residual("full") * BETTER < residual("diagonal") ? ["full"] : ["diagonal", "full"];
}

interface EulerRow {
  readonly entries: readonly number[];
  readonly right: number;
}

function eulerRows(recording: Recording, inertia: InertiaId): EulerRow[] {
  const stride = Math.max(1, Math.floor(recording.frames.length / 400));
  const rows: EulerRow[] = [];
  for (let at = 1; at + 1 < recording.frames.length; at += stride) {
    const rates = ratesAt(recording, at, inertia);
    if (rates !== null) rows.push(...rowsAt(rates.omega, rates.rate));
  }
  return rows;
}

/** ω and ω̇ at a frame, along the axes in which the tensor stands still; null where a neighbour is missing. */
function ratesAt(
  { frames, dt }: Recording,
  at: number,
  inertia: InertiaId,
): { readonly omega: Vec3; readonly rate: Vec3 } | null {
  const [before, now, after] = [frames[at - 1], frames[at], frames[at + 1]];
  if (!before || !now || !after || after.frame !== before.frame + 2) return null;
  const along = ({ q_WB, omega_W }: typeof now) =>
    inertia === "frozen" ? omega_W : rotateInverse(q_WB, omega_W);
  return { omega: along(now), rate: scaleVec(0.5 / dt, subVec(along(after), along(before))) };
}

/** {@link tensorOf} is linear in its parameters: one basis tensor for each, and the constant part, a 1 at zz. */
const BASIS: readonly Mat3[] = [
  [1, 0, 0, 0, 0, 0, 0, 0, -1],
  [0, 0, 0, 0, 1, 0, 0, 0, -1],
  [0, 1, 0, 1, 0, 0, 0, 0, 0],
  [0, 0, 1, 0, 0, 0, 1, 0, 0],
  [0, 0, 0, 0, 0, 1, 0, 1, 0],
];
const CONSTANT_PART: Mat3 = [0, 0, 0, 0, 0, 0, 0, 0, 1];

function rowsAt(omega: Vec3, rate: Vec3): EulerRow[] {
  const torques = BASIS.map((tensor) => eulerTorque(tensor, omega, rate));
  const constant = eulerTorque(CONSTANT_PART, omega, rate);
  return ([0, 1, 2] as const).map((k) => ({
    entries: torques.map((torque) => torque[k]),
    right: -constant[k],
  }));
}

/** I ω̇ + ω × I ω, which is 0 in free motion [N m]. */
function eulerTorque(tensor: Mat3, omega: Vec3, rate: Vec3): Vec3 {
  return addVec(mulVec(tensor, rate), cross(omega, mulVec(tensor, omega)));
}

export function isPositiveDefinite(tensor: Mat3): boolean {
  const minor = tensor[0] * tensor[4] - tensor[1] * tensor[3];
  return tensor[0] > 0 && minor > 0 && determinant(tensor) > 0;
}

export interface FittedTensor {
  readonly body: MassProperties;
  /** standard deviations of xx, yy and, of a full tensor, xy, xz, yz */
  readonly uncertainty: readonly number[];
}

const MOST_ITERATIONS = 12;

/**
 * Fits a tensor of trace 1 to a recording: the differences between a lane and the recording, each as a multiple of its noise, have
 * the least sum of squares. The steps are those of {@link dampedStep}, since a spin about one axis leaves entries of the tensor open.
 *
 * @param starts the frames from which the lane is run
 * @param first  the tensor to begin with, body axes [kg m²]
 * @param shape  which entries are fitted
 * @returns null where the lane diverges
 */
export function fitTensor(
  recording: Recording,
  lane: Lane,
  starts: readonly Start[],
  first: Mat3,
  shape: TensorShape,
): FittedTensor | null {
  const differencesWith = (parameters: Parameters) => weighted(recording, lane, starts, parameters);
  let parameters = parametersOf(first, shape);
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
    const after = isPositiveDefinite(tensorOf(next)) ? differencesWith(next) : null;
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
  return { body: bodyOf(tensorOf(parameters)), uncertainty: deviations(matrix) };
}

function weighted(
  recording: Recording,
  lane: Lane,
  starts: readonly Start[],
  parameters: Parameters,
): number[] | null {
  const body = bodyOf(tensorOf(parameters));
  const list: number[] = [];
  for (const start of starts) {
    const found = differencesFrom(recording, body, lane, start);
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
