import { memo, type RefObject } from "react";

interface PrerenderedPlotProps {
  /** The plot as an SVG element, from the page's build; empty in the browser, which hydrates what stands there. */
  readonly markup: string;
  /** For a drawing that replaces it. */
  readonly place?: RefObject<HTMLDivElement | null>;
}

/** Markup that React renders while a page is built, or hydrates once, and never updates: later drawings replace it by hand. */
export const PrerenderedPlot = memo(
  ({ markup, place }: PrerenderedPlotProps) => (
    <div
      ref={place}
      className="plot-prerendered"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  ),
  () => true,
);
