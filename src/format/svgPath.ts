/** A place in a drawing [px]. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Polylines as an SVG path's data, as short as SVG reads them: every point by how far it is from the one before, a line's first from
 * the end of the line before, and no sign between numbers that can do without. Rounding does not add up: rounded places have
 * their distances written.
 *
 * @param lines    polylines, of a point at least each
 * @param isClosed whether each ends where it began
 * @param fraction of a pixel to which places are rounded: 10 for a tenth
 */
export function svgPath(lines: readonly (readonly Place[])[], isClosed = false, fraction = 10): string {
  const rounded = (pixels: number): number => Math.round(fraction * pixels);
  let [lastX, lastY] = [0, 0];
  return lines
    .map((line) => {
      const [startX, startY] = [rounded(line[0]?.x ?? 0), rounded(line[0]?.y ?? 0)];
      const legs = line.flatMap((point) => {
        const [x, y] = [rounded(point.x), rounded(point.y)];
        const leg = [x - lastX, y - lastY];
        [lastX, lastY] = [x, y];
        return leg;
      });
      if (isClosed) [lastX, lastY] = [startX, startY];
      return `m${joined(legs.map((leg) => leg / fraction))}${isClosed ? "z" : ""}`;
    })
    .join("");
}

/** Separated as SVG allows: by a minus, a second decimal point, or a space. */
function joined(numbers: readonly number[]): string {
  let [text, hasPoint] = ["", true];
  for (const number of numbers) {
    const written = String(number).replace(/^(-?)0\./, "$1.");
    const standsAlone = text === "" || written.startsWith("-") || (written.startsWith(".") && hasPoint);
    text += standsAlone ? written : ` ${written}`;
    hasPoint = written.includes(".");
  }
  return text;
}
