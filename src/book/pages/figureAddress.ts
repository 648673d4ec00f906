import { stateQuery } from "../../figures/shell/permalink";
import { chapterOf, chapterPath } from "../chapters";
import type { SetFigure } from "../gallery";

/** From the root of the notebook. */
export function figureAddress({ chapter, figure, set }: SetFigure): string {
  const isSet = Object.keys(set).length > 0;
  return `${pathOf(chapter)}${isSet ? `?${stateQuery(figure, set)}` : ""}#${figure}`;
}

/** From the root of the notebook; the figure fills the window. */
export function presentedAddress({ chapter, figure, set }: SetFigure): string {
  return `${pathOf(chapter)}?${stateQuery(figure, set)}&present=1#${figure}`;
}

/** The figure fills the window, as one of the slides that are shown one after another. */
export function slideAddress(slide: string, { chapter, figure, set }: SetFigure): string {
  return `${pathOf(chapter)}?${stateQuery(figure, set)}&present=1&slide=${slide}#${figure}`;
}

export function pathOf(slug: SetFigure["chapter"]): string {
  return chapterPath(chapterOf(slug));
}
