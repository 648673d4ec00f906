import * as v from "valibot";
import { store, storedJson } from "../../browser/storage";

/** Figures shown one after another, as the page that lists them had them last. */
const STORAGE_KEY = "tumble-slides";

const SLIDES = v.array(v.strictObject({ id: v.string(), address: v.string(), asks: v.string() }));

export type Slide = v.InferOutput<typeof SLIDES>[number];

export function storeSlides(slides: readonly Slide[]): void {
  store(STORAGE_KEY, JSON.stringify(slides));
}

export interface PlaceAmongSlides {
  readonly slide: Slide;
  readonly number: number;
  readonly count: number;
  readonly before: Slide | undefined;
  readonly after: Slide | undefined;
}

/** Null where the address names no slide that is known. */
export function placeAmongSlides(search: string): PlaceAmongSlides | null {
  const id = new URLSearchParams(search).get("slide");
  const stored = v.safeParse(SLIDES, storedJson(STORAGE_KEY));
  const slides = stored.success ? stored.output.filter(({ address }) => isOfThisSite(address)) : [];
  const at = slides.findIndex((slide) => slide.id === id);
  const slide = slides[at];
  return slide
    ? { slide, number: at + 1, count: slides.length, before: slides[at - 1], after: slides[at + 1] }
    : null;
}

function isOfThisSite(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === window.location.origin;
}
