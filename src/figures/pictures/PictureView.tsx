import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { addGestureListeners } from "../../scene/gestures";
import type { Mark } from "../../scene/marks";
import { Picture } from "../../scene/picture";
import { svgMarkup } from "../../scene/svg/markup";
import { highlightTerm } from "../../ui/highlightTerm";
import { setText, useFrameListener } from "../../ui/liveElements";
import { type HoldActions, useHolding } from "./holding";
import type { PictureMarks, RenderLoop } from "./RenderLoop";
import { termUnder } from "./termPicking";

/** A square shows the framed sphere whole; on a phone it is hardly larger than `SHOWN`, where names need more of its room. */
const STILL = { width: 400, height: 400 };
const SHOWN = { width: 240, height: 240 };

/** For what a figure writes below a body that can be held [px]. */
const FOOT = 36;

/** Told what a picture shows as it is rendered for a page. */
export const PictureObserver = createContext<((marks: readonly Mark[]) => void) | null>(null);

interface PictureViewProps {
  readonly loop: RenderLoop;
  /** The first of them make the prerendered picture. */
  readonly marks: PictureMarks;
  /** In one sentence. */
  readonly describe: () => string;
  /** Why there is nothing to draw. */
  readonly trouble?: () => string | null;
  /** Where the reader may take hold of the body. */
  readonly hold?: HoldActions | null;
  /** Within the picture, drawn as it is; hidden from screen readers. */
  readonly inset?: ReactNode;
  readonly children?: ReactNode;
}

export function PictureView(props: PictureViewProps): ReactNode {
  const { loop, marks, describe, trouble, hold = null, inset, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const observe = useContext(PictureObserver);
  const foot = hold ? FOOT : 0;
  // The page has it already.
  const [still] = useState(() => {
    if (!import.meta.env.SSR) return "";
    observe?.(marks());
    return svgMarkup(marks(), loop.camera, STILL, { ...SHOWN, foot });
  });
  const [firstDescription] = useState(describe);
  const isHeld = useHolding(element, loop, marks, hold);
  useFrameListener(() => {
    if (!loop.playing) element.current?.setAttribute("aria-label", describe());
    setText(notice.current, trouble?.() ?? "");
  });
  useLivePicture(element, loop, marks, foot, isHeld);
  useTermPicking(element, loop, marks);

  return (
    <div className="picture-frame">
      <div ref={element} className="picture" role="img" aria-label={firstDescription}>
        <svg
          viewBox={`0 0 ${STILL.width} ${STILL.height}`}
          aria-hidden="true"
          focusable="false"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: still }}
        />
        <canvas />
        {inset}
      </div>
      {children}
      <p ref={notice} className="picture-trouble" />
    </div>
  );
}

/** Gestures turn it while its body is not held. */
function useLivePicture(
  element: RefObject<HTMLDivElement | null>,
  loop: RenderLoop,
  marks: PictureMarks,
  foot: number,
  isHeld: () => boolean,
): void {
  const marksNow = useEffectEvent(marks);
  const orbit = useEffectEvent((azimuth: number, elevation: number) => {
    if (!isHeld()) loop.orbit(azimuth, elevation);
  });
  useEffect(() => {
    if (!element.current) return;
    const picture = new Picture(element.current, () => loop.invalidate(), foot);
    const remove = loop.addPicture({ picture, marks: () => marksNow() });
    const removeGestures = addGestureListeners(element.current, {
      onOrbit: (azimuth, elevation) => orbit(azimuth, elevation),
      onDolly: (factor) => loop.dolly(factor),
    });
    return () => {
      removeGestures();
      remove();
      picture.dispose();
    };
  }, [element, loop, foot]);
}

/** Pointing at an arrow, or tapping it, highlights its term. */
function useTermPicking(
  element: RefObject<HTMLDivElement | null>,
  loop: RenderLoop,
  marks: PictureMarks,
): void {
  const pick = useEffectEvent((event: PointerEvent, picture: HTMLElement) => {
    if (event.type === "pointermove" && event.buttons !== 0) return;
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = [event.clientX - left, event.clientY - top] as const;
    highlightTerm(termUnder(marks(), loop.shownCamera, { width, height }, ...at));
  });
  useEffect(() => {
    const picture = element.current;
    if (!picture) return;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const onPoint = (event: PointerEvent) => pick(event, picture);
    picture.addEventListener("pointermove", onPoint, options);
    picture.addEventListener("pointerdown", onPoint, options);
    picture.addEventListener(
      "pointerleave",
      (event) => {
        if (event.pointerType !== "touch") highlightTerm(null);
      },
      options,
    );
    return () => stop.abort();
  }, [element]);
}
