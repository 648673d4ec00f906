import { Window } from "happy-dom";
import { svgPath } from "../format/svgPath";
import { drawFunctions } from "./functions/draw";
import type { FunctionPlot } from "./functions/functionPlot";
import type { PlotPicture } from "./timeSeries/curve";
import { drawPlot, type PlotWords } from "./timeSeries/draw";
import { drawPrecision } from "./workPrecision/draw";
import type { PrecisionPlot } from "./workPrecision/workPrecision";

const { document } = new Window();

/** Drawn where there is no browser. */
export function plotMarkup(picture: PlotPicture, words: PlotWords): string {
  return shorten(drawPlot(picture, words, document)).outerHTML;
}

export function functionMarkup(plot: FunctionPlot, summary: string): string {
  return shorten(drawFunctions(plot, summary, document)).outerHTML;
}

export function precisionMarkup(plot: PrecisionPlot, summary: string): string {
  return shorten(drawPrecision(plot, summary, document)).outerHTML;
}

/** To a tenth of a unit, less than any curve's tolerance; curves by steps from point to point. */
export function shorten(svg: SVGSVGElement): SVGSVGElement {
  for (const part of svg.querySelectorAll("*"))
    for (const name of PLACES) {
      const written = part.getAttribute(name);
      if (written) part.setAttribute(name, name === "d" ? shortPath(written) : inTenths(written));
    }
  return svg;
}

const PLACES = ["d", "cx", "cy", "r", "x", "y", "x1", "x2", "y1", "y2", "transform"];

/** Not lengths in `em`, where a tenth would show. */
const inTenths = (text: string): string =>
  text.replace(/-?\d+\.\d+(?:e-\d+)?(?!em|\d)/g, (number) => String(Math.round(10 * Number(number)) / 10));

/** A path with arcs is a symbol, short already: only its numbers are rounded. */
function shortPath(path: string): string {
  if (!/^[ML\d.,e-]+$/.test(path)) return inTenths(path);
  const lines = path.split("M").slice(1);
  return svgPath(
    lines.map((line) =>
      line.split("L").map((place) => {
        const [x = 0, y = 0] = place.split(",").map(Number);
        return { x, y };
      }),
    ),
  );
}
