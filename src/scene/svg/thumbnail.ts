import { svgPath } from "../../format/svgPath.ts";
import { thinned } from "./thinned.ts";

/** Of an omitted point from the line, as a share of what places are rounded to: nearly two px of a drawing are one of the page. */
const TOLERANCE = { line: 0.8, area: 1.2 } as const;

/** Of an area left out, in squares of the same. */
const LEAST_AREA = 2;

/**
 * For a place where a drawing is little more than half as large or smaller: paths to a pixel, without points that no eye sees there;
 * a path with curves or arcs stays as it is.
 *
 * @param fraction of a pixel, instead: 10 for a tenth, where a drawing keeps its size
 */
export function thumbnail(svg: string, fraction = 1): string {
  return svg.replace(/ d="([mz\d\s.-]+)"/g, (_, path: string) => {
    const isClosed = path.endsWith("z");
    const lines = linesOf(path).map((line) =>
      thinned(line, TOLERANCE[isClosed ? "area" : "line"] / fraction),
    );
    const seen = isClosed ? lines.filter((line) => areaOf(line) > LEAST_AREA / fraction ** 2) : lines;
    return ` d="${svgPath(seen, isClosed, fraction)}"`;
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function linesOf(path: string): Place[][] {
  let last: Place = { x: 0, y: 0 };
  return path
    .split("m")
    .slice(1)
    .map((text) => {
      const legs = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const line: Place[] = [];
      for (let index = 0; index + 1 < legs.length; index += 2) {
        last = { x: last.x + (legs[index] ?? 0), y: last.y + (legs[index + 1] ?? 0) };
        line.push(last);
      }
      if (text.endsWith("z")) last = line[0] ?? last;
      return line;
    });
}

/** Gauss's formula, about the first corner. */
function areaOf([first, ...rest]: readonly Place[]): number {
  const { x, y } = first ?? { x: 0, y: 0 };
  const doubled = rest.slice(1).map((to, k) => {
    const from = rest[k] ?? to;
    return (from.x - x) * (to.y - y) - (from.y - y) * (to.x - x);
  });
  return Math.abs(doubled.reduce((sum, part) => sum + part, 0)) / 2;
}
