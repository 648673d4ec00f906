import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False on the server and during hydration, when a list or a field is rendered as text: Chromium's autofill forces the layout of every
 * section that contains one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
