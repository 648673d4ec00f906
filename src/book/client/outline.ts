import { idOfHash } from "./addressed";

/** From the window's top, as a share of its height. */
const READING_LINE = 0.35;

/** Wide enough to reach the outline in the margin. */
const WIDE = ".island, .long-scroller, :is(.case-book > .list-page-head, .case-filter, .case-index)";

/** Marks the reader's place in the outline, which in the margin gives way to figures. */
export function followOutline(onPlace: (link: HTMLAnchorElement) => void): void {
  const outline = document.querySelector<HTMLElement>(".outline");
  if (!outline) return;
  markPlace(outline, onPlace);
  hideBesideWideElements(outline);
  outline.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a") && outline.matches(":popover-open"))
      outline.hidePopover();
  });
}

/** Watches sections: a heading's place is unknown before its section is laid out. */
function markPlace(outline: HTMLElement, onPlace: (link: HTMLAnchorElement) => void): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of outline.querySelectorAll<HTMLAnchorElement>("ol a[href^='#']")) {
    const section = document.getElementById(idOfHash(link.hash))?.closest(".text-section, .case");
    if (section && !links.has(section)) links.set(section, link);
  }
  const passed = new Set<Element>();
  let present: HTMLAnchorElement | undefined;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const [, link] = Array.from(links).findLast(([section]) => passed.has(section)) ?? [];
      if (link === present) return;
      present?.removeAttribute("aria-current");
      present = link;
      link?.setAttribute("aria-current", "location");
      if (link) showWithin(outline, link);
      if (link) onPlace(link);
    },
    { rootMargin: `1000000px 0px -${100 * (1 - READING_LINE)}% 0px` },
  );
  for (const section of links.keys()) watcher.observe(section);
}

function showWithin(list: HTMLElement, entry: HTMLElement): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom)
    list.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}

function hideBesideWideElements(outline: HTMLElement): void {
  const covering = new Set<Element>();
  let watcher: IntersectionObserver | null = null;
  const watch = () => {
    watcher?.disconnect();
    covering.clear();
    const { top, right, bottom } = outline.getBoundingClientRect();
    const rootMargin = `${-Math.floor(top - 16)}px 0px ${-Math.floor(window.innerHeight - bottom - 16)}px 0px`;
    watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting && boundingClientRect.left < right + 8) covering.add(target);
          else covering.delete(target);
        }
        outline.toggleAttribute("data-covered", covering.size > 0);
      },
      { rootMargin },
    );
    for (const part of document.querySelectorAll(WIDE)) watcher.observe(part);
  };
  watch();
  new ResizeObserver(watch).observe(outline);
  window.addEventListener("resize", watch, { passive: true });
}
