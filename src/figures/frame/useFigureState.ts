import { useEffect, useRef, useState } from "react";
import type { FigureRef } from "../pictures/usePictures";
import { linkedWish, type Wishes } from "./figureState";
import { unreadable } from "./permalink";

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
