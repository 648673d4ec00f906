import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False on the server and during hydration. Until then a list or a field is rendered as text: the autofill of Chromium forces the layout
 * of every section that contains one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
