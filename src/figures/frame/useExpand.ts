import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { figureName } from "./dock";
import { entryState, onEntryChange, pushPresented } from "./historyEntry";
import { asksToPresent, withoutPresenting } from "./permalink";
import { present } from "./present";

declare global {
  interface HTMLElementEventMap {
    /** The figure is about to fill the window. */
    "figure:expand": Event;
  }
}

/**
 * Lets a figure fill the window. Escape, a button and Back give the page back: filling the window is an entry of the history of
 * its own, because a phone has no Escape.
 */
export function useExpand(
  figure: RefObject<HTMLElement | null>,
  id: string,
): [boolean, (expanded: boolean) => void] {
  const [expanded, setShown] = useState(false);
  const isLeaving = useRef(false);
  const setExpanded = useCallback(
    (wanted: boolean) => {
      const isInEntry = entryState().presented === id;
      if (wanted && !isInEntry) pushPresented(id, withoutPresenting(window.location.href));
      isLeaving.current = !wanted && isInEntry;
      if (isLeaving.current) window.history.back();
      setShown(wanted);
    },
    [id],
  );
  useEffect(() => {
    const element = figure.current;
    const stage = element?.querySelector<HTMLElement>(".figure-stage");
    if (!expanded || !element || !stage) return;
    element.dispatchEvent(new Event("figure:expand"));
    return present(stage, figureName(element), () => setExpanded(false));
  }, [expanded, figure, setExpanded]);
  const takesEntry = useEffectEvent(() => {
    const isWanted = entryState().presented === id;
    if (isWanted === expanded && !isLeaving.current) return false;
    isLeaving.current = false;
    figure.current?.dispatchEvent(new Event("figure:save-state"));
    setShown(isWanted);
    // Nothing else is restored from that entry, because the figure has changed since.
    return true;
  });
  useEffect(() => {
    const stopListening = onEntryChange(() => takesEntry());
    const { presented } = entryState();
    if (presented === id) setShown(true);
    else if (presented === undefined && asksToPresent(id, window.location.search)) setExpanded(true);
    return stopListening;
  }, [id, setExpanded]);
  return [expanded, setExpanded];
}
