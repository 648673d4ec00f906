import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../../ui/icons";
import { strings } from "../strings/en";
import { useFigureActions } from "./actions";
import { dismissDock } from "./dock";
import { FigureTitle } from "./FigureName";
import { fitStage } from "./fitStage";
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
      if (presentedFigure() === id) setShown(true);
      else figure.current?.querySelector<HTMLDialogElement>(".figure-dialog")?.close();
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

/** Modal, over the whole window; closed by its button, Escape and Back. */
export function FigureDialog({ children }: { readonly children: ReactNode }): ReactNode {
  const { title, setExpanded } = useFigureActions();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The figure's keys work at once.
    dialog.current?.focus();
  }, []);
  const { leave, leaveTitle } = strings.present;
  return (
    <dialog
      ref={dialog}
      className="figure-dialog"
      aria-label={title()}
      tabIndex={-1}
      onClose={() => setExpanded(false)}
    >
      <div className="dialog-head">
        <p className="dialog-name">
          <FigureTitle />
        </p>
        <button
          type="button"
          className="button-round dialog-close"
          aria-label={leave}
          title={leaveTitle}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
      {/* A modal dialog's outside is not read out. */}
      <p className="visually-hidden" role="status" aria-live="polite" />
    </dialog>
  );
}

/** Takes a figure's stage from the text into the dialog while this is rendered. On paper it stands in its place. */
export function MovedStage({ stage }: { readonly stage: RefObject<HTMLElement | null> }): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [moved, place, dialog] = [stage.current, stage.current?.parentElement, room.current?.parentElement];
    if (!moved || !place || !dialog) return;
    const take = () => {
      // Nothing has moved when the stage is back.
      place.style.minHeight = `${place.offsetHeight}px`;
      room.current?.append(moved);
    };
    const giveBack = () => {
      place.prepend(moved);
      place.style.minHeight = "";
    };
    const print = () => {
      giveBack();
      place.closest("figure")?.dispatchEvent(new Event("figure:draw-svg"));
    };
    const resized = new ResizeObserver(() => fitDialog(dialog));
    take();
    resized.observe(dialog);
    window.addEventListener("beforeprint", print);
    window.addEventListener("afterprint", take);
    return () => {
      resized.disconnect();
      window.removeEventListener("beforeprint", print);
      window.removeEventListener("afterprint", take);
      giveBack();
    };
  }, [stage]);
  return <div ref={room} />;
}

/** Pictures higher than wide leave less of the window empty where several stand side by side. */
function fitDialog(dialog: HTMLElement): void {
  // What fills the window is never lower than it: only what reaches beyond it is too high.
  const height = dialog.clientHeight;
  fitStage(dialog, { height: height + 2, highest: height, highestByWidth: 1.5 });
}
