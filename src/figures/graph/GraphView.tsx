import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { clamp } from "../../core/math/scalar";
import { axisFraction, type FunctionCurve, type FunctionPlot } from "../../plots/functions/functionPlot";
import { AREA_INSETS } from "../../plots/plotArea";
import { useFrameListener } from "../../ui/liveElements";
import { PrerenderedPlot } from "../../ui/PrerenderedPlot";

const prerendered = import.meta.env.SSR ? await import("../../plots/prerendered") : null;

interface GraphViewProps {
  readonly plot: FunctionPlot;
  readonly summary: string;
  /** Along the axis, 0 to 1. */
  readonly place: () => number;
  /** Left out, the curves have no dots. */
  readonly x?: () => number;
  /** Of a point of the plot, along its other axis. */
  readonly up?: () => number;
  readonly onPlace: (place: number, up: number) => void;
}

export function GraphView({ summary, ...cursor }: GraphViewProps): ReactNode {
  const { plot } = cursor;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawing = place.current;
    if (!drawing || drawing.firstElementChild) return;
    import("../../plots/functions/draw").then(({ drawFunctions }) =>
      drawing.replaceChildren(drawFunctions(plot, summary)),
    );
  }, [plot, summary]);
  return (
    <div className="plot function-plot">
      <div className="plot-frame">
        <PrerenderedPlot
          place={place}
          markup={prerendered ? prerendered.functionMarkup(plot, summary) : ""}
        />
        <GraphCursor {...cursor} />
      </div>
    </div>
  );
}

/** For the pointer alone: the slider does the same for everybody. */
function GraphCursor({ plot, place, x, up, onPlace }: Omit<GraphViewProps, "summary">): ReactNode {
  const cursor = useRef<HTMLSpanElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, width, bottom, height } = event.currentTarget.getBoundingClientRect();
    onPlace(clamp((event.clientX - left) / width, 0, 1), clamp((bottom - event.clientY) / height, 0, 1));
  };
  useFrameListener(() => {
    const left = percent(place());
    if (cursor.current && cursor.current.style.left !== left) cursor.current.style.left = left;
    if (!x || !dots.current) return;
    const now = x();
    for (const [index, { at }] of plot.curves.entries()) {
      const dot = dots.current.querySelectorAll<HTMLElement>(".plot-marker-dot")[index];
      if (dot) Object.assign(dot.style, dotPlace(place(), axisFraction(plot.y, at(now))));
    }
  });
  return (
    <div
      ref={dots}
      className="plot-area"
      style={AREA_INSETS}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
    >
      <span ref={cursor} className="plot-marker" style={{ left: percent(place()) }} />
      {x
        ? plot.curves.map(({ id, at }, index) => (
            <span
              key={id}
              className={`plot-marker-dot lane-${index + 1}`}
              style={dotPlace(place(), axisFraction(plot.y, at(x())))}
            />
          ))
        : null}
      {up ? <span className="plot-marker-dot" style={dotPlace(place(), up())} /> : null}
    </div>
  );
}

function dotPlace(along: number, up: number) {
  const inside = up >= 0 && up <= 1;
  return { left: percent(along), bottom: percent(inside ? up : 0), display: inside ? "block" : "none" };
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)}%`;
}

const SYMBOLS = {
  circle: "M17,1a3,3 0 1 0 0.01,0Z",
  plus: "M13,4H21M17,0V8",
  times: "M14,1L20,7M20,1L14,7",
  square: "M14,1H20V7H14Z",
} as const;

/** Of a curve's line, or of the sign that its points have. */
export function CurveSample({
  curve,
  index,
}: {
  curve: Pick<FunctionCurve, "symbol">;
  index: number;
}): ReactNode {
  const { symbol } = curve;
  return (
    <svg className="plot-sample" viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
      {symbol ? (
        <path className={`plot-cloud lane-${index + 1}`} d={SYMBOLS[symbol]} />
      ) : (
        <path className={`plot-line lane-${index + 1}`} d="M0,4H34" />
      )}
    </svg>
  );
}
