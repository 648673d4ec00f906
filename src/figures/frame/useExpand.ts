import { type RefObject, useEffect, useState } from "react";

/** Every element beside the way from an element up to the page's body. */
export function surroundings(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
    }
  }
  return others;
}

/** Lets a figure fill the window: everything else on the page is then out of reach, and Escape gives it back. */
export function useExpand(figure: RefObject<HTMLElement | null>): [boolean, (expanded: boolean) => void] {
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
