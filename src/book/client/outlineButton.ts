/** More than a finger moves by chance [px]. */
const MIN_SCROLL_BACK = 24;

/** Not to be covered: whatever can be pressed, and figures. */
const TAKEN =
  "a, button, input, select, textarea, summary, label, [tabindex], [data-term], .island, .prediction, .question, [data-docked]";

/** No touch target is smaller [px]. */
const GRID = 12;

/**
 * Below the chapter's head, or the list of cases, the button appears in the window's corner when the reader scrolls back, as one does in search of
 * something.
 */
export function followOutlineButton(): void {
  const button = document.querySelector<HTMLElement>(".outline-button");
  if (!button) return;
  let turned = window.scrollY;
  let isWanted = false;
  const arrange = () => {
    const isComing = isWanted && button.offsetWidth > 0 && !isHeadInSight() && isFree(cornerOf(button));
    button.toggleAttribute("data-floating", isComing);
  };
  const onScroll = () => {
    const y = window.scrollY;
    if (isWanted ? y < turned : y > turned) turned = y;
    if (Math.abs(y - turned) < MIN_SCROLL_BACK) return arrange();
    isWanted = y < turned;
    turned = y;
    arrange();
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("resize", arrange, { passive: true });
  new ResizeObserver(arrange).observe(document.body);
}

function isHeadInSight(): boolean {
  const head = document.querySelector(".chapter-head, .case-index");
  return head !== null && head.getBoundingClientRect().bottom > 0;
}

function cornerOf(button: HTMLElement): DOMRect {
  const { offsetWidth: width, offsetHeight: height } = button;
  const gap = Number.parseFloat(getComputedStyle(button).getPropertyValue("--corner-gap")) || 0;
  const { clientWidth } = document.documentElement;
  return new DOMRect(clientWidth - width - gap, window.innerHeight - height - gap, width, height);
}

function isFree({ left, top, right, bottom }: DOMRect): boolean {
  for (let x = left; x < right + GRID; x += GRID)
    for (let y = top; y < bottom + GRID; y += GRID)
      if (isTaken(Math.min(x, right), Math.min(y, bottom))) return false;
  return true;
}

function isTaken(x: number, y: number): boolean {
  const under = document.elementsFromPoint(x, y).find((element) => !element.matches(".outline-button"));
  return under?.closest(TAKEN) != null;
}
