/* Nonlinear least squares, after Nocedal and Wright, "Numerical Optimization", 10.3; Marquardt, J. SIAM 11 (1963). */

/**
 * The x with A x = b, by Gauss-Jordan elimination with partial pivoting.
 *
 * @param matrix A, square, row by row
 * @param right  b
 * @returns null where A is singular to round-off
 */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] | null {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let column = 0; column < size; column++) {
    const pivot = largestBelow(rows, column);
    const pivotRow = rows[pivot];
    const displaced = rows[column];
    const head = pivotRow?.[column] ?? 0;
    if (pivotRow === undefined || displaced === undefined || !(Math.abs(head) > 0)) return null;
    rows[pivot] = displaced;
    rows[column] = pivotRow;
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / head;
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0);
    }
  }
  const solution = rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 0));
  return solution.every(Number.isFinite) ? solution : null;
}

function largestBelow(rows: readonly (readonly number[])[], column: number): number {
  let largest = column;
  for (let index = column + 1; index < rows.length; index++)
    if (Math.abs(rows[index]?.[column] ?? 0) > Math.abs(rows[largest]?.[column] ?? 0)) largest = index;
  return largest;
}

interface NormalEquations {
  readonly matrix: number[][];
  readonly right: number[];
}

export function normalEquations(
  columns: readonly (readonly number[])[],
  residual: readonly number[],
): NormalEquations {
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return {
    matrix: columns.map((a) => columns.map((b) => product(a, b))),
    right: columns.map((a) => product(a, residual)),
  };
}

/**
 * A Levenberg-Marquardt step, (JᵀJ + λ diag JᵀJ) δ = Jᵀr,   p₂ = p₁ − δ.
 * The damping keeps it short where the residuals hardly depend on p.
 *
 * @param damping λ, ≥ 0
 * @returns p₂; null where the equations are singular
 */
function dampedStep(
  parameters: readonly number[],
  { matrix, right }: NormalEquations,
  damping: number,
): readonly number[] | null {
  const damped = matrix.map((row, i) => row.map((entry, j) => (i === j ? entry * (1 + damping) : entry)));
  const change = solveLinear(damped, right);
  return change && parameters.map((value, index) => value - (change[index] ?? 0));
}

/** Far less than what makes residuals nonlinear, far more than round-off. */
export const DIFFERENCE_STEP = 1e-6;

/**
 * The Jacobian ∂rᵢ/∂pⱼ by forward differences, column by column.
 *
 * @param residualsAt r(p); null where there are none
 * @param here        r at the parameters given
 * @returns null where residuals are missing at a parameter's neighbour
 */
export function forwardDifferences(
  residualsAt: (parameters: readonly number[]) => readonly number[] | null,
  parameters: readonly number[],
  here: readonly number[],
): number[][] | null {
  const columns: number[][] = [];
  for (const index of parameters.keys()) {
    const moved = parameters.map((value, other) => (other === index ? value + DIFFERENCE_STEP : value));
    const there = residualsAt(moved);
    if (there === null) return null;
    columns.push(there.map((value, row) => (value - (here[row] ?? 0)) / DIFFERENCE_STEP));
  }
  return columns;
}

export function sumOfSquares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

interface Descent {
  readonly mostIterations: number;
  readonly damping: number;
  /** by which the damping grows where a step gains nothing, else shrinks */
  readonly factor: number;
  readonly mostDamping: number;
  /** a step is the last that leaves more than this share of the sum of squares */
  readonly lastGain: number;
}

/**
 * The parameters of least sum of squared residuals, by steps as of {@link dampedStep}.
 *
 * @param residualsAt r(p); null where there are none
 * @returns null where residuals are missing at the first parameters or at a neighbour of those reached
 */
export function leastSquares(
  residualsAt: (parameters: readonly number[]) => readonly number[] | null,
  first: readonly number[],
  { mostIterations, damping: firstDamping, factor, mostDamping, lastGain }: Descent,
) {
  let [parameters, residuals, isMoved] = [first, residualsAt(first), true];
  if (residuals === null) return null;
  let damping = firstDamping;
  let [equations, isSingular]: [NormalEquations, boolean] = [{ matrix: [], right: [] }, false];
  for (let iteration = 0; iteration < mostIterations; iteration++) {
    // After a step that gained nothing the equations are still those of the parameters.
    const columns = isMoved && forwardDifferences(residualsAt, parameters, residuals);
    if (columns === null) return null;
    if (columns) equations = normalEquations(columns, residuals);
    const next = dampedStep(parameters, equations, damping);
    isSingular = next === null;
    if (next === null) break;
    const after = residualsAt(next);
    const was = sumOfSquares(residuals);
    isMoved = after !== null && sumOfSquares(after) < was;
    if (after === null || !isMoved) {
      if (damping > mostDamping) break;
      damping *= factor;
      continue;
    }
    [parameters, residuals, damping] = [next, after, Math.max(1e-12, damping / factor)];
    if (sumOfSquares(after) > lastGain * was) break;
  }
  return { parameters, residuals, matrix: equations.matrix, isSingular };
}

/** (JᵀJ)⁻¹ row by row; Infinity where the equations leave it open. */
export function inverseOf(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return matrix.map((_, row) => {
    const unit = matrix.map((_, k) => (k === row ? 1 : 0));
    return solveLinear(matrix, unit) ?? unit.map(() => Number.POSITIVE_INFINITY);
  });
}
