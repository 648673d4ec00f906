/** When a chapter's stretches, left out at first (stretches.css), are laid out after all. */

/** All at once: whoever asks for a place in the page must find it where it will stay. */
export function layOutAll(): void {
  document.documentElement.classList.add("whole");
}

function layOut(stretch: Element | null): void {
  stretch?.classList.add("laid-out");
}

/** For good, since what a figure fixes to the screen must not be held back by the stretch around it. */
export function layOutAround(figure: Element): void {
  layOut(figure.closest(".stretch"));
}

/**
 * Lays out all stretches for good: one by one once the reader has stirred and the page has nothing else to do, and at once
 * before a link within the page is followed. Those that come near the screen before that, the browser lays out itself.
 */
export function layOutInTime(): void {
  document.addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="#"]')) layOutAll();
    },
    { capture: true },
  );
  const stirred = new AbortController();
  for (const sign of ["scroll", "pointerdown", "keydown"]) {
    document.addEventListener(
      sign,
      () => {
        stirred.abort();
        loadFonts().then(layOutOneByOne);
      },
      { signal: stirred.signal, passive: true },
    );
  }
}

/** Families that formulas and the text around them are set in. */
const FAMILIES = /KaTeX_(Main|Math|Size|SansSerif)|Source Serif/;

/** A font that arrives late has whatever is laid out by then laid out again: better all of them before. */
async function loadFonts(): Promise<void> {
  const fonts = Array.from(document.fonts).filter(({ family }) => FAMILIES.test(family));
  await Promise.allSettled(fonts.map((font) => font.load()));
}

function layOutOneByOne(): void {
  const next = document.querySelector(":root:not(.whole) .stretch:not(.laid-out)");
  if (!next) return;
  whenIdle(() => {
    layOut(next);
    layOutOneByOne();
  });
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 50);
}
