import { useSyncExternalStore } from "react";

/** The key in localStorage that says that the reader has taken hold of a body once, and need not be told that they can. */
const STORAGE_KEY = "tumble-held";

const listeners = new Set<() => void>();
let hasHeld = false;

function isKept(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === "yes";
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
    localStorage.setItem(STORAGE_KEY, "yes");
  } catch {
    // Where storing is refused, the reader is told again on the next page.
  }
  for (const listener of listeners) listener();
}
