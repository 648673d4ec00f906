import { type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FrameListeners } from "../../ui/liveElements";
import { strings } from "../strings/en";
import { applyState, type FigureState, restoreState } from "./figureState";
import { onTraversal, savedState, saveState } from "./historyEntry";
import { linkedState } from "./permalink";
import { noteArrival } from "./scrollOnArrival";

/** [ms]; browsers refuse more than a few writes a second. */
const SAVE_INTERVAL = 1000;

declare global {
  interface HTMLElementEventMap {
    /** `detail` is a state of unknown origin. */
    "figure:set-state": CustomEvent<unknown>;
    /** The history entry is about to change: the figure saves its state there, playing or not. */
    "figure:save-state": Event;
    "figure:hydrated": Event;
  }
}

/**
 * Starts from the history entry, else from the page's address; follows phrases of the prose; saves in the entry after every change.
 * Dispatches `figure:hydrated` once it listens.
 * @param isPlaying while it plays, nothing is saved before it stops or the page is left
 * @returns why a state could not be followed, for the reader; empty if all is well
 */
export function useFigureState(
  figure: RefObject<HTMLElement | null>,
  id: string,
  state: FigureState,
  isPlaying: () => boolean,
): string {
  const [trouble, setTrouble] = useState("");
  const take = useEffectEvent((input: unknown, bring: typeof applyState) => {
    const refused = bring(state, input);
    setTrouble(refused && strings.link.notFollowed(refused));
  });
  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    // At once: a frame before React's next render could be drawn of lanes that are gone.
    const onSet = (event: CustomEvent<unknown>) => flushSync(() => take(event.detail, applyState));
    element.addEventListener("figure:set-state", onSet);
    const stopFollowing = onTraversal((_, presented) => {
      const left = savedState(id);
      if (presented === id) element.dispatchEvent(new Event("figure:save-state"));
      else if (presented === null && left !== undefined) flushSync(() => take(left, restoreState));
    });
    const saved = savedState(id);
    const linked = linkedState(id, window.location.search);
    if (saved !== undefined) take(saved, applyState);
    else if (linked && "trouble" in linked) setTrouble(strings.link.notFollowed(linked.trouble));
    else if (linked) {
      noteArrival(id);
      take(linked.values, applyState);
    }
    element.dispatchEvent(new Event("figure:hydrated", { bubbles: true }));
    return () => {
      element.removeEventListener("figure:set-state", onSet);
      stopFollowing();
    };
  }, [figure, id]);
  usePersistedState(figure, id, state, isPlaying);
  return trouble;
}

function usePersistedState(
  figure: RefObject<HTMLElement | null>,
  id: string,
  state: FigureState,
  isPlaying: () => boolean,
): void {
  const onFrame = useContext(FrameListeners);
  const timer = useRef(0);
  const saved = useRef<string | null>(null);
  const save = useEffectEvent((always: boolean) => {
    const values = state.current();
    const text = JSON.stringify(values);
    // An untouched figure's state is not saved.
    const isTouched = saved.current !== null && saved.current !== text;
    saved.current = text;
    if (always || isTouched) saveState(id, values);
  });
  const saveLater = useEffectEvent(() => {
    if (timer.current !== 0 || isPlaying()) return;
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      save(false);
    }, SAVE_INTERVAL);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pagehide", () => save(false), { signal });
    figure.current?.addEventListener("figure:save-state", () => save(true), { signal });
    const stop = onFrame(() => saveLater());
    save(false);
    return () => {
      stop();
      listening.abort();
      window.clearTimeout(timer.current);
      timer.current = 0;
    };
  }, [figure, onFrame]);
  useEffect(() => saveLater());
}
