import type { ReactNode, Ref } from "react";
import type { Viewport } from "../../../scene/camera";

interface SvgPictureProps {
  readonly size: Viewport;
  /** From `svgMarkup`: numbers, and words that no reader typed. */
  readonly markup: string;
  /** For drawings that are added later. */
  readonly ref?: Ref<SVGSVGElement>;
}

/** A scene as an SVG; what it shows is said by the element around it. */
export function SvgPicture({ size: { width, height }, markup, ref }: SvgPictureProps): ReactNode {
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
