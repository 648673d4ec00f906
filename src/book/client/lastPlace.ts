import { store, storedJson } from "../../browser/storage";
import { addressedId, idOfHash } from "./addressed";

const STORAGE_KEY = "tumble-place";

interface Place {
  readonly chapter: string;
  readonly id: string;
  readonly name: string;
}

function slugOf(path: string): string | null {
  return /\/chapters\/([^/]+)\//.exec(path)?.[1] ?? null;
}

export function keepPlace(link: HTMLAnchorElement): void {
  const chapter = slugOf(location.pathname);
  if (!chapter || window.scrollY < window.innerHeight) return;
  const place: Place = { chapter, id: idOfHash(link.hash), name: link.textContent ?? "" };
  store(STORAGE_KEY, JSON.stringify(place));
}

function keptPlace(): Place | null {
  const { chapter, id, name } = (storedJson(STORAGE_KEY) ?? {}) as Partial<Place>;
  if (typeof chapter !== "string" || typeof id !== "string" || typeof name !== "string") return null;
  return /^[a-z-]+$/.test(chapter) ? { chapter, id, name } : null;
}

/** The address, or the browser on the way back, brings the reader to a place. */
function isThere(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return addressedId(location) !== "" || (arrival !== undefined && arrival.type !== "navigate");
}

/** On the first page and in the chapter where the reader stopped. */
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
