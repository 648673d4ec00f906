import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { type FunctionPlot, placeOn, valueOn } from "../../plots/functions/functionPlot";
import { AREA_INSETS } from "../../plots/plotArea";
import { Drawing } from "./GraphView";

interface CursorGraphProps {
  readonly plot: FunctionPlot;
  readonly summary: string;
  /** The value of x now. */
  readonly value: () => number;
  readonly onInput: (x: number) => void;
  /** Calls back whenever the value may have changed, until the returned function is called. */
  readonly follow: (dial: () => void) => () => void;
}

/** A plot of functions drawn once, whose line follows a value without React. */
export function CursorGraph({ plot, summary, value, onInput, follow }: CursorGraphProps): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  const latest = useRef(value);
  latest.current = value;
  const left = () => `${(100 * placeOn(plot.x, latest.current())).toFixed(2)}%`;
  useEffect(
    () =>
      follow(() => {
        const place = `${(100 * placeOn(plot.x, latest.current())).toFixed(2)}%`;
        if (marker.current && marker.current.style.left !== place) marker.current.style.left = place;
      }),
    [follow, plot],
  );
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onInput(valueOn(plot.x, Math.max(0, Math.min(1, (event.clientX - left) / width))));
  };
  return (
    <div className="plot function-plot">
      <div className="plot-frame">
        <Drawing plot={plot} summary={summary} />
        {/* For the pointer alone: the figure's slider does the same for everybody. */}
        <div
          className="plot-area"
          style={AREA_INSETS}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag(event);
          }}
          onPointerMove={drag}
        >
          <span ref={marker} className="plot-marker" style={{ left: left() }} />
        </div>
      </div>
    </div>
  );
}
