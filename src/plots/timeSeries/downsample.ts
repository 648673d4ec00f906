/**
 * At most two frames per unit of width, minimum and maximum in the order of time, so that peaks keep their height.
 *
 * @param width in units of the drawing
 */
export function downsample(column: Float64Array, first: number, last: number, width: number): number[] {
  const count = last - first + 1;
  if (count <= 2 * width) return Array.from({ length: Math.max(0, count) }, (_, k) => first + k);
  const kept = [first];
  for (let bin = 0; bin < width; bin++) {
    const from = first + Math.floor((bin * count) / width);
    const to = first + Math.floor(((bin + 1) * count) / width);
    for (const frame of extremes(column, from, to)) if (frame > (kept.at(-1) ?? -1)) kept.push(frame);
  }
  if (kept.at(-1) !== last) kept.push(last);
  return kept;
}

/** In [from, to), in the order of time. */
function extremes(column: Float64Array, from: number, to: number): number[] {
  let lowest = from;
  let highest = from;
  for (let frame = from; frame < to; frame++) {
    const value = column[frame] ?? Number.NaN;
    // Comparisons with NaN are false, so that a NaN at `from` is replaced by the first number.
    if (!(value >= (column[lowest] ?? Number.NaN))) lowest = Number.isNaN(value) ? lowest : frame;
    if (!(value <= (column[highest] ?? Number.NaN))) highest = Number.isNaN(value) ? highest : frame;
  }
  return lowest <= highest ? [lowest, highest] : [highest, lowest];
}
