/** A point of a curve; its value is not a number where the curve is broken off. */
export interface Point {
  readonly t: number;
  readonly value: number;
}
