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
      if (!wanted && isInEntry) window.history.back();
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

/** The page behind it must not have the address that asks for this. */
function pushPresented(figure: string): void {
  dismissDock();
  const { href } = window.location;
  window.history.replaceState(window.history.state, "", withoutPresenting(href));
  pushEntry({ kind: "presented", figure }, null, href);
}
