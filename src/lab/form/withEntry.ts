/** A tuple of numbers with another entry at a place. */
export function withEntry<Tuple extends readonly number[]>(
  tuple: Tuple,
  place: number,
  entry: number,
): Tuple {
  return tuple.map((old, k) => (k === place ? entry : old)) as unknown as Tuple;
}
