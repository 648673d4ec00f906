import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { axisFraction } from "../../../plots/functions/functionPlot";
import { PRECISION_INSETS, type PrecisionPlot } from "../../../plots/workPrecision/workPrecision";
import { showHighlight } from "./highlightCurve";
import { precisionSummary } from "./plot";
import { type PointRef, RunLink } from "./RunLink";
import { isTimed, RATES } from "./sweep";

/** Draws the plot of the built page; in the browser it is there already. */
const still = import.meta.env.SSR ? await import("../../../plots/prerendered") : null;

/** No sooner than this after the last drawing [ms]: points come in bursts. */
const BETWEEN_DRAWINGS = 300;

/** The plot, and over each of its points a link to the run that made it, for the pointer. */
export function WorkPrecisionPlot({ plot, fresh }: { plot: PrecisionPlot; fresh: boolean }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  useDrawing(place, plot, fresh);
  return (
    <div className="plot precision-plot">
      <div className="precision-frame">
        <PrerenderedPlot
          place={place}
          markup={still ? still.precisionMarkup(plot, precisionSummary(plot)) : ""}
        />
        {/* For the pointer alone: the table below has the same links for everybody. */}
        <div className="plot-area precision-area" style={PRECISION_INSETS} aria-hidden="true">
          {(alive ? plot.curves : []).flatMap(({ id, points }) =>
            points.map(({ cost, error }, k) => {
              const rate = RATES[k];
              if (!isTimed(id) || rate === undefined) return null;
              const at: PointRef = { rule: id, rate, error };
              const left = `${(100 * axisFraction(plot.cost, cost)).toFixed(2)}%`;
              const bottom = `${(100 * axisFraction(plot.error, error)).toFixed(2)}%`;
              return <RunLink key={`${id} ${rate}`} at={at} style={{ left, bottom }} />;
            }),
          )}
        </div>
      </div>
    </div>
  );
}

/** Draws anew when there is something new, and where the page has no drawing. */
function useDrawing(place: { readonly current: HTMLDivElement | null }, plot: PrecisionPlot, fresh: boolean) {
  const last = useRef(0);
  useEffect(() => {
    const element = place.current;
    if (!element || (!fresh && element.firstElementChild)) return;
    let wanted = true;
    const wait = Math.max(0, last.current + BETWEEN_DRAWINGS - performance.now());
    const timer = window.setTimeout(async () => {
      const { drawPrecision } = await import("../../../plots/workPrecision/draw");
      // Starting the library and drawing with it are tasks of their own, so that neither keeps the reader waiting long.
      await yieldToMain();
      last.current = performance.now();
      if (!wanted) return;
      element.replaceChildren(drawPrecision(plot, precisionSummary(plot)));
      const figure = element.closest("figure");
      if (figure) showHighlight(figure);
    }, wait);
    return () => {
      wanted = false;
      window.clearTimeout(timer);
    };
  }, [place, plot, fresh]);
}

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Markup that React puts there once, or finds there, and leaves alone. */
const PrerenderedPlot = memo(
  ({ place, markup }: { place: React.RefObject<HTMLDivElement | null>; markup: string }) => (
    <div
      ref={place}
      className="plot-prerendered"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  ),
  () => true,
);
