/** Takes the rows of a log one by one, so that a large log is never held twice. */
export interface RowSink {
  /**
   * Cells in the order of the columns; the first row of a delimited text is its heading.
   *
   * @param line counted from 1
   * @returns false where no more rows are wanted
   */
  takeRow(line: number, cells: readonly string[]): boolean;
  /** A row whose cells have names, flat: `orientation.0`, `velocity.x`. */
  takeNamed(line: number, cells: ReadonlyMap<string, unknown>): boolean;
}
