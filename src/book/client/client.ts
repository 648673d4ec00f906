import { firstInteraction } from "../../browser/firstInteraction";
import { highlightTerm } from "../../ui/highlightTerm";
import { renderAllSections, renderNearSections, renderWhenIdle } from "../deferredLayout/renderSections";
import { repeatEarlyPresses } from "./earlyPresses";
import { makeScrollersFocusable } from "./focusableScrollers";
import { hydrateOrOfferRetry } from "./hydrateOrOfferRetry";
import { explainTerms } from "./termCard";
import { followTheme } from "./theme";

/**
 * The page's one script of its own. Text, equations and stills need none of it: it switches the theme, has the text laid
 * out before it is reached, lights terms, passes the reader's wishes in the prose and early
 * presses on to figures, and brings figures to life as they come near.
 */

/** Before the reader has moved, only a figure comes alive that reaches well into the screen. */
const IN_SIGHT = "-25%";

/** After that, those that are less than so many viewport heights away. */
const NEAR = "100%";

function watchIslands(margin: string): IntersectionObserver {
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
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) nearby.observe(element);
  return nearby;
}

/**
 * The text is read first: what asks for programs or measures the page waits until it is painted. A browser that reports no
 * paint, as Firefox does of a page that it has scrolled before, has painted two frames after the page has loaded.
 */
function firstPaint(): Promise<void> {
  const reported = new Promise<void>((resolve) => {
    const watcher = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe({ type: "paint", buffered: true });
  });
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });
  return Promise.race([reported, loaded.then(nextFrame).then(nextFrame)]);
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** A link in the prose that sets a figure: the figure is fetched if need be, shown, and told. */
function setFiguresFromProse(): void {
  document.addEventListener("click", async (event) => {
    const wish = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-do]") : null;
    if (!wish) return;
    const figure = document.getElementById(wish.dataset.do ?? "");
    const element = figure?.closest<HTMLElement>("[data-island]");
    if (!figure || !element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    renderAllSections();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    figure.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "nearest" });
    await hydrateOrOfferRetry(element);
    figure.dispatchEvent(
      new CustomEvent("figure:set-state", { detail: JSON.parse(wish.dataset.set ?? "{}") }),
    );
  });
}

/** Pointing at a term anywhere lights it everywhere; pictures look after themselves. */
function highlightTerms(): void {
  const light = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(".picture")) return;
    highlightTerm(event.target.closest<HTMLElement>("[data-term]")?.dataset.term ?? null);
  };
  document.addEventListener("pointerover", light, { passive: true });
  document.addEventListener("focusin", light);
}

followTheme();
renderWhenIdle();
highlightTerms();
setFiguresFromProse();
repeatEarlyPresses(hydrateOrOfferRetry);
explainTerms();
const painted = firstPaint();
renderNearSections(painted);
painted.then(() => {
  const inSight = watchIslands(IN_SIGHT);
  firstInteraction().then(() => {
    inSight.disconnect();
    watchIslands(NEAR);
  });
  makeScrollersFocusable();
});
