import { type RefObject, useEffect } from "react";
import { clearColourCache } from "../../scene/colours";
import { TERM_HIGHLIGHT } from "../../ui/highlightTerm";
import type { PictureDriver } from "../shell/pictureDriver";

export type FigureRef = RefObject<HTMLElement | null>;

/**
 * Lets the driver run only while some of the figure is on screen.
 * @param ready false while it has nothing to draw from yet
 */
export function useOnScreen(figure: FigureRef, driver: PictureDriver, ready = true): void {
  useEffect(() => {
    if (!figure.current || !ready) return;
    // Several changes may come at once, oldest first.
    const watcher = new IntersectionObserver((entries) =>
      driver.setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    watcher.observe(figure.current);
    return () => {
      watcher.disconnect();
      driver.setOnScreen(false);
    };
  }, [figure, driver, ready]);
}

/** Draws again in the new colours when the theme changes, and when another term is lit. */
export function useRedraw(driver: PictureDriver): void {
  useEffect(() => {
    const redraw = () => driver.invalidate();
    const recolour = () => {
      clearColourCache();
      redraw();
    };
    window.addEventListener("themechange", recolour);
    window.addEventListener(TERM_HIGHLIGHT, redraw);
    return () => {
      window.removeEventListener("themechange", recolour);
      window.removeEventListener(TERM_HIGHLIGHT, redraw);
    };
  }, [driver]);
}

/** Prints what the figure shows now. */
export function usePrint(driver: PictureDriver): void {
  useEffect(() => {
    const draw = () => driver.drawForPrint();
    window.addEventListener("beforeprint", draw);
    return () => window.removeEventListener("beforeprint", draw);
  }, [driver]);
}
