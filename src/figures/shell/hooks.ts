import { type RefObject, useEffect, useRef, useState } from "react";
import { forgetInks } from "../../scene/inks";
import { decimals } from "../../ui/format";
import { TERM_LIT } from "../../ui/light";
import type { FigureDriver } from "./driver";
import { unreadable } from "./link";
import type { PictureDriver } from "./pictureDriver";
import { linkedWish, type Wishes } from "./wishes";

type FigureRef = RefObject<HTMLElement | null>;

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
      forgetInks();
      redraw();
    };
    window.addEventListener("themechange", recolour);
    window.addEventListener(TERM_LIT, redraw);
    return () => {
      window.removeEventListener("themechange", recolour);
      window.removeEventListener(TERM_LIT, redraw);
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

/** Lets a figure fill the window: everything else on the page is then out of reach, and Escape gives it back. */
export function useExpand(figure: FigureRef): [boolean, (expanded: boolean) => void] {
  const [expanded, setExpanded] = useState(false);
  useEffect(() => {
    const element = figure.current;
    if (!expanded || !element) return;
    const others = surroundings(element);
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") setExpanded(false);
    };
    const island = element.parentElement;
    const height = island?.offsetHeight ?? 0;
    if (island) island.style.minHeight = `${height}px`;
    for (const other of others) other.inert = true;
    document.documentElement.classList.add("has-expanded");
    document.addEventListener("keydown", close);
    return () => {
      if (island) island.style.minHeight = "";
      for (const other of others) other.inert = false;
      document.documentElement.classList.remove("has-expanded");
      document.removeEventListener("keydown", close);
    };
  }, [expanded, figure]);
  return [expanded, setExpanded];
}

/** Every element beside the way from an element up to the page's body. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
    }
  }
  return others;
}

/** Writes the present values of lane A beside the terms of the equations that name this figure. */
export function usePresentValues(id: string, driver: FigureDriver): void {
  useEffect(() => {
    const outputs = document.querySelectorAll<HTMLOutputElement>(`output[data-present-figure="${id}"]`);
    if (outputs.length === 0) return;
    return driver.onFrame(() => {
      const report = driver.player.report(0);
      for (const output of outputs) output.textContent = presentText(report, output.dataset.present ?? "");
    });
  }, [id, driver]);
}

function presentText(report: object, quantity: string): string {
  const value: unknown = (report as Record<string, unknown>)[quantity];
  if (typeof value === "number") return decimals(value, 3);
  return Array.isArray(value) ? `(${value.map((part) => decimals(Number(part), 2)).join(", ")})` : "";
}

/**
 * Follows what the page's address asks, then the wishes of the prose, and tells the page that the figure is alive once
 * it listens.
 *
 * @returns what it could not follow, for the reader; empty if all is well
 */
export function useWishes(figure: FigureRef, id: string, wishes: Wishes): string {
  const [trouble, setTrouble] = useState("");
  const follow = (input: unknown) => {
    const found = wishes.follow(input);
    setTrouble(found && unreadable(found));
  };
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    const linked = linkedWish(id, window.location.search);
    if (linked === null) return;
    if ("trouble" in linked) setTrouble(unreadable(linked.trouble));
    else latest.current(linked.input);
  }, [id]);
  useWish(figure, follow);
  return trouble;
}

/** Follows the wishes of the prose, and tells the page that the figure is alive once it listens. */
export function useWish(figure: FigureRef, onWish: ((wish: unknown) => void) | undefined): void {
  const latest = useRef(onWish);
  latest.current = onWish;
  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    const hear = (event: Event) => latest.current?.((event as CustomEvent).detail);
    element.addEventListener("figure:set", hear);
    element.dispatchEvent(new Event("figure:alive", { bubbles: true }));
    return () => element.removeEventListener("figure:set", hear);
  }, [figure]);
}
