/**
 * Part of each row of a flat array of numbers, as a recording has it.
 *
 * @param width how many numbers a row has
 * @param from the first of them that is wanted
 * @param to the one after the last
 */
export function columns<Part>(
  states: Float64Array,
  width: number,
  from: number,
  to: number,
): readonly Part[] {
  return Array.from(
    { length: states.length / width },
    (_, row) => Array.from(states.subarray(width * row + from, width * row + to)) as Part,
  );
}
