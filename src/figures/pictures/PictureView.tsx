import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { followGestures } from "../../scene/gestures";
import type { Mark } from "../../scene/marks";
import { Picture } from "../../scene/picture";
import { svgMarkup } from "../../scene/svg/markup";
import { highlightTerm } from "../../ui/highlightTerm";
import type { PictureDriver } from "../shell/pictureDriver";
import { termUnder } from "./termPicking";

/** The still's own size; a square shows the framed sphere whole, and any other shape shows more beside it. */
const STILL = { width: 400, height: 400 };

interface PictureViewProps {
  readonly driver: PictureDriver;
  /** The marks to draw now; the first of them make the still. */
  readonly marks: () => readonly Mark[];
  /** One sentence on what the picture shows now. */
  readonly describe: () => string;
  /** Why there is nothing to draw, if there is not. */
  readonly trouble: () => string | null;
}

/** A picture of a figure: its still as SVG in the page, then live. */
export function PictureView(props: PictureViewProps): ReactNode {
  const { driver, marks, describe, trouble } = props;
  const element = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const latest = useRef({ marks, describe, trouble });
  latest.current = { marks, describe, trouble };
  // In the browser the page has it already, and a live picture takes its place at the next animation frame.
  const [still] = useState(() => (import.meta.env.SSR ? svgMarkup(marks(), driver.camera, STILL) : ""));
  const [firstDescription] = useState(describe);

  useEffect(() => {
    if (!element.current) return;
    const picture = new Picture(element.current, () => driver.invalidate());
    const hide = driver.show({ picture, marks: () => latest.current.marks() });
    const tell = driver.onFrame(() => {
      if (!driver.player.playing) element.current?.setAttribute("aria-label", latest.current.describe());
      if (notice.current) notice.current.textContent = latest.current.trouble() ?? "";
    });
    const release = followGestures(element.current, {
      onOrbit: (azimuth, elevation) => driver.turn(azimuth, elevation),
      onDolly: (factor) => driver.approach(factor),
    });
    return () => {
      release();
      tell();
      hide();
      picture.dispose();
    };
  }, [driver]);

  usePointing(element, driver, latest);

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
      </div>
      <p ref={notice} className="picture-trouble" />
    </div>
  );
}

/** Pointing at an arrow, or tapping it, lights its term on the whole page. */
function usePointing(
  element: RefObject<HTMLDivElement | null>,
  driver: PictureDriver,
  latest: RefObject<{ readonly marks: () => readonly Mark[] }>,
): void {
  useEffect(() => {
    const picture = element.current;
    if (!picture) return;
    const point = (event: PointerEvent) => {
      if (event.type === "pointermove" && event.buttons !== 0) return;
      const { left, top, width, height } = picture.getBoundingClientRect();
      const at = [event.clientX - left, event.clientY - top] as const;
      highlightTerm(termUnder(latest.current.marks(), driver.camera, { width, height }, ...at));
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== "touch") highlightTerm(null);
    };
    picture.addEventListener("pointermove", point, { passive: true });
    picture.addEventListener("pointerdown", point, { passive: true });
    picture.addEventListener("pointerleave", leave, { passive: true });
    return () => {
      picture.removeEventListener("pointermove", point);
      picture.removeEventListener("pointerdown", point);
      picture.removeEventListener("pointerleave", leave);
    };
  }, [element, driver, latest]);
}
