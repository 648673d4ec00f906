import { useSyncExternalStore } from "react";

/** In the browser's store: the reader has taken hold of a body once, and need not be told that they can. */
const KEPT = "tumble-held";

const listeners = new Set<() => void>();
let hasHeld = false;

function isKept(): boolean {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHasHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasHeld || isKept(),
    () => false,
  );
}

export function noteHeld(): void {
  if (hasHeld) return;
  hasHeld = true;
  try {
    localStorage.setItem(KEPT, "yes");
  } catch {
    // A reader who lets nothing be stored is told again on the next page.
  }
  for (const listener of listeners) listener();
}
