import { firstInteraction } from "../../browser/firstInteraction";

/**
 * When a chapter's stretches, left out at first (stretches.css), are laid out after all. How far the page is stands in
 * its `data-layout`: "first" until the first lines are seen (index.html), "near" while what is near the screen is laid out
 * piece by piece, "whole" where everything is. Without it, the browser lays out whatever comes near.
 */
const page = document.documentElement;

/** All at once: whoever asks for a place in the page must find it where it will stay. */
export function renderAllSections(): void {
  page.dataset.layout = "whole";
}

function renderSection(stretch: Element): void {
  stretch.classList.add("laid-out");
}

/** In a task of its own: left to the next frame, it would come on top of whatever else is done in that. */
function renderSections(stretch: Element): void {
  renderSection(stretch);
  stretch.getBoundingClientRect();
}

/** For good, since what a figure fixes to the screen must not be held back by the stretch around it. */
export function renderSectionsAround(figure: Element): void {
  const stretch = figure.closest(".stretch");
  if (stretch) renderSection(stretch);
}

/** So far below the screen, in its heights, browsers lay out by themselves. */
const NEAR = 1.5;

/**
 * Once the first lines are seen: one stretch after the other, with a breath between, and none before the fonts of the
 * first are there, which would have it laid out again. Whoever moves meanwhile is not kept waiting.
 */
export async function renderNearSections(firstPaint: Promise<void>): Promise<void> {
  if (page.dataset.layout !== "first") return;
  page.dataset.layout = "near";
  firstInteraction().then(leaveToBrowser);
  await firstPaint;
  await document.fonts.ready;
  for (const stretch of document.querySelectorAll(".stretch")) {
    if (getComputedStyle(stretch).contentVisibility !== "hidden") continue;
    if (stretch.getBoundingClientRect().top > (1 + NEAR) * window.innerHeight) break;
    await idle();
    renderSections(stretch);
  }
  leaveToBrowser();
}

function leaveToBrowser(): void {
  if (page.dataset.layout === "near") delete page.dataset.layout;
}

/**
 * Lays out all stretches for good: one by one once the reader has moved and the page has nothing else to do, and at once
 * before a link within the page is followed or Tab goes to what may be far below.
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

/** Families that formulas and the text around them are set in. */
const FAMILIES = /KaTeX_(Main|Math|Size|SansSerif)|Source Serif/;

/** A font that arrives late has whatever is laid out by then laid out again: better all of them before. */
async function loadFonts(): Promise<void> {
  const fonts = Array.from(document.fonts).filter(({ family }) => FAMILIES.test(family));
  await Promise.allSettled(fonts.map((font) => font.load()));
}

async function renderOneByOne(): Promise<void> {
  for (const stretch of document.querySelectorAll(".stretch:not(.laid-out)")) {
    await idle();
    if (page.dataset.layout === "whole") return;
    renderSections(stretch);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 50);
  });
}
