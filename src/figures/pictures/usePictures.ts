import { type RefObject, useEffect, useState } from "react";
import { clearColourCache } from "../../scene/colours";
import { TERM_HIGHLIGHT } from "../../ui/highlightTerm";
import type { RenderLoop } from "./RenderLoop";

declare global {
  interface HTMLElementEventMap {
    /** Every SVG of the figure is about to be read. */
    "figure:draw-svg": Event;
  }
}

/**
 * Draws while some of the figure is on screen; again after React's renders, changes of theme or highlighted term; and for print.
 * Throws on to React what a drawing throws.
 *
 * @param ready false while there is nothing to draw from yet
 */
export function useRenderLoop(figure: RefObject<HTMLElement | null>, loop: RenderLoop, ready = true): void {
  useOnScreen(figure, loop, ready);
  const [, setState] = useState(0);
  useEffect(() => {
    loop.onError = (error) =>
      setState(() => {
        throw error;
      });
  }, [loop]);
  useEffect(() => {
    const redraw = () => loop.invalidate();
    const recolour = () => {
      clearColourCache();
      redraw();
    };
    const print = () => loop.drawForPrint();
    window.addEventListener("themechange", recolour);
    window.addEventListener(TERM_HIGHLIGHT, redraw);
    window.addEventListener("beforeprint", print);
    window.addEventListener("afterprint", redraw);
    const element = figure.current;
    element?.addEventListener("figure:draw-svg", print);
    return () => {
      window.removeEventListener("themechange", recolour);
      window.removeEventListener(TERM_HIGHLIGHT, redraw);
      window.removeEventListener("beforeprint", print);
      window.removeEventListener("afterprint", redraw);
      element?.removeEventListener("figure:draw-svg", print);
    };
  }, [figure, loop]);
  useEffect(() => loop.invalidate());
}

function useOnScreen(figure: RefObject<HTMLElement | null>, loop: RenderLoop, ready: boolean): void {
  useEffect(() => {
    if (!figure.current || !ready) return;
    // A figure may be far away while its stage is docked. Changes may come together, oldest first.
    const seen = new Set<Element>();
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      loop.setOnScreen(seen.size > 0);
    });
    watcher.observe(figure.current);
    const stage = figure.current.querySelector(".figure-stage");
    if (stage) watcher.observe(stage);
    return () => {
      watcher.disconnect();
      loop.setOnScreen(false);
    };
  }, [figure, loop, ready]);
}
