import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { StagedLoop } from "../../scene/picture";
import { Icon } from "../../ui/icons";
import { strings } from "../strings/en";
import { useFigureActions } from "./actions";
import { FigureTitle } from "./FigureName";
import { fitStage } from "./fitStage";
import { usePanelOfDialog } from "./More";
import { SlideSteps } from "./SlideSteps";
import { StageBehind } from "./StageBehind";
import { StageTools } from "./StageTools";
import { type PlaceAmongSlides, placeAmongSlides, slideIn } from "./slides";
import "./dialog.css";
import "./stage.css";

/** Modal, over the whole window; closed by its button, Escape and Back. */
export function FigureDialog({ children }: { readonly children: ReactNode }): ReactNode {
  const { title, setExpanded, loop } = useFigureActions();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeMore = usePanelOfDialog();
  const slides = useSlides();
  const among = slides === "underway" ? null : slides;
  useEffect(() => {
    dialog.current?.showModal();
    // The figure's keys work at once.
    dialog.current?.focus();
  }, []);
  useIdleMark(dialog, loop);
  const { leave, leaveTitle } = strings.present;
  return (
    <dialog
      ref={dialog}
      className={loop ? "figure-dialog of-pictures" : "figure-dialog"}
      aria-label={title()}
      tabIndex={-1}
      onClose={() => {
        if (among) window.location.assign(among.listed);
        else setExpanded(false);
      }}
      onCancel={(event) => {
        // Of the panel over the pictures first.
        if (event.target === event.currentTarget && closeMore()) event.preventDefault();
      }}
    >
      {loop ? <StageBehind loop={loop} /> : null}
      <div className="dialog-head">
        <p className="dialog-name">{nameAmong(slides)}</p>
        {among ? <SlideSteps place={among} dialog={dialog} /> : null}
        {loop ? <StageTools loop={loop} /> : null}
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

/** What the address says of slides. Until the list is here nothing is named, so that no title gives way to a question. */
function useSlides(): PlaceAmongSlides | "underway" | null {
  const [id] = useState(() => slideIn(window.location.search));
  const [place, setPlace] = useState<PlaceAmongSlides | "underway" | null>(id === null ? null : "underway");
  useEffect(() => {
    if (id === null) return;
    placeAmongSlides(id).then(setPlace, () => setPlace(null));
  }, [id]);
  return place;
}

function nameAmong(slides: ReturnType<typeof useSlides>): ReactNode {
  if (slides === "underway") return null;
  return slides ? slides.slide.asks : <FigureTitle />;
}

/** Of the pointer and the keys; then the controls of a playing figure fade [ms]. */
const IDLE_MS = 3000;

/** Marks the dialog while nothing moves but the figure. Menus stay, and what has the keyboard's focus. */
function useIdleMark(dialog: RefObject<HTMLDialogElement | null>, loop: StagedLoop | null): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !loop) return;
    const stop = new AbortController();
    let timer = 0;
    const wait = () => {
      element.removeAttribute("data-idle");
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, IDLE_MS);
    };
    const rest = () => {
      const isBusy = element.querySelector(":popover-open, :focus-visible:not(dialog)") !== null;
      const mayFade = !isBusy && (loop.playing || element.hasAttribute("data-quiet"));
      if (mayFade) element.setAttribute("data-idle", "");
      else timer = window.setTimeout(rest, IDLE_MS);
    };
    for (const event of ["pointermove", "pointerdown", "keydown", "focusin"])
      element.addEventListener(event, wait, { signal: stop.signal, passive: true });
    wait();
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, [dialog, loop]);
}

/**
 * Takes a figure's stage, and the panel of what it offers besides, from the text into the dialog while this is rendered. On paper they
 * stand in their places.
 */
export function MovedStage({ stage }: { readonly stage: RefObject<HTMLElement | null> }): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [moved, place, dialog] = [stage.current, stage.current?.parentElement, room.current?.parentElement];
    if (!moved || !place || !dialog || !room.current) return;
    const figure = place.closest("figure");
    const borrowed = [borrow(moved, room.current)];
    const panel = figure?.querySelector<HTMLElement>(".more-panel");
    if (panel) borrowed.push(borrow(panel, room.current));
    const take = () => {
      // Nothing has moved when the stage is back.
      place.style.minHeight = `${place.offsetHeight}px`;
      for (const each of borrowed) each.take();
    };
    const giveBack = () => {
      for (const each of borrowed) each.giveBack();
      place.style.minHeight = "";
    };
    const print = () => {
      giveBack();
      figure?.dispatchEvent(new Event("figure:draw-svg"));
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
  return <div ref={room} className="dialog-room" />;
}

/** A comment keeps the element's place. */
function borrow(element: HTMLElement, room: HTMLElement) {
  const place = document.createComment("");
  return {
    take: () => {
      element.before(place);
      room.append(element);
    },
    giveBack: () => {
      if (place.isConnected) place.replaceWith(element);
    },
  };
}

/** Pictures higher than wide leave less of the window empty where several stand side by side. */
function fitDialog(dialog: HTMLElement): void {
  // What fills the window is never lower than it: only what reaches beyond it is too high.
  const height = dialog.clientHeight;
  fitStage(dialog, { height: height + 2, highest: height, highestByWidth: 1.5 });
}
