/** The x with A x = b by elimination with pivots; null where A is singular. */
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

/** JᵀJ and Jᵀr of a Jacobian given column by column. */
export function normalEquations(
  columns: readonly (readonly number[])[],
  residual: readonly number[],
): { readonly matrix: number[][]; readonly right: number[] } {
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return {
    matrix: columns.map((a) => columns.map((b) => product(a, b))),
    right: columns.map((a) => product(a, residual)),
  };
}
