import { memo, type RefObject } from "react";

interface PrerenderedPlotProps {
  /** Empty in the browser, which hydrates what stands there. */
  readonly markup: string;
  readonly place?: RefObject<HTMLDivElement | null>;
}

/** Never updated by React: later drawings replace it by hand. */
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
