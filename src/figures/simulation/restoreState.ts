import { useEffect, useRef } from "react";
import type { SimulationDriver } from "./SimulationDriver";
import { readWish, type Wish, type WishReading } from "./simulationState";

/**
 * What figures looked like, kept in the browser's own entry for this visit to the page: the Back button, or a reload,
 * finds them as they were left.
 */
interface HistoryEntryState {
  readonly figures?: Readonly<Record<string, unknown>>;
}

/** At most one note a second [ms]: browsers refuse more than a few a second. */
const BETWEEN_NOTES = 1000;

/** How a figure was left on this visit, if it was here before. */
export function restoreState(id: string): WishReading | null {
  const { figures } = (window.history.state ?? {}) as HistoryEntryState;
  return figures && Object.hasOwn(figures, id) ? readWish(figures[id]) : null;
}

/** Notes how a figure stands, a little after every change; while it plays, not before it stops or the page is left. */
export function usePersistedState(id: string, driver: SimulationDriver, present: () => Wish): void {
  const latest = useRef(present);
  latest.current = present;
  useEffect(() => {
    let timer = 0;
    let changed = false;
    const note = () => {
      window.clearTimeout(timer);
      timer = 0;
      changed = false;
      const state = (window.history.state ?? {}) as HistoryEntryState;
      const figures = { ...state.figures, [id]: latest.current() };
      window.history.replaceState({ ...state, figures }, "");
    };
    const later = () => {
      changed = true;
      if (timer === 0 && !driver.player.playing) timer = window.setTimeout(note, BETWEEN_NOTES);
    };
    const now = () => {
      if (changed) note();
    };
    const stop = driver.player.subscribe(later);
    window.addEventListener("pagehide", now);
    return () => {
      stop();
      window.clearTimeout(timer);
      window.removeEventListener("pagehide", now);
    };
  }, [id, driver]);
}
