/** A figure of the page that lists them to be shown. */
export interface Slide {
  readonly id: string;
  readonly address: string;
  readonly asks: string;
}

export interface PlaceAmongSlides {
  readonly slide: Slide;
  readonly number: number;
  readonly count: number;
  readonly before: Slide | undefined;
  readonly after: Slide | undefined;
  /** Its own place in the page that lists all. */
  readonly listed: string;
}

/** In the address that opens one. */
export function slideIn(search: string): string | null {
  return new URLSearchParams(search).get("slide");
}

/** Asked of the page that lists them. @returns null for one that it does not list */
export async function placeAmongSlides(id: string): Promise<PlaceAmongSlides | null> {
  const list = new URL(`${root()}show/`, window.location.href);
  const slides = await slidesOf(list);
  const at = slides.findIndex((slide) => slide.id === id);
  const slide = slides[at];
  return slide
    ? {
        slide,
        number: at + 1,
        count: slides.length,
        before: slides[at - 1],
        after: slides[at + 1],
        listed: `${list.href}#${id}`,
      }
    : null;
}

function root(): string {
  return document.querySelector<HTMLElement>("[data-root]")?.dataset.root ?? "./";
}

async function slidesOf(place: URL): Promise<readonly Slide[]> {
  const response = await fetch(place);
  if (!response.ok) return [];
  // The policy of this page would report that page's styles, which style nothing here.
  const html = (await response.text()).replace(/<style>.*?<\/style>| style="[^"]*"/gs, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  return Array.from(page.querySelectorAll(".shown > li"), (row) => ({
    id: row.id,
    address: new URL(row.querySelector("a")?.getAttribute("href") ?? "", place).href,
    asks: row.querySelector("h2 + p")?.textContent ?? "",
  }));
}
