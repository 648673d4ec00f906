import { type RefObject, useCallback, useEffect, useState } from "react";
import { dismissDock } from "./dock";
import { onTraversal, presentedFigure, pushEntry } from "./historyEntry";
import { asksToPresent, withoutPresenting } from "./permalink";

/** Filling the window is a history entry, because a phone has no Escape. */
export function usePresented(
  figure: RefObject<HTMLElement | null>,
  id: string,
): [boolean, (presented: boolean) => void] {
  const [isPresented, setShown] = useState(false);
  const setPresented = useCallback(
    (wanted: boolean) => {
      const isInEntry = presentedFigure() === id;
      if (wanted && !isInEntry) pushPresented(id);
      if (!wanted && isInEntry) stepBack(id);
      setShown(wanted);
    },
    [id],
  );
  useEffect(() => {
    if (presentedFigure() === id) setShown(true);
    else if (asksToPresent(id, window.location.search)) setPresented(true);
    return onTraversal(() => {
      const dialog = figure.current?.querySelector<HTMLDialogElement>(".figure-dialog");
      if (presentedFigure() === id) setShown(true);
      else if (dialog) dialog.close();
      else setShown(false);
    });
  }, [figure, id, setPresented]);
  return [isPresented, setPresented];
}

/** Long after a step back has been taken [ms]. */
const STEP_BACK_MS = 2000;

/** What a figure saves in the present entry meanwhile can cancel a step that is underway: then it is taken again. */
function stepBack(id: string): void {
  window.history.back();
  window.setTimeout(() => {
    if (presentedFigure() === id && !document.querySelector(".figure-dialog")) window.history.back();
  }, STEP_BACK_MS);
}

/** The page behind it must not have the address that asks for this. */
function pushPresented(figure: string): void {
  dismissDock();
  const { href } = window.location;
  window.history.replaceState(window.history.state, "", withoutPresenting(href));
  pushEntry({ kind: "presented", figure }, null, href);
}
