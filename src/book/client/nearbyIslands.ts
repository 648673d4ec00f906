import { firstInteraction } from "../../browser/firstInteraction";
import { hydrateOrOfferRetry } from "./hydrateOrOfferRetry";

/** Before the first interaction only figures that reach well into the window are hydrated. */
const IN_SIGHT = "-25%";

/** After that, figures within a window's height. */
const NEAR = "100%";

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

/** Neither address nor earlier visit asks for another state than the built one. */
function isFreshVisit(): boolean {
  return window.location.search === "" && window.history.state === null;
}

export function noticeUnknownFigure(): void {
  const id = new URLSearchParams(window.location.search).get("figure");
  if (id === null || document.getElementById(id)?.closest("[data-island]")) return;
  const template = document.querySelector<HTMLTemplateElement>("template#link-trouble");
  if (template) document.querySelector("main")?.prepend(template.content.cloneNode(true));
}

/** A linked figure says at once what of the link it could not follow, also where the link's fragment was cut off. */
function hydrateLinkedFigure(): void {
  const id = new URLSearchParams(window.location.search).get("figure");
  const island = id === null ? null : document.getElementById(id)?.closest<HTMLElement>("[data-island]");
  if (!island) return;
  hydrateOrOfferRetry(island);
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isReturn = window.history.state !== null || arrival?.type !== "navigate";
  if (window.location.hash === "" && !isReturn) window.location.replace(`#${id}`);
}
