import { Window } from "happy-dom";
import type { PlotPicture } from "./curve";
import { drawPlot } from "./draw";
import { drawFunctions } from "./drawFunctions";
import { drawPrecision } from "./drawPrecision";
import type { FunctionPlot } from "./functionPlot";
import type { PrecisionPlot } from "./precision";

const { document } = new Window();

/** The markup of a plot, drawn where there is no browser: when pages are built. */
export function plotMarkup(picture: PlotPicture, summary: string): string {
  return drawPlot(picture, summary, document as unknown as Document).outerHTML;
}

/** The markup of a plot of functions, drawn there too. */
export function functionMarkup(plot: FunctionPlot, summary: string): string {
  return drawFunctions(plot, summary, document as unknown as Document).outerHTML;
}

/** The markup of a work-precision plot, drawn there too. */
export function precisionMarkup(plot: PrecisionPlot, summary: string): string {
  return drawPrecision(plot, summary, document as unknown as Document).outerHTML;
}
