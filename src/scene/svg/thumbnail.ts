import { svgPath } from "../../format/svgPath.ts";
import { thinned } from "./thinned.ts";

/** Of an omitted point from the line, as a share of what places are rounded to: nearly two px of a drawing are one of the page. */
const TOLERANCE = 0.8;

/**
 * For a place where a drawing is little more than half as large or smaller: paths to a pixel, without points that no eye sees there;
 * a path with curves or arcs stays as it is.
 *
 * @param fraction of a pixel, instead: 10 for a tenth, where a drawing keeps its size
 */
export function thumbnail(svg: string, fraction = 1): string {
  return svg.replace(/ d="([mz\d\s.-]+)"/g, (_, path: string) => {
    const lines = linesOf(path).map((line) => thinned(line, TOLERANCE / fraction));
    return ` d="${svgPath(lines, path.endsWith("z"), fraction)}"`;
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
