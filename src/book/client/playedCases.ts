import type { FigureName } from "../../figures/shell/FigureName";
import type { Island } from "../../figures/shell/island";
import { loadIsland } from "./hydrateIslands";

/** Of a case's pictures in the window: from the one on its figure plays, below the other its still is back. */
const IN_SIGHT = 0.75;
const OUT_OF_SIGHT = 0.25;

/** Whoever scrolls past has gone by then [ms]. */
const START_DELAY = 400;

/** The figure of the case in view plays in its still's place, one at a time. */
export function playCases(book: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const shares = new Map<Element, number>();
  let present: Element | null = null;
  let stop = () => {};
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) shares.set(target, intersectionRatio);
      const shareOf = (pictures: Element) => shares.get(pictures) ?? 0;
      if (present && shareOf(present) >= OUT_OF_SIGHT) return;
      stop();
      present = [...shares.keys()].find((pictures) => shareOf(pictures) >= IN_SIGHT) ?? null;
      stop = present ? start(present) : () => {};
    },
    { threshold: [OUT_OF_SIGHT, IN_SIGHT] },
  );
  for (const pictures of book.querySelectorAll("[data-played] > .case-pictures")) watcher.observe(pictures);
}

/** @returns puts the still back */
function start(pictures: Element): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const timer = setTimeout(() => play(pictures, signal).catch(() => {}), START_DELAY);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => stopped.abort();
}

async function play(pictures: Element, signal: AbortSignal): Promise<void> {
  const still = pictures.closest<HTMLElement>("[data-played]");
  const [name, props, set] = JSON.parse(still?.dataset.played ?? "");
  const island = await loadIsland(name);
  if (!still || signal.aborted) return;
  const place = document.createElement("div");
  place.className = "case-played";
  pictures.append(place);
  const id = `${pictures.closest(".case")?.id}-figure`;
  const unmount = await mount(place, island, { ...props, title: "", id });
  place.firstElementChild?.dispatchEvent(new CustomEvent("figure:set-state", { detail: set }));
  const moved = [
    ...moveInto(pictures.querySelectorAll(".still"), place.querySelectorAll(MOVING)),
    ...moveInto(still.querySelectorAll(".case-measures"), place.querySelectorAll(".measures")),
  ];
  const end = () => {
    for (const part of moved) part.remove();
    unmount();
    place.remove();
  };
  if (signal.aborted) end();
  else signal.addEventListener("abort", end);
}

const MOVING = ".picture, .phase-plane-drawing";

/** Over the still, as large as it (cases.css). */
function moveInto(places: NodeListOf<Element>, parts: NodeListOf<Element>): Element[] {
  if (places.length !== parts.length) return [];
  for (const [index, part] of parts.entries()) places[index]?.append(part);
  return [...parts];
}

async function mount(place: Element, { Figure }: Island<object>, props: FigureName): Promise<() => void> {
  const [{ createRoot }, { createElement }, { CaptionSource }] = await Promise.all([
    import("react-dom/client"),
    import("react"),
    import("../../figures/shell/FigureName"),
  ]);
  const root = createRoot(place);
  await new Promise<void>((resolve) => {
    place.addEventListener("figure:hydrated", () => resolve(), { once: true });
    root.render(createElement(CaptionSource, { value: { markup: "" } }, createElement(Figure, props)));
  });
  return () => root.unmount();
}
