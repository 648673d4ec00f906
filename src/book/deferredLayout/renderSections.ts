import { firstInteraction } from "../../browser/firstInteraction";

/*
 * Renders the sections of a chapter that are left out at first (sections.css). The page's `data-layout` says how
 * far it is: "first" until the first paint (set in index.html), "near" while the sections near the screen are rendered one by one,
 * "whole" once everything is. Without it, the browser renders what comes near by itself.
 */

const page = document.documentElement;

/** Renders everything at once: a place in the page must be where it will stay before anything scrolls there. */
export function renderAllSections(): void {
  page.dataset.layout = "whole";
}

function markRendered(section: Element): void {
  section.classList.add("rendered");
}

/** Renders a section now, in the present task: left to the next frame, it would come on top of that frame's other work. */
function renderSection(section: Element): void {
  markRendered(section);
  section.getBoundingClientRect();
}

/** Renders the section of a figure for good: what an expanded figure fixes to the screen must not be contained by its section. */
export function renderSectionAround(figure: Element): void {
  const section = figure.closest(".text-section");
  if (section) markRendered(section);
}

/** How far below the screen, in screen heights, browsers render by themselves. */
const BROWSER_MARGIN = 1.5;

/**
 * After the first paint: renders the sections near the screen, one per idle moment. It waits for the fonts of the first lines,
 * because a font that arrives later would have the sections laid out again. Ends at the reader's first interaction.
 */
export async function renderNearSections(firstPaint: Promise<void>): Promise<void> {
  if (page.dataset.layout !== "first") return;
  page.dataset.layout = "near";
  firstInteraction().then(leaveToBrowser);
  await firstPaint;
  await document.fonts.ready;
  for (const section of document.querySelectorAll(".text-section")) {
    if (getComputedStyle(section).contentVisibility !== "hidden") continue;
    if (section.getBoundingClientRect().top > (1 + BROWSER_MARGIN) * window.innerHeight) break;
    await idle();
    renderSection(section);
  }
  leaveToBrowser();
}

function leaveToBrowser(): void {
  if (page.dataset.layout === "near") delete page.dataset.layout;
}

/**
 * Renders every section for good: one by one once the reader has interacted and the page is idle, and all at once before a link
 * within the page is followed or Tab moves the focus, which may go far below.
 */
export function renderWhenIdle(): void {
  document.addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="#"]')) renderAllSections();
    },
    { capture: true },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Tab") renderAllSections();
    },
    { capture: true },
  );
  firstInteraction().then(loadFonts).then(renderOneByOne);
}

/** Families of formulas and of the text around them. */
const FAMILIES = /KaTeX_(Main|Math|Size|SansSerif)|Source Serif/;

/**
 * Loads the fonts first: one that arrives later would have everything rendered by then laid out again. Those that are swapped in
 * hold characters that few pages show (fonts.css).
 */
async function loadFonts(): Promise<void> {
  const fonts = Array.from(document.fonts).filter(
    ({ family, display }) => FAMILIES.test(family) && display !== "swap",
  );
  await Promise.allSettled(fonts.map((font) => font.load()));
}

async function renderOneByOne(): Promise<void> {
  for (const section of document.querySelectorAll(".text-section:not(.rendered)")) {
    await idle();
    if (page.dataset.layout === "whole") return;
    renderSection(section);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 50);
  });
}
