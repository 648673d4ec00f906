import { Window } from "happy-dom";
import { drawFunctions } from "./functions/draw";
import type { FunctionPlot } from "./functions/functionPlot";
import { shorten } from "./shortMarkup";
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
