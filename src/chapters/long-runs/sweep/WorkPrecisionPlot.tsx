import { type ReactNode, useEffect, useRef } from "react";
import { yieldToMain } from "../../../browser/scheduling";
import { isSwept, RATES } from "../../../core/runs/workPrecision";
import { axisFraction } from "../../../plots/functions/functionPlot";
import { PRECISION_INSETS, type PrecisionPlot } from "../../../plots/workPrecision/workPrecision";
import { PrerenderedPlot } from "../../../ui/PrerenderedPlot";
import { useHydrated } from "../../../ui/useHydrated";
import { precisionSummary } from "../../shared/workPrecision/precisionPlot";
import { strings } from "../strings/en";
import { type PointRef, RunLink } from "./RunLink";

const prerendered = import.meta.env.SSR ? await import("../../../plots/prerendered") : null;

/** Between two drawings, for results arrive in bursts. */
const BETWEEN_DRAWINGS_MS = 300;

interface WorkPrecisionPlotProps {
  readonly plot: PrecisionPlot;
  readonly isMeasured: boolean;
}

export function WorkPrecisionPlot({ plot, isMeasured }: WorkPrecisionPlotProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useDrawing(place, plot, isMeasured);
  return (
    <div className="plot precision-plot">
      <div className="precision-frame">
        <PrerenderedPlot
          place={place}
          markup={
            prerendered
              ? prerendered.precisionMarkup(plot, precisionSummary(plot, strings.sweep.everyPoint))
              : ""
          }
        />
        {/* For the pointer alone: the table below has the same links for everybody. */}
        <div className="plot-area precision-area" style={PRECISION_INSETS} aria-hidden="true">
          {(isHydrated ? plot.curves : []).flatMap(({ id, points }) =>
            points.map(({ cost, error }, k) => {
              const rate = RATES[k];
              if (!isSwept(id) || rate === undefined) return null;
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

/** Draws a plot of measured costs, and any where the page has no drawing. */
function useDrawing(
  place: { readonly current: HTMLDivElement | null },
  plot: PrecisionPlot,
  isMeasured: boolean,
): void {
  const last = useRef(0);
  useEffect(() => {
    const element = place.current;
    if (!element || (!isMeasured && element.firstElementChild)) return;
    let wanted = true;
    const wait = Math.max(0, last.current + BETWEEN_DRAWINGS_MS - performance.now());
    const timer = window.setTimeout(async () => {
      const { drawPrecision } = await import("../../../plots/workPrecision/draw");
      // Loading the library and drawing are separate tasks, so that neither is long.
      await yieldToMain();
      last.current = performance.now();
      if (!wanted) return;
      element.replaceChildren(drawPrecision(plot, precisionSummary(plot, strings.sweep.everyPoint)));
      const figure = element.closest("figure");
      if (figure) showHighlight(figure);
    }, wait);
    return () => {
      wanted = false;
      window.clearTimeout(timer);
    };
  }, [place, plot, isMeasured]);
}

/** Until the returned function is called, highlights the rule under the pointer or the focus. */
export function followHighlight(figure: HTMLElement): () => void {
  const stop = new AbortController();
  const follow = ({ target }: Event) => {
    const rule = target instanceof Element ? target.closest<HTMLElement>("[data-rule]")?.dataset.rule : null;
    if ((figure.dataset.highlightedRule ?? "") === (rule ?? "")) return;
    figure.dataset.highlightedRule = rule ?? "";
    showHighlight(figure);
  };
  figure.addEventListener("pointerover", follow, { passive: true, signal: stop.signal });
  figure.addEventListener("focusin", follow, { signal: stop.signal });
  return () => stop.abort();
}

function showHighlight(figure: HTMLElement): void {
  const highlighted = figure.dataset.highlightedRule ? `rule-${figure.dataset.highlightedRule}` : null;
  for (const part of figure.querySelectorAll(".precision-plot [class*='rule-']"))
    part.classList.toggle("highlighted", highlighted !== null && part.classList.contains(highlighted));
}
