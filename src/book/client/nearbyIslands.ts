import { firstInteraction } from "../../browser/firstInteraction";
import { hydrateOrOfferRetry } from "./hydrateOrOfferRetry";

/** Margin of the screen before the first interaction: only a figure that reaches well into it is hydrated. */
const IN_SIGHT = "-25%";

/** After that, figures less than this far away are hydrated, in viewport heights. */
const NEAR = "100%";

/** Hydrates figures as they come near the screen, and at once the one that a link names. */
export function hydrateNearbyIslands(): void {
  const inSight = watchIslands(
    IN_SIGHT,
    isFreshVisit() ? "[data-island]:not([data-waits] *)" : "[data-island]",
  );
  firstInteraction().then(() => {
    inSight.disconnect();
    watchIslands(NEAR, "[data-island]");
  });
  hydrateLinkedFigure();
}

function watchIslands(margin: string, islands: string): IntersectionObserver {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        nearby.unobserve(entry.target);
        hydrateOrOfferRetry(entry.target as HTMLElement);
      }
    },
    { rootMargin: `${margin} 0px` },
  );
  for (const element of document.querySelectorAll<HTMLElement>(islands)) nearby.observe(element);
  return nearby;
}

/** Whether the page may stay as it was built: neither its address nor an earlier visit asks for another state. */
function isFreshVisit(): boolean {
  return window.location.search === "" && window.history.state === null;
}

/** Says so where a link names a figure that the page does not have. */
export function noticeUnknownFigure(): void {
  const id = new URLSearchParams(window.location.search).get("figure");
  if (id === null || document.getElementById(id)?.closest("[data-island]")) return;
  const template = document.querySelector<HTMLTemplateElement>("template#link-trouble");
  if (template) document.querySelector("main")?.prepend(template.content.cloneNode(true));
}

/**
 * Hydrates the figure that a link names, wherever the page is scrolled to, so that it says at once what of the link it could
 * not follow. A link whose fragment was cut off on its way, as some programs do, leads to the figure all the same.
 */
function hydrateLinkedFigure(): void {
  const id = new URLSearchParams(window.location.search).get("figure");
  const island = id === null ? null : document.getElementById(id)?.closest<HTMLElement>("[data-island]");
  if (!island) return;
  hydrateOrOfferRetry(island);
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isReturn = window.history.state !== null || arrival?.type !== "navigate";
  if (window.location.hash === "" && !isReturn) window.location.replace(`#${id}`);
}
