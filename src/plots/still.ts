import { Window } from "happy-dom";
import type { PlotPicture } from "./curve";
import { drawPlot } from "./draw";

const { document } = new Window();

/** The markup of a plot, drawn where there is no browser: when pages are built. */
export function plotMarkup(picture: PlotPicture, summary: string): string {
  return drawPlot(picture, summary, document as unknown as Document).outerHTML;
}
