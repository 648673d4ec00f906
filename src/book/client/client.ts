import { firstInteraction } from "../../browser/firstInteraction";
import { highlightTerm } from "../../ui/highlightTerm";
import { closeChapterMenu } from "./chapterMenu";
import { repeatEarlyPresses } from "./earlyPresses";
import { makeScrollersFocusable } from "./focusableScrollers";
import { followMoved } from "./followMoved";
import { answerPressesFrom } from "./heldPresses";
import { hydrateOrOfferRetry } from "./hydrateOrOfferRetry";
import { keepPlace, offerLastPlace } from "./lastPlace";
import { openFoldsAroundTarget } from "./openFolds";
import { followOutline } from "./outline";
import { followPredictions } from "./predictions";
import { dismissReadingNote } from "./readingNote";
import { openSearch } from "./search";
import { followTheme } from "./theme";

/*
 * The page's one script of its own. Text, equations and stills need none of it: it switches the theme, highlights terms, holds back presses that come too early, and fetches the rest: what answers presses in the text at the
 * first interaction, and figures as they come near.
 */

/** Margin of the screen before the first interaction: only a figure that reaches well into it is hydrated. */
const IN_SIGHT = "-25%";

/** After that, figures less than this far away are hydrated, in viewport heights. */
const NEAR = "100%";

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

/** Whether the browser leads back to the page, so that the entries of its history around this one may be of the page's own making. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return window.history.state !== null || arrival?.type !== "navigate";
}

/**
 * Resolves at the first paint: the text comes before anything that fetches programs or measures the page. Firefox reports no
 * paint of a page that it has scrolled before; such a page has been painted two frames after it has loaded.
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
  const scrolled = loaded.then(nextFrame).then(nextFrame);
  return Promise.race([reported, scrolled.then(() => (window.scrollY > 0 ? undefined : reported))]);
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Says so where a link names a figure that the page does not have. */
function noticeUnknownFigure(): void {
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
  if (window.location.hash === "" && !isReturn()) window.location.replace(`#${id}`);
}

/** Pointing at a term anywhere highlights it everywhere; pictures do so themselves. */
function highlightTerms(): void {
  const highlight = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(".picture")) return;
    highlightTerm(event.target.closest<HTMLElement>("[data-term]")?.dataset.term ?? null);
  };
  document.addEventListener("pointerover", highlight, { passive: true });
  document.addEventListener("focusin", highlight);
}

/** Marks the page at the first key press: from then on the focus ring is drawn, on a figure that a link led to as well. */
function noticeKeys(): void {
  const notice = () => {
    document.documentElement.dataset.keys = "";
  };
  window.addEventListener("keydown", notice, { once: true, capture: true });
}

/** Fetches the formulas' fonts before any formula below asks for them: a browser that prints waits for no font. */
async function fetchFormulaFonts(): Promise<void> {
  const fonts = Array.from(document.fonts).filter(({ family }) => family.includes("KaTeX"));
  await Promise.allSettled(fonts.map((font) => font.load()));
}

followTheme();
noticeKeys();
highlightTerms();
followMoved().then((hasLeft) => hasLeft || noticeUnknownFigure(), noticeUnknownFigure);
repeatEarlyPresses(hydrateOrOfferRetry);
followPredictions();
closeChapterMenu();
openSearch();
dismissReadingNote();
offerLastPlace();
openFoldsAroundTarget();
const painted = firstPaint();
firstInteraction().then(fetchFormulaFonts);
answerPressesFrom(isReturn() ? Promise.resolve() : firstInteraction());
painted.then(() => {
  const inSight = watchIslands(
    IN_SIGHT,
    isFreshVisit() ? "[data-island]:not([data-waits] *)" : "[data-island]",
  );
  firstInteraction().then(() => {
    inSight.disconnect();
    watchIslands(NEAR, "[data-island]");
  });
  makeScrollersFocusable();
  followOutline(keepPlace);
  hydrateLinkedFigure();
});
