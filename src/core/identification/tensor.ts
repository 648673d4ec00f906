import type { MassProperties } from "../bodies/massProperties";
import type { InertiaId } from "../dynamics/ids";
import type { Lane } from "../dynamics/lane";
import { determinant, type Mat3, mulVec } from "../math/mat3";
import { rotateInverse } from "../math/quat";
import { addVec, cross, norm, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3";
import { normalEquations, solveLinear } from "./leastSquares";
import { differencesFrom, noise, type Start } from "./misfit";
import type { Recording } from "./recording";
import { bodyOf } from "./system";

/*
 * A free motion shows the tensor but for its size: a body of twice the density moves the same. So the trace is set to 1, which leaves
 * two ratios where the recording's axes are principal ones, and five numbers otherwise.
 */

/** The tensor's diagonal alone, or all of it. */
export type TensorShape = "diagonal" | "full";

/** xx, yy (zz = 1 − xx − yy), and xy, xz, yz where the axes are not principal. */
type Parameters = readonly number[];

/** The symmetric tensor of trace 1 with these entries; products that are left out are 0. */
export function tensorOf(parameters: Parameters): Mat3 {
  const [xx = 0, yy = 0, xy = 0, xz = 0, yz = 0] = parameters;
  return [xx, xy, xz, xy, yy, yz, xz, yz, 1 - xx - yy];
}

/** Each entry relative to the trace. */
function parametersOf(tensor: Mat3, shape: TensorShape): Parameters {
  const trace = tensor[0] + tensor[4] + tensor[8];
  const [xx, xy, xz, , yy, yz] = tensor;
  const kept = shape === "diagonal" ? [xx, yy] : [xx, yy, xy, xz, yz];
  return kept.map((entry) => entry / trace);
}

const SPHERE: Mat3 = [1 / 3, 0, 0, 0, 1 / 3, 0, 0, 0, 1 / 3];

/**
 * A first tensor from Euler's equation,  I ω̇ + ω × I ω = 0,  with ω̇ from central differences of ω along the axes in which the
 * tensor stands still, the body's or, of one that is never rotated, the world's: one linear equation in the entries of I a component
 * and frame. It is as wrong as the differences are, about |ω| dt for a rule of order one.
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
  return isPositive(tensor) ? tensor : SPHERE;
}

/** How much better Euler's equation must hold with all of a tensor than with its diagonal before the axes are believed not to be principal. */
const BETTER = 4;

/** Which tensors to try: a diagonal that leaves far more of Euler's equation over than a full tensor is not worth the time. */
export function shapesFor(recording: Recording, inertia: InertiaId): readonly TensorShape[] {
  const left = (shape: TensorShape) => {
    const tensor = tensorFromRates(recording, shape, inertia);
    return sumOfSquares(
      recording.frames.flatMap((_, at) => {
        const rates = ratesAt(recording, at, inertia);
        return rates === null ? [] : eulerTorque(tensor, rates.omega, rates.rate);
      }),
    );
  };
  return left("full") * BETTER < left("diagonal") ? ["full"] : ["diagonal", "full"];
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

/** The tensors whose multiples make up {@link tensorOf}, and what stands apart: a 1 at zz. */
const BASIS: readonly Mat3[] = [
  [1, 0, 0, 0, 0, 0, 0, 0, -1],
  [0, 0, 0, 0, 1, 0, 0, 0, -1],
  [0, 1, 0, 1, 0, 0, 0, 0, 0],
  [0, 0, 1, 0, 0, 0, 1, 0, 0],
  [0, 0, 0, 0, 0, 1, 0, 1, 0],
];
const APART: Mat3 = [0, 0, 0, 0, 0, 0, 0, 0, 1];

function rowsAt(omega: Vec3, rate: Vec3): EulerRow[] {
  const torques = BASIS.map((tensor) => eulerTorque(tensor, omega, rate));
  const apart = eulerTorque(APART, omega, rate);
  return ([0, 1, 2] as const).map((k) => ({
    entries: torques.map((torque) => torque[k]),
    right: -apart[k],
  }));
}

/** I ω̇ + ω × I ω. */
function eulerTorque(tensor: Mat3, omega: Vec3, rate: Vec3): Vec3 {
  return addVec(mulVec(tensor, rate), cross(omega, mulVec(tensor, omega)));
}

function isPositive(tensor: Mat3): boolean {
  const minor = tensor[0] * tensor[4] - tensor[1] * tensor[3];
  return tensor[0] > 0 && minor > 0 && determinant(tensor) > 0;
}

/** A tensor of trace 1 that makes a lane follow a recording best, with what its entries are uncertain by. */
export interface FittedTensor {
  readonly body: MassProperties;
  /** standard deviations of xx, yy and, of a full tensor, xy, xz, yz */
  readonly uncertainty: readonly number[];
}

/** Far less than what makes a difference nonlinear, far more than round-off. */
const PROBE = 1e-6;

const MOST_ITERATIONS = 12;

/**
 * Gauss and Newton's method on the differences between a lane and a recording, each as a multiple of its noise; damped as Levenberg
 * and Marquardt have it, because a spin about one axis leaves entries of the tensor open.
 *
 * @param first where to begin
 */
export function fitTensor(
  recording: Recording,
  lane: Lane,
  starts: readonly Start[],
  first: Mat3,
  shape: TensorShape,
): FittedTensor | null {
  let parameters = parametersOf(first, shape);
  let differences = weighted(recording, lane, starts, parameters);
  if (differences === null) return null;
  let damping = 1e-6;
  let matrix: number[][] = [];
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const columns = jacobian(recording, lane, starts, parameters, differences);
    if (columns === null) return null;
    const equations = normalEquations(columns, differences);
    matrix = equations.matrix;
    const damped = matrix.map((row, i) => row.map((entry, j) => (i === j ? entry * (1 + damping) : entry)));
    const change = solveLinear(damped, equations.right);
    if (change === null) break;
    const next = parameters.map((value, index) => value - (change[index] ?? 0));
    const after = isPositive(tensorOf(next)) ? weighted(recording, lane, starts, next) : null;
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

function sumOfSquares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

/** All differences over some starts in one list, each as a multiple of its noise; null where the lane diverges. */
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

/** Forward differences, column by column. */
function jacobian(
  recording: Recording,
  lane: Lane,
  starts: readonly Start[],
  parameters: Parameters,
  here: readonly number[],
): number[][] | null {
  const columns: number[][] = [];
  for (const index of parameters.keys()) {
    const probed = parameters.map((value, other) => (other === index ? value + PROBE : value));
    const there = weighted(recording, lane, starts, probed);
    if (there === null) return null;
    columns.push(there.map((value, row) => (value - (here[row] ?? 0)) / PROBE));
  }
  return columns;
}

/** Roots of the diagonal of (JᵀJ)⁻¹; Infinity where the recording leaves an entry open. */
function deviations(matrix: readonly (readonly number[])[]): readonly number[] {
  return matrix.map((_, index) => {
    const unit = matrix.map((_, other) => (other === index ? 1 : 0));
    const variance = solveLinear(matrix, unit)?.[index] ?? Number.POSITIVE_INFINITY;
    return variance >= 0 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY;
  });
}
