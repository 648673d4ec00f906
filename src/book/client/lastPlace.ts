import { store, storedJson } from "../../browser/storage";
import { addressedId, idOfHash } from "./addressed";

/* Where the reader is in each chapter is kept in localStorage, and sent nowhere. */

const STORAGE_KEY = "tumble-places";

export interface Place {
  readonly id: string;
  readonly name: string;
  /** The furthest section reached, from 1, of `sections`. */
  readonly reached: number;
  readonly sections: number;
}

interface Places {
  /** The chapter read last. */
  readonly last: string;
  readonly chapters: Readonly<Record<string, Place>>;
}

function slugOf(path: string): string | null {
  return /\/chapters\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** @param link the section's in the outline */
export function keepPlace(link: HTMLAnchorElement): void {
  const chapter = slugOf(location.pathname);
  if (!chapter || window.scrollY < window.innerHeight) return;
  const sections = Array.from(
    document.querySelectorAll(".outline > ol > :not(.outline-part) a"),
    (each) => each === link,
  );
  const { chapters } = keptPlaces();
  const place: Place = {
    id: idOfHash(link.hash),
    name: link.textContent ?? "",
    reached: Math.max(sections.indexOf(true) + 1, chapters[chapter]?.reached ?? 0),
    sections: sections.length,
  };
  store(STORAGE_KEY, JSON.stringify({ last: chapter, chapters: { ...chapters, [chapter]: place } }));
}

export function keptPlaces(): Places {
  const { last, chapters } = (storedJson(STORAGE_KEY) ?? {}) as Partial<Places>;
  const entries = Object.entries(chapters ?? {}).filter(
    ([slug, place]) => /^[a-z-]+$/.test(slug) && isPlace(place),
  );
  return { last: String(last), chapters: Object.fromEntries(entries) };
}

/** Anything may have been written there. */
function isPlace(place: Partial<Place> | null): boolean {
  return (
    typeof place?.id === "string" &&
    typeof place.name === "string" &&
    [place.reached, place.sections].every(Number.isInteger)
  );
}

export function forgetPlaces(): void {
  store(STORAGE_KEY, null);
}

/** The address, or the browser on the way back, brings the reader to a place. */
function isThere(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return addressedId(location) !== "" || (arrival !== undefined && arrival.type !== "navigate");
}

/** On the first page, for the chapter read last; in a chapter, for itself. */
export function offerLastPlace(): void {
  const slot = document.querySelector<HTMLElement>("[data-resume]");
  const { last, chapters } = keptPlaces();
  const here = slugOf(location.pathname);
  const place = chapters[here ?? last];
  if (!slot || !place || isThere()) return;
  const link = linkTo(place, here === null ? `${slot.dataset.resume}chapters/${last}/` : "");
  slot.append(`${slot.dataset.words} `, link);
}

export function linkTo({ id, name }: Place, chapter: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `${chapter}#${encodeURIComponent(id)}`;
  link.textContent = name;
  return link;
}
