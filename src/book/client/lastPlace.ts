import { addressedId, idOfHash } from "./addressed";

/**
 * The key in localStorage under which the page keeps where the reader stopped last: a chapter's folder, a place in it, and what
 * both are called.
 */
const STORAGE_KEY = "tumble-place";

interface Place {
  readonly chapter: string;
  readonly id: string;
  readonly name: string;
}

function slugOf(path: string): string | null {
  return /\/chapters\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Keeps the place that is read now. */
export function keepPlace(link: HTMLAnchorElement): void {
  const chapter = slugOf(location.pathname);
  if (!chapter || window.scrollY < window.innerHeight) return;
  const place: Place = { chapter, id: idOfHash(link.hash), name: link.textContent ?? "" };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(place));
  } catch {
    // A reader who lets nothing be stored finds the place by the outline.
  }
}

function keptPlace(): Place | null {
  try {
    const { chapter, id, name } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null") ?? {};
    const isPlace = [chapter, id, name].every((part) => typeof part === "string");
    return isPlace && /^[a-z-]+$/.test(chapter) ? { chapter, id, name } : null;
  } catch {
    return null;
  }
}

/** Whether the reader comes to a place anyway: by its address, or because the browser leads back there. */
function isThere(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return addressedId(location) !== "" || (arrival !== undefined && arrival.type !== "navigate");
}

/** Offers, in the line that the page keeps free for it, to go on where the reader stopped last: on the first page and in that chapter. */
export function offerLastPlace(): void {
  const slot = document.querySelector<HTMLElement>("[data-resume]");
  const place = keptPlace();
  const here = slugOf(location.pathname);
  if (!slot || !place || isThere() || (here !== null && here !== place.chapter)) return;
  const link = document.createElement("a");
  const root = slot.dataset.resume ?? "./";
  link.href = `${here === null ? `${root}chapters/${place.chapter}/` : ""}#${encodeURIComponent(place.id)}`;
  link.textContent = place.name;
  slot.append(`${slot.dataset.words} `, link);
}
