import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False on the server and during hydration, whose markup must be that of the built page; true from then on. Until then a list or
 * a field is rendered as the text that it holds: the autofill of Chromium forces the layout of every section that contains one,
 * off-screen or not.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
