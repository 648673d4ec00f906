/** Not a number where the curve is broken off. */
export interface Point {
  readonly t: number;
  readonly value: number;
}
